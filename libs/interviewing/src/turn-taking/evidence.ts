import type { Language } from '@portal/protocol';
import { words } from '../language/words';
import { isSubordinate, leadingOn, type LeadingOn } from './leading-on';

/** What is known of a turn while its speaker is silent. */
export interface TurnEvidence {
  /** All words of the turn so far, as the recogniser has them. */
  text: string;
  /** How the words heard last were guessed before the recogniser settled them; null where there was no guess. */
  guess: string | null;
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
  /** Its guess led on, and what it was settled to does not: small words are easily misheard. */
  | 'guess_leads_on'
  /** How many words there are, from few (0) to many (1): the first words are seldom all there is. */
  | 'length'
  /** `sentenceEnd` from its middle (log10), where it is known. */
  | 'sentence_end'
  /** `endOfTurn` from its middle (-0.5 to 0.5), where it is known. */
  | 'end_of_turn';

export const FEATURES: readonly Feature[] = ['leads_on_surely', 'leads_on_maybe', 'subordinate', 'full_stop', 'comma', 'guess_leads_on', 'length', 'sentence_end', 'end_of_turn'];

/** Middle of what the built-in recogniser's model gives (log10). */
const MIDDLE_SENTENCE_END = -1;
/** An answer of 32 words is a long one. */
const LONG_LOG2 = 5;

/** The features of a turn; those not named are 0. */
export function featuresOf({ text, guess, language, endOfTurn, sentenceEnd }: TurnEvidence): Partial<Record<Feature, number>> {
  const said = words(text);
  const leads = leadingOn(said, language);
  const mark = text.trim().at(-1) ?? '';
  return {
    ...(leads && { [`leads_on_${leads}`]: 1 }),
    subordinate: Number(isSubordinate(said, language)),
    full_stop: Number('.?!؟'.includes(mark) && mark !== ''),
    comma: Number(',،;؛:…-'.includes(mark) && mark !== '') || Number(/\.\.\.$/u.test(text.trim())),
    guess_leads_on: Number(!leads && guess !== null && leadingOn(words(guess), language) === 'surely'),
    length: Math.min(1, Math.log2(Math.max(1, said.length)) / LONG_LOG2),
    sentence_end: sentenceEnd === null ? 0 : sentenceEnd - MIDDLE_SENTENCE_END,
    end_of_turn: endOfTurn === null ? 0 : endOfTurn - 0.5,
  };
}
