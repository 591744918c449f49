import { isSensitive } from '../facts/sensitive';
import { contentStems, fold, isStopWord, words } from '../language/words';
import { spaced, type WordingTask } from './wording-task';

/** Possible reasons for rejecting an utterance that a language model has reworded. */
export type WordingFault =
  | 'unfinished'
  | 'markup'
  | 'language'
  | 'verdict'
  | 'sensitive'
  | 'about_itself'
  | 'invented'
  | 'parroting'
  | 'strays'
  | 'too_long'
  | 'question_lost'
  | 'extra_question';

/**
 * Stems of words that interviewers use to acknowledge answers and ask questions, without adding
 * content. Other content words are stray unless they occur in the built-in wording or the answer.
 */
const PLAIN_STEMS: ReadonlySet<string> = contentStems(`
see seen clear clearly help helpful helps hear heard hearing listen understand understood follow noted note picture story sense useful interesting appreciate glad
share sharing shared walk walking tell telling told talk say said saying speak mention mentioned describe described explain explained explaining bring bringing brought
detail details example step steps part piece idea way ways situation case moment context background approach project work worked working role team task result outcome effect impact
problem decision lesson reason change changed real concrete specific exactly exact sound sounds look looking back time times come came show start started begin move moving
turn turning next last final question questions subject topic point experience think thinking thought use used using did happen happened learn find found keep kept take taking
give gave first second let's one two fine sure course right fair enough today now hi hello welcome interview interviewer position nice mind wonder curious like know
شكرا جزيلا لك توضيح التوضيح شرح الشرح ذكر ذكرك واضح واضحة وضوح الصورة صورة فهم فهمت أفهم مفهوم حسنا جيد الآن موضوع الموضوع نقطة جزء الجزء فكرة مثال المثال تفصيل تفاصيل التفاصيل خطوة خطوات
نتيجة النتيجة أثر عمل العمل تجربة التجربة مشاركة المشاركة حديث الحديث كلام قول القول قيل سماع أسمع سمعت استمع لنتابع نتابع ننتقل لننتقل لنبدأ نبدأ سؤال السؤال التالي تالي أخير الأخير
طيب بالطبع نعم طريقة الطريقة أسلوب دور الدور دورك فريق الفريق مشروع المشروع مهمة موقف الموقف مشكلة المشكلة قرار القرار سبب السبب تغيير حدث تم جرى يمكن نود معرفة أكثر مفيد مفيدة داخل بالضبط محدد تحديدا مرة ننظر نعود أهلا مرحبا المقابلة مقابلة وظيفة اليوم وقت الوقت
`);

