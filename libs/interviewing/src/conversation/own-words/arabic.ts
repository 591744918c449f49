import { arabicOwnTense } from '../../assessment/reading/actions';
import { FILLERS, fold, words } from '../../language/words';
import type { Quote } from './quote';

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).map(fold));

/** Words at which a clause ends, in standard and Gulf Arabic. */
const ENDS =
  /^[وف]?(?:لان\p{L}{0,3}|لكن\p{L}{0,3}|بس|عشان|علشان|لين|لما|ثم|بعدين|بعدها|وبعدها|اذا|لو|يوم|حيث|بينما|مما|اللي|الذي|التي|الذين|لذلك|لذا|حتي|بدل|بدلا|مع ان|كي|لكي|رغم|او|ام|يعني|طبعا|والله)$/u;
/** Words that can't end a clause. */
const OPEN = list(
  'من في على إلى الى عن مع أن إن ان ما لا لم لن كل بين عند قبل بعد هذا هذه ذلك تلك غير أي اي مثل حول خلال كان كانت هي هو أنا انا إنه انه إنها انها فيها فيه له لها لهم عليه عليها بها به منه منها يا قد و وما ولا ولم وهو وهي ليش وش ايش شلون كيف اول ثاني ثالث رابع صفر ثلاث اربع خمس ست سبع ثمان ثماني تسع عشر الفين',
);
/** Words in which a verb of the first person only seems to stand, or that tell of the mind. */
const NO_DEED = list(
  'قلت اعتقد اعتقدت اظن ظنيت حسيت شعرت عرفت فهمت حبيت حاولت احاول كنت صرت قدرت استطعت تمنيت اردت ابغى ابي احب ارى اتعلم تعلمت تعلمنا بدأت اتعامل اسمع سمعت استمع اقول اكون كانت صارت قالت جات جت ليست كلنا كنا معنا معناه معناها احنا حنا سألتك رأيت وجدت وجدنا لقيت لقينا شفت شفنا لاحظت لاحظنا وصلنا وصلت حصلنا حصلت شعرنا عرفنا نتائجنا بست أصبحت تمت تأمينا',
);
/**
 * Words before which a long clause may be cut: what follows adds a circumstance. A preposition that
 * is written as one with its noun is only known by the article ("للموظفين", "بالهاتف").
 */
const CUTS =
  /^(?:من|في|علي|الي|عن|مع|عند|بين|بعد|قبل|خلال|اثناء|داخل|امام|بدون|دون|حول|حسب|ضد|كل|حق|لل\p{L}{3,}|بال\p{L}{3,})$/u;
/** A number, after which its unit or the other end of a range may follow. */
const NUMBER = /\p{Nd}/u;
const MIN_WORDS = 3;
/** A longer quote in the candidate's dialect stands out in a sentence of standard Arabic. */
const MAX_WORDS = 5;

const RESULT_VERB = /^(?:انخفض|ارتفع|زاد|تحسن|تقلص|تراجع|هبط|تضاعف|توقف|اختفي|خف)ت?$/;
/** A subject that a result can have right after its verb. */
const THING = /^(?:ال\p{L}{3,}|نسبه|عدد|معدل|متوسط|وقت|زمن)$/u;
/** Verbs that begin with the letters that otherwise mean "and" or "so". */
const WITH_OWN_FIRST_LETTER =
  /^(?:واجه|واصل|وجه|وجد|وصل|وضع|وقف|وقع|وزع|وافق|وثق|وضح|وفر|وسع|وظف|فتح|فحص|فصل|فرق|فاوض|فسر)(?:ت|نا)/;
/** Nouns that begin with these letters. */
const NOUN_WITH_OWN_FIRST_LETTER =
  /^(?:واحده?|وحده|وقت|وزن|ورقه?|وضع|وصل|وثيقه|وثايق|وظيفه|وظايف|فريق|فرق|فرع|فروع|فتره|فكره|فيات|فاتوره|فواتير)$/;
/** Words after which a result is only a part of its clause: not, that, who, if. */
const BINDING =
  /^[وف]?(?:ما|لم|لا|لن|ان|اني|اننا|انه|انها|اللي|الذي|التي|لو|اذا|مو|كم|كيف|شلون|وين|كان|كنت|كلما)$/;
/** Words without a pause after them that a clause of the speaker's own can follow. */
const CONNECTING =
  /^[وف]?(?:ثم|بعدين|بعدها|انا|احنا|حنا|نحن|اول|اولا|لاني|لانني|لاننا|عقبها|عقب|بس|لكن|لين|لما|عشان)$/;
/** Verbs of somebody else, with which a clause is two. */
const OTHERS = /^[وف]?(?:كان|كانت|كانوا|قال|قالت|قالوا|صار|صارت|اصبح|اصبحت)$/;
const FILLER = list(FILLERS['ar-SA'].join(' '));

