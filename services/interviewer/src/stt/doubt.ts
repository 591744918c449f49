import { readTurn, type Utterance } from '@portal/interviewing';
import type { CandidateCommand, RecognitionChoice } from '@portal/protocol';
import { countWords } from '../words';
import type { SessionStt } from './open-stt';

/** What recognized an utterance: a kind of server-side engine, or the candidate's browser. */
export type RecognizedBy = Exclude<RecognitionChoice, 'none'>;

/**
 * Confidence (0–1) below which an utterance was hardly understood, for up to `SHORT_WORDS` words and
 * for more. The scales differ, so each kind of recognizer has its own limits:
 *
 * - `built-in`: PocketSphinx's mean posterior probability. Short phrases that were really spoken
 *   mostly have more than 0.2, and words that it makes up from coughs less than 0.1 (bench/barge-in).
 *   Of 118 longer sentences (bench/hearing/corpus, e2e/fixtures/answers), spoken by flite's slt and
 *   espeak-ng's en-us+m3, with and without white noise at 15 or 5 dB, this limit doubts (heard by
 *   the model as it is shipped):
 *
 *   | below | of 28 with a word error rate < 0.3 | of 16 between | of 74 with > 0.6 |
 *   | ----- | ---------------------------------- | ------------- | ---------------- |
 *   | 0.3   | 0                                  | 2             | 20 (27 %)        |
 *   | 0.4   | 0                                  | 6             | 45 (61 %)        |
 *   | 0.5   | 0                                  | 7             | 65 (88 %)        |
 *   | 0.55  | 1                                  | 7             | 68 (92 %)        |
 *   | 0.6   | 3                                  | 9             | 70 (95 %)        |
 *
 *   On material that nothing was fitted to, heard by the model adapted to an interview (ADR 40), 0.5
 *   doubts 74 of 963, 411 of 682 and 1223 of 1391 (bench/hearing).
 *
 * - `hosted`: an estimate of the probability that the words are right (Deepgram's is calibrated), so
 *   below 0.5 they are more likely wrong than right. The other hosted engine has no confidence.
 * - `browser`: Web Speech leaves the scale open; 0.5 is the default at which a VoiceXML 2.0 browser
 *   rejects what it recognized (section 6.3.2, `confidencelevel`).
 * - `local`: never, because these models report no confidence.
 */
const DOUBTED_BELOW: Readonly<Record<RecognizedBy, { short: number; longer: number }>> = {
  'built-in': { short: 0.2, longer: 0.5 },
  hosted: { short: 0.5, longer: 0.5 },
  browser: { short: 0.5, longer: 0.5 },
  local: { short: 0, longer: 0 },
};
const SHORT_WORDS = 2;

/** What was said, and what recognized it (null if nothing did). */
interface RecognizedUtterance extends Pick<Utterance, 'text' | 'confidence'> {
  recognizedBy: RecognizedBy | null;
}

/** Whether the recognizer hardly understood an utterance. Never without a confidence. */
export function isDoubtful({ text, confidence, recognizedBy }: RecognizedUtterance): boolean {
  if (confidence === null || recognizedBy === null) return false;
  const { short, longer } = DOUBTED_BELOW[recognizedBy];
  return confidence < (countWords(text) <= SHORT_WORDS ? short : longer);
}

/**
 * Whether an utterance is an answer that was hardly understood. What was understood as a request is
 * obeyed, however low its confidence.
 * @param understoodAs the request that a language model found in it; null for none.
 */
export const isDoubtfulAnswer = (
  utterance: RecognizedUtterance,
  understoodAs: CandidateCommand | null = null,
): boolean =>
  understoodAs === null && isDoubtful(utterance) && readTurn(utterance.text).command === null;

/** Returns what recognizes speech in an interview; null if nothing does. */
export function recognizerOf({
  available,
  info: { kind },
}: Pick<SessionStt, 'available' | 'info'>): RecognizedBy | null {
  if (!available) return 'browser';
  return kind === 'none' ? null : kind;
}
