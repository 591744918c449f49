import { countWords } from '../words';
import type { DetectedUtterance } from './turn-listener';

/** Minimum silence that counts as a pause in an answer (ms). */
const MIN_PAUSE_MS = 1_000;
/** Maximum number of pauses in a message. */
const MAX_PAUSES = 500;
/** A sound without words is not part of the answer if more silence than this follows (ms). */
const STRAY_SOUND_MS = 2_000;

/** A turn in progress: its pieces and their times (ms, by the clock). */
export class TurnDraft {
  private pieces: { text: string; confidence: number | null }[] = [];
  private startMs: number | null = null;
  private endMs: number | null = null;
  private readonly pauses: number[] = [];

  /** @param segmentId the id that the candidate's page assigned. */
  constructor(readonly segmentId?: string) {}

  /** Its final words. */
  get text(): string {
    return this.pieces.map(({ text }) => text).join(' ');
  }

  /**
   * @param worded whether the sound before this had words, or may still get some; if not, it was a
   * stray sound.
   */
  speechStarted(at: number, worded: boolean): void {
    const silence = this.endMs === null ? 0 : at - this.endMs;
    if (silence > STRAY_SOUND_MS && !worded) {
      this.startMs = at;
      this.pauses.length = 0;
    } else if (silence >= MIN_PAUSE_MS && this.pauses.length < MAX_PAUSES)
      this.pauses.push(silence);
    this.startMs ??= at;
    this.endMs = null;
  }

  speechEnded(at: number): void {
    this.endMs = at;
  }

  add(text: string, confidence: number | null): void {
    const said = text.trim();
    if (said) this.pieces.push({ text: said, confidence });
  }

  /** @param now used for unknown times. */
  finish(now: number): DetectedUtterance {
    return {
      text: this.text,
      confidence: meanConfidence(this.pieces),
      startMs: this.startMs ?? now,
      endMs: this.endMs ?? now,
      pauses: this.pauses,
      ...(this.segmentId !== undefined && { segmentId: this.segmentId }),
    };
  }
}

/** Joins two utterances of one answer. */
export function joinUtterances(
  first: DetectedUtterance,
  second: DetectedUtterance,
): DetectedUtterance {
  const silence = second.startMs - first.endMs;
  return {
    text: `${first.text} ${second.text}`.trim(),
    confidence: meanConfidence([first, second]),
    startMs: first.startMs,
    endMs: Math.max(first.endMs, second.endMs),
    pauses: [
      ...first.pauses,
      ...(silence >= MIN_PAUSE_MS ? [silence] : []),
      ...second.pauses,
    ].slice(0, MAX_PAUSES),
  };
}

/**
 * Mean weighted by words, so that a short piece counts less than a sentence; null if none is known.
 */
function meanConfidence(
  pieces: readonly Pick<DetectedUtterance, 'text' | 'confidence'>[],
): number | null {
  let words = 0;
  let sum = 0;
  for (const { text, confidence } of pieces) {
    if (confidence === null) continue;
    words += countWords(text);
    sum += confidence * countWords(text);
  }
  return words ? sum / words : null;
}
