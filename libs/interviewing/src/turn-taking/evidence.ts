import type { Language } from '@portal/protocol';
import { words } from '../language/words';
import { isSubordinate, leadingOn, type LeadingOn } from './leading-on';

/** What is known about a turn while its speaker is silent. */
export interface TurnEvidence {
  /** All words in the turn so far, as recognised. */
  text: string;
  /**
   * Alternatives for the last word, with their shares (0–1); null if the recogniser provides none.
   */
  endings: Readonly<Record<string, number>> | null;
  language: Language;
  /** Probability (0–1) that the turn is over, judged by its sound; null if it was not judged. */
  endOfTurn: number | null;
  /**
   * How well the last words could end a sentence (log10 of the probability); null without a score
   * from a language model.
   */
  sentenceEnd: number | null;
}

/** Features that tell an end of turn from a pause. Each is 0 or 1 unless stated otherwise. */
export type Feature =
  | `leads_on_${LeadingOn}`
  /** The turn is only a subordinate clause so far. */
  | 'subordinate'
  /** The recogniser put this punctuation at the end. Engines that punctuate do it well. */
  | 'full_stop'
  | 'comma'
  /**
   * Share (0–1) of the alternatives for the last word that lead on, although the recognised word
   * doesn't surely do so. Short words are often misrecognised.
   */
  | 'misheard'
  /**
   * Number of words, on a scale from few (0) to many (1): the first few words are rarely the whole
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

/** Middle of the range of the built-in recogniser's language model (log10). */
const MIDDLE_SENTENCE_END = -1;
/**
 * More than 16 words (log2 of 16 is 4) don't change the feature, because beyond that, length
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
 * Returns the share of alternatives for the last word after which the sentence must continue. If
 * the recognised word is not among the alternatives, they come from a different reading of the
 * sound and say nothing about that word.
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
