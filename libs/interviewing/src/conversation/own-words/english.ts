import { isEnglishPast } from '../../assessment/reading/actions';
import { FILLERS, fold, isStopWord, words } from '../../language/words';
import type { Quote } from './quote';

const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Adverbs that may stand between "I" and the verb. They are left out of the quote. */
const ADVERBS = list(
  'then also first just always usually normally often immediately actually finally eventually personally quickly already later simply still even only really now once',
);
/** Words after "I" or "we" that begin no deed: helping verbs, being, and what goes on in the mind. */
const NO_DEED =
  list(`am was were have had do did don't dont didn't didnt can can't cant could couldn't couldnt cannot may might must should shouldn't shouldnt will won't wont wouldn't wouldnt haven't havent hadn't hadnt wasn't wasnt weren't werent not never
  think thought believe believed guess guessed suppose mean meant know knew feel felt love loved like liked want wanted hope hoped wish see saw understand understood remember remembered
  said say found find noticed notice discovered enjoy enjoyed stand stood got get need needed try tried agree agreed expected wondered realised realized assumed prefer worked work came come stayed went go ended began started stopped being and or the a an`);
/** Words at which a clause ends. */
const ENDS = list(
  "because so but which although though whereas while until unless since if whether otherwise therefore however except that's it's there's or then",
);
/** Words of the speaker, which don't fit after "you". */
const SPEAKER = list(
  "i i'm i've i'd i'll me my mine myself we we're we've we'd us our ours ourselves",
);
/** Words that say nothing without the sentence before. */
const POINTING = list('it them him her he she they this that these those there one ones');
/** Function words that may end a clause. */
const ENDING = list(
  'back up out down off over away together again once twice too bit lot myself in through on',
);
/** Words before which a long clause may be cut: what follows adds a circumstance. */
const CUTS = list('when where after before as and with while in on at from');
/** Words that join what belongs together. A clause can't end with them. */
const JOINING = list(
  'when where after before as that how what who why and to for with from in on at by of into about without',
);

/** Words before "I" after which the deed is about them: "the things I check". */
const RELATIVE = list(
  'which that who whom what whatever where how why everything thing things something anything one all way',
);
/** Verbs that only belong to a clause of their own if a joining word comes first. */
const FINITE = list(
  "is are was were has had does did will would can could they'd he'd she'd it's isn't aren't wasn't weren't",
);

const ARTICLES = list('the a an his her their all some both nobody everybody');

const MIN_WORDS = 3;
const MAX_WORDS = 12;

/** Verbs of a result. Their subject is a thing, not a person. */
const RESULT_VERB =
  /^(?:fell|dropped|halved|doubled|tripled|decreased|increased|improved|shrank|climbed|rose|grew|disappeared|stopped|finished|passed|recovered|stayed)$/;
/** What may stand before the clause of a result; it is left out of the quote. */
const RESULT_LEAD =
  /^(?:(?:and|so|since then|since|as a result|in the end|at the end|after that|afterwards|finally|now|then|by then|later|today|eventually)[, ]+)+/i;
const MAX_SUBJECT_WORDS = 6;

const FILLER = new RegExp(
  `\\b(?:${FILLERS['en-US'].filter((each) => each !== 'like').join('|')}|like like|i mean)\\b`,
  'i',
);

interface Token {
  text: string;
  word: string;
  from: number;
  to: number;
  /** Whether punctuation follows. */
  stop: boolean;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\S+/g)].map((match) => {
    const bare = match[0].replace(/^[("“”'‘]+|[)"“”,.;:?!…—–-]+$/gu, '');
    const from = match.index + match[0].indexOf(bare);
    return {
      text: bare,
      word: fold(bare),
      from,
      to: from + bare.length,
      stop: /[,.;:?!…—–)]["”]?$|-$/u.test(match[0]) || bare === '',
    };
  });
}

/** Returns the deeds and results told in an English answer. */
export function englishQuotes(answer: string): Quote[] {
  const tokens = tokensOf(answer);
  return [...deedsOf(answer, tokens), ...resultsOf(answer)].filter(
    ({ text }) => !FILLER.test(text) && !/[\u0600-\u06FF]/.test(text) && !stutters(words(text)),
  );
}

/** Whether a word is said twice in a row, as when a speaker hesitates. */
const stutters = (folded: readonly string[]) =>
  folded.some((word, at) => at > 0 && word === folded[at - 1]);

