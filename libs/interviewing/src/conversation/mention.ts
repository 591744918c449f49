import type { InterviewPlan, PlannedQuestion } from '@portal/protocol';
import { findSkills } from '../facts/lexicon/skills';
import { fold, latinDigits, words } from '../language/words';

/** Something the candidate said that a reply can refer to. */
export type Mention = { kind: 'figure' | 'name'; text: string };

const FIGURE =
  /\b(\d+(?:[.,]\d+)*\s?(?:%|percent|per cent|milliseconds|seconds|minutes|hours|days|weeks|months|users|customers|clients|people|students|patients|requests|times)|(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))? (?:percent|per cent))(?![\p{L}\d])/giu;
const ARABIC_FIGURE =
  /((?<!\d[.,]?)\d+(?:[.,]\d+)*\s?(?:%|٪|بالمئة|في المئة|بالمائة|في المائة|دقيقة|ساعة|يوما|أسبوعا|شهرا|عميل|طالب|مريض|مستخدم))/gu;

/**
 * Picks a detail from an answer for a reply to mention: a figure, or else the name of a tool,
 * method, employer or project. Prefers names that the question did not mention. Returns null if
 * nothing stands out.
 */
export function mentionIn(
  answer: string,
  question: PlannedQuestion,
  plan: InterviewPlan,
): Mention | null {
  const figures = [
    ...(latinDigits(answer).match(FIGURE) ?? []),
    ...(latinDigits(answer).match(ARABIC_FIGURE) ?? []),
  ];
  // Prefer a percentage. If there is none, use the last figure, because the result usually comes at
  // the end of a story.
  const figure =
    figures.find((text) => /%|٪|per ?cent|بالمئة|المئة|بالمائة|المائة/i.test(text)) ??
    figures.at(-1);
  if (figure) return { kind: 'figure', text: figure };
  const known = new Set([...plan.resume.skills, ...plan.job.skills]);
  const said = fold(answer);
  const facts = [...plan.resume.employers, ...plan.resume.projects].filter(
    (fact) =>
      words(fact).length > 0 && ` ${words(said).join(' ')} `.includes(` ${words(fact).join(' ')} `),
  );
  const named = findSkills(answer, { strict: false, known }).map(({ skill }) => skill.name);
  // Skills are listed under their English names, so an Arabic interview uses only those that were
  // said in English.
  const names = [
    ...(plan.language === 'ar-SA' ? named.filter((text) => said.includes(fold(text))) : named),
    ...facts,
  ];
  const asked = fold(question.question.text);
  const name = names.find((candidate) => !asked.includes(fold(candidate))) ?? names[0];
  return name ? { kind: 'name', text: name } : null;
}
