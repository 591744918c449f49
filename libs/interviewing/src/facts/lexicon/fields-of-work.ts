import { fold } from '../../language/words';
import { kindOf, skillNamed } from './skills';

const FIELD_WORDS =
  /(?:^|\s)(?:engineering|sciences?|studies|medicine|nursing|law|economics|mathematics|physics|chemistry|biology|accounting|administration|degree|diploma|bachelor'?s?|master'?s?|b\.?sc|m\.?sc|mba|phd|هندسه|الهندسه|علوم|العلوم|الطب|طب|التمريض|تمريض|القانون|الاقتصاد|الرياضيات|الفيزياء|الكيمياء|بكالوريوس|ماجستير|دبلوم|محاسبه|المحاسبه)(?:$|\s)/u;

/** Engineering and science that name a method, not a field of study. */
const METHODS = new Set(
  [
    'Feature engineering',
    'Site reliability engineering',
    'Chaos engineering',
    'Prompt engineering',
  ].map(fold),
);

/** Fields that the name of a practice begins with: "your work with sales forecasting" names one. */
const FIELD_FIRST =
  /^(?:sales|marketing|teaching|nursing|pharmacy|medicine|logistics|finance|human resources|التمريض|تمريض|الطب|الصيدله|التدريس|المحاسبه|محاسبه|الهندسه|هندسه|التسويق|المبيعات|الموارد البشريه)(?: |$)/u;

/**
 * Whether a skill is a profession or a field of study rather than something one works with: nobody
 * is asked how they "used nursing".
 */
export function isFieldOfWork(name: string): boolean {
  const folded = fold(name.trim());
  if (METHODS.has(folded)) return false;
  const arabic = fold(skillNamed(name)?.arabic ?? '');
  return (
    kindOf(name) === 'fields' ||
    FIELD_WORDS.test(folded) ||
    FIELD_FIRST.test(folded) ||
    FIELD_FIRST.test(arabic)
  );
}
