import type { Language } from '@portal/protocol';
import { FILLERS, fold, withoutAnd, words } from './words';

/**
 * Signals to look for in an answer, whatever its subject. Each field is the number of distinct
 * matches.
 */
export interface Signals {
  /** Figures: digits and number words. */
  numbers: number;
  /**
   * Number of words and phrases that describe results, such as "reduced", "saved", "increased" and
   * "as a result".
   */
  results: number;
  /**
   * Number of phrases that introduce a concrete case: "for example", "last year", "there was a".
   */
  examples: number;
  /** Number of first-person actions, such as "I built" and "we moved". */
  actions: number;
  /** Words that introduce reasons or trade-offs: "because", "instead", "trade-off". */
  reasons: number;
  /** Words that express a sequence: "first", "then", "finally". */
  sequence: number;
  /**
   * Number of phrases that describe the situation before the action, such as "the problem was" and
   * "we had".
   */
  context: number;
  /** Vague and evasive words: "it depends", "stuff", "somehow". */
  hedges: number;
}

const list = (text: string) => text.split('|').map((phrase) => words(phrase));

const PHRASES: Readonly<
  Record<Exclude<keyof Signals, 'numbers' | 'actions'>, readonly string[][]>
> = {
  results:
    list(`result|as a result|resulted|reduced|reducing|cut|dropped|fell|decreased|lowered|saved|saving|increased|grew|rose|improved|doubled|tripled|halved|faster|fewer|went from|down from|up from|delivered|shipped|launched|succeeded|outcome|achieved|in the end|won|percent|ahead of schedule|ahead of time|met the deadline|day early|days early|week early|weeks early|hours early|handed it over|handed them over|handed it in|we handed over|i handed over|went down|came down|went up|went live|no longer|never happened again|not happened again|hasn't happened again|since then|ended up|solved|resolved|finished|completed|disappeared|better than|than before|is now|are now|it's now|now it|now we|now he|now she|now they|we now|he now|she now|they now|years now|months now|still here|still with us|with us again|stayed with us|came back|works well|worked well|thanked me|thanked us|renewed|settled
النتيجه|نتيجه|وبالنتيجه|انخفض|انخفضت|خفضنا|خفضت|قللت|قللنا|وفرنا|وفرت|زاد|زادت|ارتفع|ارتفعت|تحسن|تحسنت|حققت|حققنا|نجح|نجحنا|نجحت|اسرع|بالمئه|في المئه|بالمايه|في المايه|اطلقنا|في النهايه|سلمنا|سلمت|سلمناه|سلمته|سلمناها|سلمتها|انجزنا|انجزناه|انجزته|اكتمل|اكتملت|انتهينا|انهينا|خلصنا|خلصناه|خلصته|نزل|نزلت|قل عدد|قلت الاخطاء|قلت الشكاوي|اختفي|اختفت|انحلت|حلت المشكله|رضي|رضيت|وفر|وفروا|لم يتكرر|لم تتكرر|ما تكرر|ما تكررت|منذ ذلك|من يومها|الي النصف|للنصف|شكرني|شكرتني|شكرنا|جدد|جددت`),
  examples:
    list(`for example|for instance|once|one time|one day|last year|last month|last week|when i|when we|there was|there were|in one case|at my|in my last|in my previous|such as|a customer|a client|a colleague|a patient|a student|at the time|two years ago|years ago|in 20|
مثلا|على سبيل المثال|ذات مره|في احدى|في احد|عندما كنت|حين كنت|حدث ان|كان لدينا|كان هناك|في العام الماضي|العام الماضي|في مشروع|في شركه|احد العملاء|احدى المرات|قبل سنه|قبل سنتين`),
  reasons:
    list(`because|so that|therefore|the reason|which meant|instead|rather than|trade-off|tradeoff|trade off|whereas|however|although|that way|in order to|due to|compared|otherwise|that's why|which is why|on the other hand|
لان|لانه|لانها|بسبب|لذلك|ولذلك|بدلا من|مقارنه|رغم|حتى|كي|لكي|السبب|مما|وبالتالي|بالمقابل|في المقابل`),
  sequence:
    list(`first|firstly|second|secondly|then|next|after that|afterwards|finally|at the end|in the end|to start|at first|later|step|
اولا|ثانيا|ثالثا|ثم|بعد ذلك|بعدها|اخيرا|في البدايه|في النهايه|لاحقا|خطوه`),
  context:
    list(`the problem was|the issue was|the situation|we had|there was|there were|at the time|the goal|the task|my task|my role|the challenge|we needed|i was responsible|the team had|used to|was asked to|
المشكله|كانت المشكله|الموقف|كان لدينا|كان هناك|الهدف|المهمه|مهمتي|دوري|التحدي|احتجنا|كنت مسؤولا|كنت مسوولا|طلب مني`),
  hedges:
    list(`maybe|perhaps|i guess|i suppose|it depends|somehow|whatever|something like that|things like that|and stuff|stuff like that|and so on|or something|etc|et cetera|i think so|not sure|various things|different things|many things|a lot of things|everything|good communication|do my best|try my best|work hard|and all that|
ربما|يمكن|يعتمد|حسب|على حسب|نوعا ما|وما الى ذلك|الى اخره|وهكذا|اشياء كثيره|امور كثيره|كل شيء|لست متاكدا|لا اعرف بالضبط|ابذل جهدي|اعمل بجد`),
};

type Sign = keyof typeof PHRASES;
interface Entry {
  sign: Sign;
  phrase: string[];
}

