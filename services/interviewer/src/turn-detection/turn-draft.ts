import { countWords } from '../words';
import type { FinishedTurn } from './turn-listener';

/** A silence inside an answer counts as a pause from here on (ms). */
const MIN_PAUSE_MS = 1_000;
/** As many pauses of one answer are told as a message may carry. */
const MAX_PAUSES = 500;
/** A sound without words, followed by more silence than this, was no part of the answer (ms). */
const STRAY_SOUND_MS = 2_000;

/** One turn on its way: the pieces that were heard of it, and when. Times are the clock's (ms). */
export class TurnDraft {
  private pieces: { text: string; confidence: number | null }[] = [];
  private startedAt: number | null = null;
  private endedAt: number | null = null;
  private readonly pauses: number[] = [];

  /** @param segmentId the name that the candidate's page has given it. */
  constructor(readonly segmentId?: string) {}

  /** The words of it that are settled. */
  get text(): string {
    return this.pieces.map(({ text }) => text).join(' ');
  }

  /** @param worded whether words of it have come, or may still come of what was said last: then it was no stray sound. */
  speechStarted(at: number, worded: boolean): void {
    const silence = this.endedAt === null ? 0 : at - this.endedAt;
    if (silence > STRAY_SOUND_MS && !worded) {
      this.startedAt = at;
      this.pauses.length = 0;
    } else if (silence >= MIN_PAUSE_MS && this.pauses.length < MAX_PAUSES)
      this.pauses.push(silence);
    this.startedAt ??= at;
    this.endedAt = null;
  }

  speechEnded(at: number): void {
    this.endedAt = at;
  }

  add(text: string, confidence: number | null): void {
    const said = text.trim();
    if (said) this.pieces.push({ text: said, confidence });
  }

  /** @param now stands for the times that are not known. */
  finish(now: number): FinishedTurn {
    return {
      text: this.text,
      confidence: meanConfidence(this.pieces),
      startedAt: this.startedAt ?? now,
      endedAt: this.endedAt ?? now,
      pauses: this.pauses,
      ...(this.segmentId !== undefined && { segmentId: this.segmentId }),
    };
  }
}

/** Two turns that were one answer. */
export function joinTurns(first: FinishedTurn, second: FinishedTurn): FinishedTurn {
  const silence = second.startedAt - first.endedAt;
  return {
    text: `${first.text} ${second.text}`.trim(),
    confidence: meanConfidence([first, second]),
    startedAt: first.startedAt,
    endedAt: Math.max(first.endedAt, second.endedAt),
    pauses: [
      ...first.pauses,
      ...(silence >= MIN_PAUSE_MS ? [silence] : []),
      ...second.pauses,
    ].slice(0, MAX_PAUSES),
  };
}

/** Mean over words, so that a stray short piece does not count as much as a sentence; null where none is known. */
function meanConfidence(
  pieces: readonly Pick<FinishedTurn, 'text' | 'confidence'>[],
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