function deedsOf(answer: string, tokens: readonly Token[]): Quote[] {
  return tokens.flatMap(({ word, stop }, at): Quote[] => {
    const before = tokens[at - 1];
    if ((word !== 'i' && word !== 'we') || stop) return [];
    if (before && !before.stop && RELATIVE.has(before.word)) return [];
    let start = at + 1;
    while (ADVERBS.has(tokens[start]?.word ?? '')) start += 1;
    const would = tokens[start]?.word === 'would';
    let verb = start;
    if (would)
      do verb += 1;
      while (ADVERBS.has(tokens[verb]?.word ?? ''));
    const first = tokens[verb];
    if (!first || first.stop || NO_DEED.has(first.word) || !/^[a-z]+$/.test(first.word)) return [];
    if (/ly$|ing$/.test(first.word) || (isStopWord(first.word) && !/^ma[kd]e$/.test(first.word)))
      return [];
    const clause = clauseFrom(tokens, verb);
    if (!clause) return [];
    const text = answer.slice(tokens[start]!.from, clause.at(-1)!.to);
    return [{ text, kind: 'deed', past: isEnglishPast(first.word) }];
  });
}

/** Returns the tokens of the clause that begins with a verb; null if it can't stand by itself. */
function clauseFrom(tokens: readonly Token[], verb: number): readonly Token[] | null {
  let end = verb + 1;
  for (; end < tokens.length && !tokens[end - 1]!.stop; end += 1) {
    const { word } = tokens[end]!;
    if (ENDS.has(word)) break;
    const next = tokens[end + 1]?.word ?? '';
    if (word === 'and' && (SPEAKER.has(next) || isEnglishPast(next) || POINTING.has(next))) break;
    // After "and", somebody else's deed begins a clause of its own.
    const others = tokens.slice(end + 2, end + 2 + MAX_SUBJECT_WORDS).map((token) => token.word);
    if (word === 'and' && ARTICLES.has(next) && others.some(isEnglishPast)) break;
  }
  let clause = tokens.slice(verb, end);
  const speaker = clause.findIndex(({ word }) => SPEAKER.has(word));
  if (speaker > 0 || clause.length > MAX_WORDS) {
    const limit = Math.min(speaker > 0 ? speaker : MAX_WORDS, MAX_WORDS);
    const cut = clause.findLastIndex(({ word }, at) => at > 0 && at <= limit && CUTS.has(word));
    if (cut < 0) return null;
    clause = clause.slice(0, cut);
  }
  if (clause[1]?.word === 'that' || (clause[0]?.word === 'used' && clause[1]?.word === 'to'))
    return null;
  while (JOINING.has(clause.at(-1)?.word ?? '') && !ENDING.has(clause.at(-1)!.word))
    clause = clause.slice(0, -1);
  const last = clause.at(-1);
  if (!last || clause.length < MIN_WORDS || /^(?:\d.*|half)$/.test(last.word)) return null;
  if (isStopWord(last.word) && !ENDING.has(last.word) && !/^(?:it|them|him|her)$/.test(last.word))
    return null;
  const finite = clause.findIndex(({ word }) => FINITE.has(word));
  if (
    finite > 0 &&
    !clause.slice(0, finite).some(({ word }) => RELATIVE.has(word) || word === 'when')
  )
    return null;
  const pointing = clause.filter(({ word }) => POINTING.has(word)).length;
  return pointing > 1 ||
    (pointing > 0 && clause.length < 4) ||
    (POINTING.has(clause[1]!.word) && clause.length < 4)
    ? null
    : clause;
}

function resultsOf(answer: string): Quote[] {
  const clauses = answer
    .split(/[.;:?!…—–]+(?=\s|$)|,(?=\s)|\s(?:but|because|which|although|while|so)\s|\sand(?=\s)/u)
    .map((clause) => clause.trim());
  return clauses.flatMap((clause): Quote[] => {
    const text = clause.replace(RESULT_LEAD, '');
    const said = words(text);
    const verb = said.findIndex((word) => RESULT_VERB.test(word));
    const subject = said.slice(0, verb);
    const last = said.at(-1) ?? '';
    const fits =
      verb >= 1 &&
      verb <= MAX_SUBJECT_WORDS &&
      said.length >= MIN_WORDS + 1 &&
      said.length <= MAX_WORDS &&
      !said.some((word) => SPEAKER.has(word)) &&
      !said.some((word) => ENDS.has(word)) &&
      !subject.some(
        (word) =>
          POINTING.has(word) ||
          isEnglishPast(word) ||
          (/^(?:who|what|when|where|to|for|with|of|in|on|at|from|by)$/.test(word) &&
            subject[0] === word),
      ) &&
      subject.some((word) => !isStopWord(word)) &&
      !(isStopWord(last) && !ENDING.has(last));
    return fits ? [{ text, kind: 'result', past: true }] : [];
  });
}
