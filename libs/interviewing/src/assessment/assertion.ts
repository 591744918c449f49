import { stem } from '../language/words';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const NEGATIONS = set(`not no never nobody nothing none neither nor hardly cannot cant without
  لا لم لن ليس ليست ليسوا مو مب مش مهو ماهو ماهي غير بدون دون ولا وليس فلا مستحيل ممنوع عدم ابدا`);
/** Negates only what follows closely: elsewhere it means "what" or "that". */
const ARABIC_MA = set('ما وما فما');
const FALSEHOODS =
  set(`wrong false myth untrue incorrect mistake mistaken misconception nonsense error
  خطا الخطا غلط الغلط خاطي خرافه وهم كذبه`);
const CONDITIONS = set('if whether unless لو اذا هل');
/** What keeps a sentence from being a claim: a refusal, an alternative, a former state. */
const DISTANCES = set(`why instead rather avoid avoids avoided avoiding prevent prevents
  prevented refuse refused against unlike tempted temptation danger trap used previously originally
  initially formerly
  بدل بدلا عوض تجنب نتجنب اتجنب نمنع امنع رفضت رفضنا ضد لماذا ليش سابقا كنت كنا كان كانوا`);
/** Other people, who may hold what the speaker does not. */
const OTHERS =
  set(`he she they people someone somebody anyone anybody everyone everybody others many
  most colleague colleagues candidates beginners juniors
  البعض بعضهم ناس الناس كثيرون الكثير الكثيرون زميلي زملايي المبتديون`);
const REPORTS = set(`think thinks believe believes assume assumes say says said claim claims claimed
  tell tells told argue argues argued suggest suggests suggested insist insists insisted hear hears
  ask asks asked propose proposed want wants wanted read taught
  يظن يظنون تظن يعتقد يعتقدون تعتقد يقول يقولون تقول يحسب يحسبون تحسب يفكر يفكرون قال قالت قالوا
  يدعي يزعم يزعمون يقال قيل سمعت يتصور يتصورون طلب يطلب اقترح يفترض يفترضون`);
/** What the speaker held once. */
const FORMER_BELIEFS = set(`thought believed assumed supposed imagined expected heard felt
  ظننت ظنيت اعتقدت حسبت تصورت توقعت`);
const SPEAKER = set("i we i'd we'd i'll we'll");

const CONTRASTS = set(`but however although though actually yet fact really reality
  لكن ولكن لكنه لكنها بس بينما الحقيقه الواقع الصحيح والصحيح`);
const RESETS = set('but however so therefore لكن ولكن بس لذلك ولذلك');
const REVERSALS = set(`sorry opposite reverse
  عفوا اسف العكس بالعكس عكس`);

const isNegation = (word: string) => NEGATIONS.has(word) || word.endsWith("n't");

/** Number of words in front of a claim that can negate it or give it to somebody else. */
const SCOPE_WORDS = 8;
/** Number of words in front of a claim in which a condition for it, or a "ما", stands. */
const CONDITION_WORDS = 4;
/** Number of words in front of a claim in which a doer stands. */
const DOER_WORDS = 2;
/** Number of words after a claim in which it can be corrected. */
const CORRECTED_WITHIN_WORDS = 25;
/** Number of words after a claim in which it is called wrong. */
const CALLED_WRONG_WITHIN_WORDS = 6;
/** Number of words of the correct fact that correct a claim without a "but". */
const FACT_WORDS = 2;

/** The words around a claim, folded. */
export interface Surroundings {
  /** The words of the same sentence in front of the claim. */
  before: readonly string[];
  /** The words of the sentence that stand between those of the claim. */
  between: readonly string[];
  /** What follows, in the same sentence and the next ones. */
  after: readonly string[];
}

/**
 * Whether a candidate asserts a claim themselves: it is neither negated nor a condition, nor what
 * others think or the candidate once thought, nor corrected afterwards. In doubt it is not: who is
 * blamed for what they did not say loses trust in the whole report.
 * @param factStems stems of the correct fact that are not in the claim
 */
export function isAsserted(
  { before, between, after }: Surroundings,
  factStems: ReadonlySet<string>,
): boolean {
  const reset = before.findLastIndex((word) => RESETS.has(word));
  const scope = before.slice(Math.max(reset + 1, before.length - SCOPE_WORDS));
  return (
    !isNegated(scope, between) &&
    !scope.some((word) => DISTANCES.has(word) || FALSEHOODS.has(word)) &&
    !scope.slice(-CONDITION_WORDS).some((word) => CONDITIONS.has(word)) &&
    !isAttributed(scope) &&
    !isCorrected(after.slice(0, CORRECTED_WITHIN_WORDS), factStems)
  );
}

const isNegated = (scope: readonly string[], between: readonly string[]) =>
  [...scope, ...between].some(isNegation) ||
  [...scope.slice(-CONDITION_WORDS), ...between].some((word) => ARABIC_MA.has(word));

function isAttributed(scope: readonly string[]): boolean {
  return (
    scope.some((word) => FORMER_BELIEFS.has(word)) ||
    scope.slice(-DOER_WORDS).some((word) => OTHERS.has(word)) ||
    scope.some(
      (word, at) =>
        REPORTS.has(word) &&
        !scope.slice(Math.max(0, at - DOER_WORDS - 1), at).some((who) => SPEAKER.has(who)),
    )
  );
}

function isCorrected(after: readonly string[], factStems: ReadonlySet<string>): boolean {
  const isFact = (word: string) => factStems.has(stem(word));
  return (
    after.slice(0, CALLED_WRONG_WITHIN_WORDS).some((word) => FALSEHOODS.has(word)) ||
    after.slice(0, CALLED_WRONG_WITHIN_WORDS).some(isUntrue) ||
    after.some((word) => REVERSALS.has(word)) ||
    after.some((word, at) => word === 'other' && after[at + 1] === 'way') ||
    new Set(after.filter(isFact).map(stem)).size >= FACT_WORDS ||
    after.some(
      (word, at) =>
        CONTRASTS.has(word) &&
        after
          .slice(at + 1, at + 1 + CALLED_WRONG_WITHIN_WORDS)
          .some((next) => isNegation(next) || FALSEHOODS.has(next) || isFact(next)),
    )
  );
}

const TRUE = set('true right correct so enough صحيح دقيق كذلك');

/** Whether a word negates what is called true directly after it: "not true", "غير صحيح". */
const isUntrue = (word: string, at: number, all: readonly string[]) =>
  isNegation(word) && TRUE.has(all[at + 1] ?? '');
