import { countWords } from '../words';
import type { DetectedUtterance } from './turn-listener';

/** A silence inside an answer counts as a pause from here on (ms). */
const MIN_PAUSE_MS = 1_000;
/** As many pauses of one answer are told as a message may carry. */
const MAX_PAUSES = 500;
/** A sound without words, followed by more silence than this, was no part of the answer (ms). */
const STRAY_SOUND_MS = 2_000;

/** One turn on its way: the pieces that were heard of it, and when. Times are the clock's (ms). */
export class TurnDraft {
  private pieces: { text: string; confidence: number | null }[] = [];
  private startMs: number | null = null;
  private endMs: number | null = null;
  private readonly pauses: number[] = [];

  /** @param segmentId the name that the candidate's page has given it. */
  constructor(readonly segmentId?: string) {}

  /** The words of it that are settled. */
  get text(): string {
    return this.pieces.map(({ text }) => text).join(' ');
  }

  /** @param worded whether words of it have come, or may still come of what was said last: then it was no stray sound. */
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

  /** @param now stands for the times that are not known. */
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

/** Two turns that were one answer. */
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

/** Mean over words, so that a stray short piece does not count as much as a sentence; null where none is known. */
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
