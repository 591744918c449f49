import type { Language } from '@portal/protocol';
import { words } from '../language/words';
import { isSubordinate, leadingOn, type LeadingOn } from './leading-on';

/** What is known about a turn while its speaker is silent. */
export interface TurnEvidence {
  /** All words of the turn so far, as recognised. */
  text: string;
  /** Alternatives for the last word with their shares (0–1); null if the recogniser gives none. */
  endings: Readonly<Record<string, number>> | null;
  language: Language;
  /** Probability that the sound ends a turn (0–1); null if not judged. */
  endOfTurn: number | null;
  /**
   * How well the last words could end a sentence (log10 of the probability); null without a
   * language model's score.
   */
  sentenceEnd: number | null;
}

/** Features that separate an end of turn from a pause. Each is 0 or 1 unless stated otherwise. */
export type Feature =
  | `leads_on_${LeadingOn}`
  /** Only a subordinate clause so far. */
  | 'subordinate'
  /** The recogniser's own punctuation at the end: engines that punctuate do it well. */
  | 'full_stop'
  | 'comma'
  /**
   * Share of alternatives for the last word that lead on where it does not (0–1): short words are
   * often misrecognised.
   */
  | 'misheard'
  /** Number of words, from few (0) to many (1): the first words are rarely everything. */
  | 'length'
  /** `sentenceEnd` relative to its middle (log10), if known. */
  | 'sentence_end'
  /** `endOfTurn` relative to its middle (-0.5 to 0.5), if known. */
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

/** Middle of the range of the built-in recogniser's model (log10). */
const MIDDLE_SENTENCE_END = -1;
/** More than 16 words don't change the feature: length doesn't predict when an answer ends. */
const LONG_LOG2 = 4;

/** The features of a turn; missing ones are 0. */
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
 * Alternatives without the final word come from a different reading of the sound and say nothing
 * about it.
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
