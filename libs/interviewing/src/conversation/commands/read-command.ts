import { signals } from '../../language/signals';
import { fold } from '../../language/words';
import { ARABIC, ARABIC_LEAD, ARABIC_PHRASES } from './arabic';
import type { Command, CommandPatterns } from './command';
import { ENGLISH, ENGLISH_LEAD, ENGLISH_PHRASES } from './english';

export type { Command } from './command';

/**
 * Maximum number of words in a command. A longer turn is an answer, even if it contains the words
 * of a command.
 */
const MAX_COMMAND_WORDS = 12;
/** Maximum number of words in a command, including any excuse before it or reason after it. */
const MAX_EXCUSED_WORDS = 26;
/**
 * Maximum number of words in a command that mixes both languages. An English command with a few
 * Arabic words can have two more.
 */
const MAX_MIXED_WORDS = 6;
/**
 * Minimum number of words in a phrase that is matched fuzzily. Shorter phrases must match exactly.
 */
const NEAR_FROM_WORDS = 5;

const compiled = (patterns: CommandPatterns) =>
  patterns.map(
    ([command, sources]) => [command, sources.map((source) => new RegExp(source, 'u'))] as const,
  );
const listed = (phrases: CommandPatterns) =>
  phrases.flatMap(([command, texts]) => texts.map((text) => ({ command, words: text.split(' ') })));
const RULES = {
  english: { patterns: compiled(ENGLISH), lead: ENGLISH_LEAD, phrases: listed(ENGLISH_PHRASES) },
  arabic: { patterns: compiled(ARABIC), lead: ARABIC_LEAD, phrases: listed(ARABIC_PHRASES) },
};
type Rules = (typeof RULES)['english'];

/**
 * Returns the command that a turn expresses, in either language or a mix of both; null if it is an
 * answer. Ignores punctuation and, in longer requests, one wrong word. `yes`, `no` and `continue`
 * match whole turns only.
 */
export function readCommand(text: string): Command | null {
  const said = plain(text);
  const length = said ? said.split(' ').length : 0;
  if (length === 0) return null;
  if (length > MAX_COMMAND_WORDS) return length <= MAX_EXCUSED_WORDS ? readExcused(said) : null;
  const latin = said
    .replace(/[\u0600-\u06FF]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const arabic = said
    .replace(/[^\u0600-\u06FF]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const found =
    latin && arabic
      ? readMixed(latin, arabic, length)
      : arabic
        ? readIn(RULES.arabic, arabic)
        : readIn(RULES.english, latin);
  return found && !tellsMore(found, said) ? found : null;
}

function readIn(rules: Rules, said: string): Command | null {
  const core = said.replace(rules.lead, '');
  for (const form of core === said ? [said] : [said, core]) {
    const found = rules.patterns.find(([, patterns]) =>
      patterns.some((pattern) => pattern.test(form)),
    );
    if (found && !isNarrated(form)) return found[0];
  }
  return nearest(rules, said) ?? nearest(rules, core);
}

const EXCUSABLE: ReadonlySet<Command> = new Set(['repeat', 'explain', 'wait', 'skip', 'stop']);
const ASKS_AT =
  /\b(?:can|could|would|will) (?:you|i|we)\b|(?:^| )(?:هل|ممكن|لو سمحت|من فضلك)(?= )/gu;

/**
 * Reads a request with an excuse before it or a reason after it, such as "Sorry, there was a noise
 * here, could you repeat that please".
 */
function readExcused(said: string): Command | null {
  const at = [...said.matchAll(ASKS_AT)].at(-1)?.index;
  if (at === undefined || isNarrated(said)) return null;
  const [excuse, request] = [
    said.slice(0, at).trim(),
    said
      .slice(at)
      .trim()
      .split(/ (?:because|since|cause|لاني|لانني|لان) ?/)[0]!,
  ];
  if (signals(excuse).actions > 0 || request.split(' ').length > MAX_COMMAND_WORDS) return null;
  const found = readCommandPart(request);
  return found && EXCUSABLE.has(found) ? found : null;
}

/**
 * Arabic words that can accompany an English command, and English words that can accompany an
 * Arabic one.
 */
const BESIDE_ARABIC =
  /^(?:(?:ممكن|هل|يمكن|لو|سمحت|من|فضلك|السوال|سوال|هذا|هالسوال|ده|هاد|يا|ريت|بس|والله|طيب|رجاء|الان|مره|اخري|ثانيه|تانيه|بليز|المقابله|انا|ان|تعمل|تعملي|اعمل|نعمل|عفوا|بدي|اريد|ابغي|ابي|عايز|لي|شوي|بصراحه|للاسف|الي|ال|علي|عن|واحده|خلينا|شكرا|اسف) ?)+$/u;
const BESIDE_ENGLISH =
  /^(?:(?:please|the|this|that|question|sorry|ok|okay|can|could|you|i|we|a|for|me|so|um|uh|just|to|it|thanks|thank|hi|hey|excuse|interview|one|now|yes) ?)+$/u;

/**
 * Reads a turn that mixes both languages. One language must contain the command, and the other may
 * contain only words that can accompany it.
 */
function readMixed(latin: string, arabic: string, length: number): Command | null {
  if (length > MAX_MIXED_WORDS + 2) return null;
  if (BESIDE_ARABIC.test(arabic)) {
    const found = readIn(RULES.english, latin);
    if (found && found !== 'asks_back') return found;
  }
  return length <= MAX_MIXED_WORDS && BESIDE_ENGLISH.test(latin)
    ? readIn(RULES.arabic, arabic)
    : null;
}

/**
 * Returns the first command with a known phrase that matches the turn except for at most one word;
 * null if there is none.
 */
function nearest({ phrases }: Rules, said: string): Command | null {
  const words = said.split(' ');
  if (words.length < NEAR_FROM_WORDS || isNarrated(said)) return null;
  return (
    phrases.find(
      (phrase) => phrase.words.length >= NEAR_FROM_WORDS && differInOne(phrase.words, words),
    )?.command ?? null
  );
}

/** Whether two phrases differ by at most one word added, removed or replaced. */
function differInOne(one: readonly string[], other: readonly string[]): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one.at(-1 - end) === other.at(-1 - end)
  )
    end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}

