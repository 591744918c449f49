import { latinDigits } from '../language/words';

const FIGURE =
  /\b(\d+(?:[.,]\d+)*\s?(?:%|percent|per cent|milliseconds|seconds|minutes|hours|days|weeks|months|users|customers|clients|people|students|patients|requests|times)|(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))? (?:percent|per cent))(?![\p{L}\d])/giu;
const ARABIC_FIGURE =
  /((?<!\d[.,]?)\d+(?:[.,]\d+)*\s?(?:%|٪|بالمئة|في المئة|بالمائة|في المائة|دقيقة|ساعة|يوما|أسبوعا|شهرا|عميل|طالب|مريض|مستخدم))/gu;

/**
 * Returns the figure with its unit that a report on an answer can name; null if there is none. A
 * percentage goes first, else the last figure, because the result usually comes at the end.
 */
export function figureIn(answer: string): string | null {
  const figures = [
    ...(latinDigits(answer).match(FIGURE) ?? []),
    ...(latinDigits(answer).match(ARABIC_FIGURE) ?? []),
  ];
  return (
    figures.find((text) => /%|٪|per ?cent|بالمئة|المئة|بالمائة|المائة/i.test(text)) ??
    figures.at(-1) ??
    null
  );
}
