import { contentStems, stem } from '../language/words';
import type { Stage } from './stage';

/** Longest turn, in words, that can be a request to go back. */
const MAX_WORDS = 30;

/** Words with which people begin before they ask. */
const BEGINNING =
  '(?:(?:actually|ok|okay|well|sorry|oh|wait|hmm|yes|yeah|right|alright|so|and|but|then|now|also|first|before that) ){0,3}';
const ASKS = String.raw`(?:^${BEGINNING}|\b(?:can|could|may|shall|should) (?:i|we) (?:\w+ ){0,2}|\b(?:let me|lets|let us|id like to|i would like to|i want to|i wanted to|i wish to|is it (?:ok|okay|possible) to|would it be possible to|please|id rather) (?:\w+ )?)`;
const SKIPPED = '(?:skipped|skip|passed|missed|left out|put off|postponed|jumped over)';
const ENGLISH = [
  // "the question (about the structure) that I skipped", "the skipped one"
  String.raw`${ASKS}(?:(?:go|come|get|circle|jump) back to|return to|answer|try|take|revisit) (?:the|that|my) (?:(?:\w+ ){0,2}(?:question|one)(?: \w+){0,5}? (?:i|we|you) (?:\w+ )?${SKIPPED}|${SKIPPED} (?:question|one))\b`,
  // "question two", "the previous question"
  String.raw`${ASKS}(?:(?:go|come|get|circle|jump) back to|return to|revisit) (?:question (?:number )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)|the (?:previous|earlier|first|second|third|fourth|fifth) question|the question before)\b`,
].map((source) => new RegExp(source, 'u'));

const BACK = '(?:نرجع|ارجع|نعود|اعود|العوده|الرجوع|رجعني|رجعنا)';
const TO_QUESTION = '(?:للسوال|لسوال|الي السوال|الي سوال|علي السوال|علي سوال|السوال|سوال)';
const THAT_WE_LEFT = String.raw`(?:اللي|الذي|الي) (?:تخطي|تخطا|عدي|طوف|فات|مر|اجل|تجاوز|ترك|ما جاوب|لم اجب)\S*`;
const ARABIC = [
  `${BACK}(?: \\S+)? ${TO_QUESTION}(?: \\S+){0,5}? ${THAT_WE_LEFT}`,
  `(?:اجاوب|اجيب|جاوبني)(?: علي)? ${TO_QUESTION}(?: \\S+){0,4}? ${THAT_WE_LEFT}`,
  `${BACK} ${TO_QUESTION} (?:السابق|الماضي|الاول|الثاني|الثالث|الرابع|الخامس|(?:اللي|الذي|الي) قبل\\S*)`,
  `(?:ما (?:جاوبت|اجبت)|لم اجب)(?: علي)? ${TO_QUESTION}(?: \\S+){0,6}? (?:خليني|خلني|ابي|ابغي|ودي|اريد|اود)(?: ان)? (?:ارجع|اعود|اجاوب|اجيب)`,
].map((source) => new RegExp(`(?:^| )${source}`, 'u'));

/**
 * Whether a turn asks to go back to an earlier question, such as one that was skipped. Putting off
 * the question that is open is another request (`later`). Expects the output of `plain`.
 */
export const asksToGoBack = (said: string): boolean =>
  said.split(' ').length <= MAX_WORDS &&
  [...ENGLISH, ...ARABIC].some((pattern) => pattern.test(said));

const ORDINALS = [
  /\b(?:one|first|1)\b|الاول/u,
  /\b(?:two|second|2)\b|الثاني/u,
  /\b(?:three|third|3)\b|الثالث/u,
  /\b(?:four|fourth|4)\b|الرابع/u,
  /\b(?:five|fifth|5)\b|الخامس/u,
];
const NUMBERED = /\bquestion (?:number )?(\S+)|\bthe (\S+) (?:question|one)\b|سوال (\S+)/u;

/**
 * Returns the question that a candidate wants to go back to: the one whose words they use, whose
 * number they say, or else the one they skipped last, or the previous one. Null if there is none.
 * @param before the number of questions that were asked before the open one
 */
export function questionToGoBackTo(stage: Stage, said: string, before: number): number | null {
  const earlier = stage.plan.questions.map((_, index) => index).filter((index) => index < before);
  const words = contentStems(said);
  const shared = (index: number) => {
    const { question, topic } = stage.question(index);
    return [...contentStems(`${question.text} ${topic}`)].filter(
      (word) => words.has(word) && !COMMON.has(word),
    ).length;
  };
  const [closest] = [...earlier].sort((a, b) => shared(b) - shared(a));
  if (closest !== undefined && shared(closest) > 0) return closest;
  const named = NUMBERED.exec(said)?.slice(1).find(Boolean);
  const numbered = named === undefined ? -1 : ORDINALS.findIndex((number) => number.test(named));
  if (earlier.includes(numbered)) return numbered;
  return stage.memory.skipped.findLast((index) => index < before) ?? earlier.at(-1) ?? null;
}

/** Stems of words that every such request has. */
const COMMON = new Set(
  'question answer skip skipped back time one ask first سؤال أجاوب أرجع تخطيناه'
    .split(' ')
    .flatMap((word) => [stem(word), ...contentStems(word)]),
);