/**
 * Whether a turn tells a story rather than making a request, for example "We had to stop the
 * interview".
 */
function isNarrated(said: string): boolean {
  if (
    /\b(?:ask|asks|asked|asking|tell|told|say|says|said|saying|wondered) .*\b(?:can|could|would|will) (?:you|i|we)\b/.test(
      said,
    ) ||
    /(?:^| )[وف]?(?:قال|قالت|قالوا|يقول|تقول|قلت|سال|سالت|سالني|سالتني|سالته|سالتها|طلب|طلبت)(?: (?:لي|لنا|له|لها|لهم|مني|منه|منها|العميل|المدير))? (?:هل|ممكن|لو سمحت|من فضلك|ان) /u.test(
      said,
    )
  )
    return true;
  return (
    /\b(?:had to|have had|used to|when (?:i|we|they|he|she)|(?:i|we|they|he|she) (?:always|usually|often|never|then|also|asked|told|said|made|let|tried|decided|wanted)|(?:told|asked|said) (?:him|her|them|me|us|to)|because|so that|after|before we|until|customers?|clients?|patients?|students?|colleagues?|managers?|servers?|database|code)\b/.test(
      said,
    ) &&
    !/\b(?:please|can you|could you|would you|the interview$|i would (?:like|rather|prefer)|i would not|before we (?:start|go on|continue))/.test(
      said,
    )
  );
}

/**
 * Whether a turn goes on to answer after the command: "I don't know the exact figure but we cut it
 * by half".
 */
function tellsMore(command: Command, said: string): boolean {
  if (command === 'hostile') return /\b(?:told|said|thought|felt)\b/.test(said);
  const after = said.split(/\bbut\b|(?:^| )(?:لكن|ولكن|بس)(?: |$)/)[1]?.trim() ?? '';
  if (after.split(' ').filter(Boolean).length < 3) return false;
  return readCommandPart(after) === null;
}

function readCommandPart(part: string): Command | null {
  return readIn(/[\u0600-\u06FF]/u.test(part) ? RULES.arabic : RULES.english, part);
}

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|did|does|could|would|should|is|are|was|have|has|had) not\b/g, '$1nt'],
  [/\b(?:can ?not|can't)\b/g, 'cant'],
  [/\blet us\b/g, 'lets'],
  [/\bi (?:would|had) (?=like|rather|prefer|love)/g, 'id '],
  [/\bi am\b/g, 'im'],
  [/\b(what|that|it|who|where|how) is\b/g, '$1s'],
  [/\byou are\b/g, 'youre'],
  [/\bi have (?=never|got|no\b)/g, 'ive '],
];

/**
 * Normalises recognized text: folds it, removes punctuation and writes contractions as single
 * words.
 */
export function plain(text: string): string {
  const bare = fold(text)
    .replace(/[٪؟،؛]/g, ' ')
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return CONTRACTIONS.reduce((left, [pattern, as]) => left.replace(pattern, as), bare);
}