const SENTENCE_END = /[.!?؟…]["'”’»)]*$/u;
const MARKUP =
  /[<>{}[\]*_|`\\~^]|(?:^|\s)#|https?:|www\.|\p{Extended_Pictographic}|\b(?:assistant|system|user|interviewer)\s*:/iu;

/**
 * Patterns for scores, grades, praise, blame, decisions and promises, which the interviewer must
 * not give.
 */
const VERDICTS = [
  /\byou(?:'re| are| have been|'ve been)?\s+(?:now\s+|officially\s+)?(?:hired|accepted|selected|passed|failed|rejected|approved|got the (?:job|position|offer))\b/giu,
  /\b(?:hired|hire you|job offer|offer you|the job is yours|congratulations|promise|guarantee\w*|salary|recommend you|you(?:'ll| will) (?:get|hear|be (?:hired|invited|accepted)))\b/giu,
  /\b(?:scor(?:e|es|ed|ing)|grad(?:e|es|ed|ing)|rat(?:e|es|ed|ing)|points?|marks?|out of (?:ten|five|\d+)|full marks|percentile|stars?)\b/giu,
  /\b(?:excellent|perfect|outstanding|brilliant|amazing|impressive|fantastic|superb|great answer|good answer|well done|correct|incorrect|wrong|bad answer|poor|weak|disappointing|terrible)\b/giu,
  /(?<!\p{L})(?:تم قبول\p{L}*|مقبول\p{L}*|مرفوض\p{L}*|مبروك|تهاني\p{L}*|تهنئ\p{L}*|وظفنا\p{L}*|سنوظف\p{L}*|أعد\p{L}* ب|أضمن|نضمن|نعدك|راتب\p{L}*|الراتب)(?!\p{L})/gu,
  /(?<!\p{L})(?:درجة|درجات|الدرجة|درجتك|علامة|علامتك|العلامة|تقييمك|نقاط|نقطة|ممتازة?|رائعة?|مذهلة?|مثالية?|أحسنت|صحيحة?|خاطئة?|خطأ|ضعيفة?|سيئة?)(?!\p{L})/gu,
];

/** Matches phrases in which the model talks about itself, refuses, or reveals its instructions. */
const ABOUT_ITSELF =
  /\b(?:system prompt|prompt|instructions?|instructed|as an ai|an ai|language model|chatbot|json|i(?:'m| am) sorry|i can(?:'t|not)|i(?:'m| am) (?:not able|unable)|tags?|data that other people)\b|(?<!\p{L})(?:تعليمات\p{L}*|التعليمات|نموذج لغوي|ذكاء اصطناعي|الذكاء الاصطناعي|آسف|آسفة|أعتذر|لا أستطيع|لا يمكنني)(?!\p{L})/iu;

/**
 * Matches numbers, in digits or words. The model's text may contain only numbers that are also in
 * the built-in text.
 */
export const FIGURE = /\d|^(?:hundred|thousand|million|مئه|مايه|الف|مليون)$/;

/** The model's wording must not repeat this many consecutive words from the answer. */
const PARROT_WORDS = 6;

/** What a sentence is checked against. */
type SentenceContext = Pick<WordingTask, 'language' | 'builtIn' | 'answer'>;

/**
 * Whether a text contains a score, praise, blame, a decision or a promise that is not in
 * `allowed`.
 */
export const givesVerdict = (text: string, allowed: string): boolean =>
  VERDICTS.some((pattern) =>
    (text.match(pattern) ?? []).some((phrase) => !fold(allowed).includes(fold(phrase))),
  );

/** Whether a text contains markup, or speaks of models, prompts and instructions. */
export const isOutOfRole = (text: string): boolean => MARKUP.test(text) || ABOUT_ITSELF.test(text);

/**
 * Checks a sentence against the rules that apply anywhere in an utterance. Returns the reason why
 * it must not be said, or null if it passes.
 */
export function sentenceFault(sentence: string, task: SentenceContext): WordingFault | null {
  if (!SENTENCE_END.test(sentence)) return 'unfinished';
  if (MARKUP.test(sentence)) return 'markup';
  if (ABOUT_ITSELF.test(sentence)) return 'about_itself';
  if (givesVerdict(sentence, task.builtIn.text)) return 'verdict';
  if (isSensitive(sentence)) return 'sensitive';
  if (invents(sentence, task)) return 'invented';
  if (parrots(sentence, task)) return 'parroting';
  return isInLanguage(sentence, task) ? null : 'language';
}

/**
 * Whether a sentence contains a name that is neither in the built-in wording nor in the answer, or
 * a number that is not in the built-in wording. Models sometimes make these up.
 */
function invents(sentence: string, { builtIn, answer }: SentenceContext): boolean {
  const own = new Set(words(builtIn.text));
  const known = new Set([...own, ...words(answer)]);
  if (words(sentence).some((word) => FIGURE.test(word) && !own.has(word))) return true;
  // Skip the first word, which is always capitalised. "I" and its contractions are excluded below.
  const capitalised = sentence.match(/(?<=\S\s+["'“‘(]*)\p{Lu}[\p{L}\p{N}'’+#&.-]*/gu) ?? [];
  return capitalised
    .flatMap((name) => words(name))
    .some((word) => !known.has(word) && !/^i(?:'\w+)?$/.test(word));
}

function parrots(sentence: string, { answer, builtIn }: SentenceContext): boolean {
  const said = words(sentence);
  const heard = spaced(answer);
  const own = spaced(builtIn.text);
  return said.some((_, at) => {
    if (at + PARROT_WORDS > said.length) return false;
    const run = ` ${said.slice(at, at + PARROT_WORDS).join(' ')} `;
    return heard.includes(run) && !own.includes(run);
  });
}

const ARABIC = /[\u0600-\u06FF]/;
/**
 * Minimum fraction (0–1) of an English sentence's words that must be function words or occur in the
 * built-in wording or the answer. Sentences with fewer than `TELLING_WORDS` words are exempt.
 */
const FUNCTION_WORD_SHARE = 0.25;
const TELLING_WORDS = 4;

function isInLanguage(sentence: string, { language, builtIn, answer }: SentenceContext): boolean {
  const known = new Set([...words(builtIn.text), ...words(answer)]);
  const all = words(sentence);
  const own = all.filter((word) => !known.has(word));
  // Names keep their script, but the words around them must be in the interview's language.
  if (language === 'ar-SA')
    return own.every((word) => ARABIC.test(word)) && all.some((word) => ARABIC.test(word));
  if (own.some((word) => ARABIC.test(word)) || !all.some((word) => /[a-z]/.test(word)))
    return false;
  return (
    all.length < TELLING_WORDS ||
    all.filter((word) => isStopWord(word) || known.has(word)).length / all.length >=
      FUNCTION_WORD_SHARE
  );
}

const ACKNOWLEDGES =
  /\b(?:thank\w*|i see|see how|see what|noted|clear\w*|understand|understood|hear\w*|follow|got it|okay|ok|all right|alright|right|sure|of course|fair enough|good to|makes sense|helps?|helpful|picture|begin|start|let's|last|final|next)\b|شكر|حسن|مفهوم|واضح|أفهم|فهمت|سمعت|سجلت|نعم|طيب|بالطبع|لا بأس|لنبدأ|لننتقل|لنتابع|أخير/iu;
/**
 * Matches statements about the candidate or their prospects, which don't belong in an
 * acknowledgement.
 */
const ABOUT_THE_CANDIDATE =
  /\b(?:you(?:'re| are|'ll| will|'d| would)|we(?:'re| are|'ll| will|'d| would| want| need))\b|(?<!\p{L})(?:أنت|إنك|ستكون|ستحصل|سوف|نريدك)(?!\p{L})/iu;
const MAX_LEAD_WORDS = 22;

/**
 * Whether a sentence may precede the question: it must acknowledge the answer or introduce the
 * question, and contain no stray words (see `strayWords`). Other sentences are dropped.
 */
export function isLead(sentence: string, task: WordingTask): boolean {
  if (spaced(task.builtIn.text).includes(spaced(sentence))) return true;
  return (
    words(sentence).length <= MAX_LEAD_WORDS &&
    ACKNOWLEDGES.test(sentence) &&
    !ABOUT_THE_CANDIDATE.test(sentence) &&
    strayWords(sentence, task) === 0
  );
}

/**
 * Counts the content words that are not in the built-in wording, the answer or the list of plain
 * words.
 */
export function strayWords(text: string, { builtIn, answer }: WordingTask): number {
  const known = contentStems(`${builtIn.text} ${answer}`);
  return [...contentStems(text)].filter((stem) => !known.has(stem) && !PLAIN_STEMS.has(stem))
    .length;
}
