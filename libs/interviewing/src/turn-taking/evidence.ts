import type { Language } from '@portal/protocol';
import { words } from '../language/words';
import { isSubordinate, leadingOn, type LeadingOn } from './leading-on';

/** Information available about a turn while its speaker is silent. */
export interface TurnEvidence {
  /** All the words recognized so far in the turn. */
  text: string;
  /**
   * Alternatives for the last word, each with its relative probability (0–1); null if the
   * recognizer provides none.
   */
  endings: Readonly<Record<string, number>> | null;
  language: Language;
  /**
   * Probability (0–1) that the turn is over, judging by how it sounds; null if it was not
   * estimated.
   */
  endOfTurn: number | null;
  /**
   * Log10 of the probability that a sentence ends after the last words; null if no language model
   * scored them.
   */
  sentenceEnd: number | null;
}

/**
 * Features that distinguish the end of a turn from a pause. Each is 0 or 1 unless stated otherwise.
 */
export type Feature =
  | `leads_on_${LeadingOn}`
  /** The turn is only a subordinate clause so far. */
  | 'subordinate'
  /**
   * The recognizer's text ends with a punctuation mark that closes a sentence (`full_stop`) or
   * leaves it open (`comma`). Recognizers that punctuate do so reliably.
   */
  | 'full_stop'
  | 'comma'
  /**
   * Share (0–1) of the last word's alternatives that cannot end a sentence. Included because short
   * words are often misrecognized. 0 if the recognized word itself cannot end a sentence.
   */
  | 'misheard'
  /**
   * Number of words, on a scale from few (0) to many (1). The first few words are rarely the whole
   * answer.
   */
  | 'length'
  /** `sentenceEnd` minus the middle of its range (log10); 0 if unknown. */
  | 'sentence_end'
  /** `endOfTurn` minus 0.5 (-0.5 to 0.5); 0 if unknown. */
  | 'end_of_turn';

export const FEATURES: readonly Feature[] = [
  'leads_on_surely',
  'leads_on_maybe',
  'subordinate',
  'full_stop',
  'comma',
  'misheard',
  'length',
  'sentence_end',
  'end_of_turn',
];

/**
 * Middle of the range of `sentenceEnd` values (log10) from the built-in recognizer's language
 * model.
 */
const MIDDLE_SENTENCE_END = -1;
/**
 * Base-2 logarithm of 16, the number of words at which `length` reaches 1. Beyond that, length
 * doesn't predict when an answer ends.
 */
const LONG_LOG2 = 4;

/** Computes the features of a turn. Features that are left out of the result are 0. */
export function featuresOf({
  text,
  endings,
  language,
  endOfTurn,
  sentenceEnd,
}: TurnEvidence): Partial<Record<Feature, number>> {
  const said = words(text);
  const leads = leadingOn(said, language);
  const mark = text.trim().at(-1) ?? '';
  return {
    ...(leads && { [`leads_on_${leads}`]: 1 }),
    subordinate: Number(isSubordinate(said, language)),
    full_stop: Number('.?!؟'.includes(mark) && mark !== ''),
    comma: Number(',،;؛:…-'.includes(mark) && mark !== '') || Number(/\.\.\.$/u.test(text.trim())),
    misheard: leads === 'surely' ? 0 : shareLeadingOn(endings ?? {}, said.at(-1), language),
    length: Math.min(1, Math.log2(Math.max(1, said.length)) / LONG_LOG2),
    sentence_end: sentenceEnd === null ? 0 : sentenceEnd - MIDDLE_SENTENCE_END,
    end_of_turn: endOfTurn === null ? 0 : endOfTurn - 0.5,
  };
}

/**
 * Returns the fraction (0–1) of the last word's alternatives that cannot end a sentence. Returns 0
 * if the recognized word is not among the alternatives, because the alternatives then belong to a
 * different interpretation of the audio.
 */
function shareLeadingOn(
  endings: Readonly<Record<string, number>>,
  settled: string | undefined,
  language: Language,
): number {
  if (!Object.keys(endings).some((word) => words(word).at(-1) === settled)) return 0;
  return Object.entries(endings).reduce(
    (sum, [word, share]) => sum + (leadingOn(words(word), language) === 'surely' ? share : 0),
    0,
  );
}