/** The phrases, grouped by first word, so that an answer is searched in a single pass. */
const BY_FIRST_WORD = new Map<string, Entry[]>();
for (const sign of Object.keys(PHRASES) as Sign[]) {
  for (const phrase of PHRASES[sign]) {
    const first = phrase[0];
    if (first) BY_FIRST_WORD.set(first, [...(BY_FIRST_WORD.get(first) ?? []), { sign, phrase }]);
  }
}

/**
 * Done before or at the time that was set. The time alone is no result: "two days before the
 * deadline the supplier cancelled".
 */
const DONE_IN_TIME = [
  /(?<!(?:not|n't) )\b(?:delivered|handed|finished|submitted|shipped|completed|sent|went|opened|made it|done|ready)\b(?: [\w'-]+){0,6} (?:(?:before|ahead of|within|by) (?:the|our|its) (?:deadline|date|due date)|(?:on|in) time)\b/,
  /(?<![\u0621-\u064A])[وف]?(?:سلم|انجز|انهي|انته|خلص|اكمل|اكتمل|وصل|اطلق|افتتح|جهز)[\u0621-\u064A]*(?: [\u0621-\u064A]+){0,5} (?:قبل|في) (?:ال)?(?:موعد|وقت)/,
];

/** Counts the distinct phrases found for each signal. */
function phraseCounts(folded: readonly string[]): Record<Sign, number> {
  const found = new Set<Entry>();
  folded.forEach((word, at) => {
    for (const entry of [word, withoutAnd(word)].flatMap((said) => BY_FIRST_WORD.get(said) ?? []))
      if (entry.phrase.every((part, after) => after === 0 || folded[at + after] === part))
        found.add(entry);
  });
  const counts = { results: 0, examples: 0, reasons: 0, sequence: 0, context: 0, hedges: 0 };
  for (const { sign } of found) counts[sign] += 1;
  return counts;
}

const NUMBER_WORDS = new Set(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions half quarter third dozen dozens double اثنان اثنين ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه عشره عشرين ثلاثين اربعين خمسين ستين سبعين ثمانين تسعين مئه مايه مئات الف الاف مليون ملايين نصف ربع ثلث ضعف'
    .split(' ')
    .map(fold),
);
const ENGLISH_ACTION =
  /\b(?:i|we|i've|we've|i'd)(?: (?:have|had|also|then|first|personally|finally|eventually|quickly|even|just|decided to|managed to|had to|was able to))* (\w{2,}ed|built|led|wrote|made|found|took|ran|cut|set|began|grew|drove|chose|won|taught|kept|held|brought|dealt|met|sold|spoke|put|gave|saw|told|split|rewrote|taught|drew|fed|sent|spent|bought|sat|did|rebuilt|redid|paid|hired|shut|read|wrote)\b/g;
const ARABIC_ACTIONS = new Set(
  'قمت قمنا عملت عملنا طورت طورنا بنيت بنينا قدت قدنا حللت حللنا استخدمت استخدمنا نفذت نفذنا صممت صممنا وجدت وجدنا كتبت كتبنا درست ساعدت ساعدنا قررت قررنا اقترحت اقترحنا بدات بدانا تحدثت تحدثنا راجعت راجعنا نقلت نقلنا غيرت غيرنا اضفت اضفنا دربت دربنا وضعت وضعنا شرحت اكتشفت اكتشفنا عالجت عالجنا اجريت اجرينا جمعت جمعنا توليت اشرفت نظمت نظمنا اعددت اعددنا تواصلت انشات انشانا خفضت خفضنا طبقت طبقنا اطلقنا اطلقت رتبت شاركت قسمت قسمنا استمعت طلبت اخترت اخترنا'.split(
    ' ',
  ),
);

/**
 * Counts the signals in an answer. Always looks for both English and Arabic, because people mix
 * them.
 */
export function signals(text: string): Signals {
  const folded = words(text);
  const counts = phraseCounts(folded);
  const said = fold(text);
  const inTime = DONE_IN_TIME.filter((pattern) => pattern.test(said)).length;
  // Count distinct actions only, because repetition adds nothing.
  const englishActions = new Set([...said.matchAll(ENGLISH_ACTION)].map((match) => match[1])).size;
  const arabicActions = new Set(
    folded
      .map((word) => (ARABIC_ACTIONS.has(word) ? word : word.replace(/^[وف]/, '')))
      .filter((word) => ARABIC_ACTIONS.has(word)),
  ).size;
  return {
    numbers: new Set(folded.filter((word) => /\d/.test(word) || NUMBER_WORDS.has(word))).size,
    ...counts,
    results: counts.results + inTime,
    actions: englishActions + arabicActions,
  };
}

const FILLER_PHRASES = (['en-US', 'ar-SA'] as const).flatMap((language) =>
  FILLERS[language].map((filler) => ({ language, filler, phrase: words(filler) })),
);

/**
 * Returns how often each filler word occurs, most frequent first. The English word "like" is
 * counted only next to a comma, another filler, "is" or "was", because elsewhere it is often a
 * comparison or a verb.
 */
export function fillerCounts(text: string, language: Language): { word: string; count: number }[] {
  const folded = words(text);
  const plainLike = (
    fold(text).match(
      /(?:,\s*like\b|\blike,|\blike\s+(?:um|uh|you know|i mean)\b|\b(?:um|uh|was|it's|is)\s+like\b)/g,
    ) ?? []
  ).length;
  return FILLER_PHRASES.filter((entry) => entry.language === language)
    .map(({ filler, phrase }) => ({
      word: filler,
      count:
        filler === 'like'
          ? plainLike
          : folded.filter((_, at) => phrase.every((word, offset) => folded[at + offset] === word))
              .length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
