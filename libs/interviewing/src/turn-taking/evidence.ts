import type { Language } from '@portal/protocol';
import { words } from '../language/words';
import { isSubordinate, leadingOn, type LeadingOn } from './leading-on';

/** What is known of a turn while its speaker is silent. */
export interface TurnEvidence {
  /** All words of the turn so far, as the recogniser has them. */
  text: string;
  /** Other readings of the last word with their shares (0–1), where the recogniser gives any. */
  endings: Readonly<Record<string, number>> | null;
  language: Language;
  /** Probability that the sound ends a turn (0–1); null where nothing has judged it. */
  endOfTurn: number | null;
  /** How well the last words could end a sentence (log10 of the probability); null where no language model says. */
  sentenceEnd: number | null;
}

/** What tells an end from a pause. Each is 0 or 1 unless it says otherwise. */
export type Feature =
  | `leads_on_${LeadingOn}`
  /** Nothing but a clause that another must follow. */
  | 'subordinate'
  /** The recogniser's own mark at the end: engines that set them set them well. */
  | 'full_stop'
  | 'comma'
  /** Share of other readings of the last word that lead on where it does not (0–1): small words are easily misheard. */
  | 'misheard'
  /** How many words there are, from few (0) to many (1): the first words are seldom all there is. */
  | 'length'
  /** `sentenceEnd` from its middle (log10), where it is known. */
  | 'sentence_end'
  /** `endOfTurn` from its middle (-0.5 to 0.5), where it is known. */
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

/** Middle of what the built-in recogniser's model gives (log10). */
const MIDDLE_SENTENCE_END = -1;
/** From 16 words on, more say nothing more: nobody knows how long an answer is going to be. */
const LONG_LOG2 = 4;

/** The features of a turn; those not named are 0. */
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

/** Readings that do not know the word that was settled on are of another way through the sound, and tell nothing of it. */
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
