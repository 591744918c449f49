import { phraseMatcher } from '../../language/phrase-matcher';
import { actionsIn } from './actions';

/** Words that introduce reasons, contrasts and conditions. */
const LINKS =
  phraseMatcher(`because|so|since|but|which|when|while|until|unless|otherwise|instead|rather|although|though|if|whether|therefore|that's why|which is why|the reason|in order to|due to|meant|than|where|who|without|before|after|then|once
|لأن|لأنه|لأنها|لأنهم|بسبب|لذلك|لكن|ولكن|بس|عشان|علشان|لين|لما|ولما|إذا|وإذا|لو|ولو|بدل|بدلا|مع أن|رغم|حتى|كي|لكي|مما|وبالتالي|قبل|بعد|بعدها|وبعدها|بعدين|وبعدين|ثم|من غير|بدون|غالبا معناها|إلا لما|حيث|بينما|منذ|ليش|ايش|اللي|التي|الذي`);

/** Words that say when, who or how much: concrete details that are easy to picture or to check. */
const PARTICULARS =
  phraseMatcher(`monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|ramadan|yesterday|morning|afternoon|evening|night|noon|midnight|lunch|minute|minutes|hour|hours|day|days
|week|weeks|month|months|quarter|year|last year|last week|last month|last autumn|last spring|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|twice|double|third|percent|euros|dollars|pounds|metres|meters|man|woman|lady|boy|girl|mother
|father|son|daughter|colleague|boss|manager|foreman|designer|doctor|nurse|porter|receptionist|guy|guys|owner|head of|cousin|driver|student|said|told|asked|phone|call|calls|photo|photos|door|table|paper|card|cards
|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|رمضان|العيد|الصبح|الليل|الفجر|الظهر|العصر|الفطور|مية|ميه|آلاف|شهرين|بالشهر|بالأسبوع|باليوم|الأسبوع|الشهر|وعشرين|وثلاثين|وأربعين|وخمسين|وستين|وسبعين|وثمانين|وتسعين|ستين|سبعين|ثمانين|تسعين|أربعين|خمسين|صفحة|ساعة|الساعة|ساعتين|ساعات|دقيقة|دقائق|دقايق|دقيقتين|ثانية|يوم|يومين|أيام|أسبوع|أسبوعين|أسابيع|شهر|شهرين|أشهر|شهور|سنة|سنتين|سنوات|واحد|واحدة
|وحدة|اثنين|ثنتين|ثلاث|ثلاثة|أربع|أربعة|خمس|خمسة|ست|ستة|سبع|سبعة|ثمان|ثمانية|تسع|تسعة|عشر|عشرة|عشرين|ثلاثين|أربعين|خمسين|مئة|مئتين|ألف|ألفين|نص|نصف|ربع|ضعف|مرة|مرتين|بالمئة|بالمية|ريال|المدير|مديرها|المشرف|مشرفة|زميلي|زميلتها|صاحب|السواق|السائق|بنتها|أمين|المقاول|الموظف|قال|قالت|قلت|سألته|سألت|ورقة|دفتر|صورة|الباب`);

const NUMBER = /^\d/;

/** Counts the distinct linking words in an answer. Expects the output of `words`. */
export const linksIn = (folded: readonly string[]): number =>
  LINKS.found(folded).size + new Set(folded.filter(isArabicSo)).size;
export const particularsIn = (folded: readonly string[]): number =>
  PARTICULARS.found(folded).size + new Set(folded.filter((word) => NUMBER.test(word))).size;

/** Whether a word is a verb with the Arabic prefix that means "so": فطلبت، فرتبنا. */
const isArabicSo = (word: string) =>
  /^ف[\u0621-\u064A]{3,}$/.test(word) && actionsIn([word.slice(1)]).events > 0;

/**
 * Endings of abstract English nouns and adjectives. Strings of buzzwords are full of such words or,
 * in Arabic, of definite nouns.
 */
const ABSTRACT =
  /(tions?|sions?|ments?|ities|ity|ness|ships?|ances?|ences?|isms?|ology|ical|able|ive|isation|ization)$/;
const DEFINITE = /^(و|ف|ب|ك)?(ال|لل)[\u0621-\u064A]{3,}$/;

/**
 * Returns the share of abstract words (0–1). In Arabic, definite nouns count as half a word each.
 */
export function abstractShare(folded: readonly string[]): number {
  const heavy = folded.reduce(
    (sum, word) =>
      sum + (word.length > 6 && ABSTRACT.test(word) ? 1 : DEFINITE.test(word) ? 0.5 : 0),
    0,
  );
  return heavy / Math.max(1, folded.length);
}