interface Token {
  word: string;
  from: number;
  to: number;
  /** Whether punctuation follows. */
  stop: boolean;
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\S+/g)].map((match) => {
    const bare = match[0].replace(/^[("«“]+|[)"»”،,.;؛:؟?!…—–-]+$/gu, '');
    const from = match.index + match[0].indexOf(bare);
    return {
      word: fold(bare),
      from,
      to: from + bare.length,
      stop: /[،,.;؛:؟?!…—–)»]$/u.test(match[0]) || bare === '',
    };
  });

/** Returns a word without the "and" or the "so" before it, and how many letters that is. */
function bare(word: string): { word: string; skip: 0 | 1 } {
  const isJoined =
    /^[وف]/.test(word) &&
    word.length > 3 &&
    !WITH_OWN_FIRST_LETTER.test(word) &&
    !NOUN_WITH_OWN_FIRST_LETTER.test(word);
  return isJoined ? { word: word.slice(1), skip: 1 } : { word, skip: 0 };
}

const tenseOf = (word: string) => (NO_DEED.has(word) ? null : arabicOwnTense(word));

/** Returns the deeds and results told in an Arabic answer, as they were said. */
export function arabicQuotes(answer: string): Quote[] {
  const tokens = tokensOf(answer);
  return tokens
    .flatMap((_, at) => [...deedAt(answer, tokens, at), ...resultAt(answer, tokens, at)])
    .filter(({ text }) => !words(text).some((word) => FILLER.has(word)));
}

/** Returns the clause that begins at a token, up to the next one that begins another. */
function clauseFrom(tokens: readonly Token[], start: number): readonly Token[] {
  let end = start + 1;
  for (; end < tokens.length && !tokens[end - 1]!.stop; end += 1) {
    const { word } = tokens[end]!;
    const { word: rest, skip } = bare(word);
    if (ENDS.test(word) || (skip > 0 && (word.startsWith('ف') || arabicOwnTense(rest)))) break;
  }
  const clause = tokens.slice(start, end);
  if (clause.at(-1)?.stop && clause.length <= MAX_WORDS) return clause;
  // Without a pause at its end, a clause may have run into the next one, which an "and" begins.
  const next = clause.findIndex(({ word }, at) => at >= MIN_WORDS && bare(word).skip > 0);
  const own = next > 0 ? clause.slice(0, next) : clause;
  return own.length <= MAX_WORDS ? own : shortened(own);
}

/** Returns as much of a long clause as may be quoted, without the circumstances at its end. */
function shortened(clause: readonly Token[]): readonly Token[] {
  const cut = clause.findLastIndex(
    ({ word }, at) =>
      at >= MIN_WORDS &&
      at <= MAX_WORDS &&
      CUTS.test(word) &&
      !OPEN.has(clause[at - 1]!.word) &&
      !NUMBER.test(clause[at - 1]!.word),
  );
  return cut > 0 ? clause.slice(0, cut) : clause;
}

const fits = (clause: readonly Token[]): boolean =>
  clause.length >= MIN_WORDS &&
  clause.length <= MAX_WORDS &&
  !OPEN.has(clause.at(-1)!.word) &&
  !clause.some(({ word }, at) => at > 0 && (word === clause[at - 1]!.word || OTHERS.test(word)));

function deedAt(answer: string, tokens: readonly Token[], at: number): Quote[] {
  const { word, from, stop } = tokens[at]!;
  const verb = bare(word);
  const tense = tenseOf(verb.word);
  const before = tokens[at - 1];
  const begins = !before || before.stop || verb.skip > 0 || CONNECTING.test(before.word);
  if (stop || !tense || RESULT_VERB.test(verb.word) || !begins) return [];
  const clause = clauseFrom(tokens, at);
  // A verb of somebody else right after it shows that the first word is a noun.
  return fits(clause) && !/^ي\p{L}{3,}$/u.test(clause[1]!.word)
    ? [
        {
          text: answer.slice(from + verb.skip, clause.at(-1)!.to),
          kind: 'deed',
          past: tense === 'past',
        },
      ]
    : [];
}

function resultAt(answer: string, tokens: readonly Token[], at: number): Quote[] {
  const { word, from, stop } = tokens[at]!;
  const first = bare(word);
  const [second = '', third = ''] = tokens.slice(at + 1, at + 3).map((token) => token.word);
  const isResult = RESULT_VERB.test(first.word)
    ? THING.test(second)
    : /^ال\p{L}{3,}$/u.test(first.word) &&
      (RESULT_VERB.test(second) || (second.startsWith('ال') && RESULT_VERB.test(third)));
  const before = tokens[at - 1];
  if (stop || !isResult || (before && !before.stop && BINDING.test(before.word))) return [];
  if (!RESULT_VERB.test(first.word) && before && !before.stop && first.skip === 0) return [];
  const clause = clauseFrom(tokens, at);
  if (!fits(clause)) return [];
  return [{ text: answer.slice(from + first.skip, clause.at(-1)!.to), kind: 'result', past: true }];
}
