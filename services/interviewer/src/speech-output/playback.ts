import type { Clock } from '@portal/clock';
import type { Log } from '../log';
import type { PlaybackResult, Speech } from './speech-output';
import { Recording } from './recording';
import type { Rendering } from './rendering';
import { type SentencePair, splitFirstClause } from './sentence-pair';
import type { Sink, SoundTap } from './sink';
import { fadedIn, fadedOut, wordBefore } from './sound';

/**
 * Amount of audio to keep in the sink's queue (ms). This is enough to bridge stalls on a busy
 * machine, and it doesn't delay interruptions, because they clear the queue.
 */
const QUEUE_MS = 240;
/** How often to refill the queue (ms). */
const FEED_MS = 40;
/**
 * Length of the fades around a cut (ms). Long enough to avoid a click, but too short for the voice
 * to seem to continue.
 */
const FADE_MS = 10;
/**
 * Length of the silence sent after a cut (ms). Without it, the receiver would fill the gap with
 * synthetic speech.
 */
const SILENCE_AFTER_CUT_MS = 40;
/** How often to report the words spoken so far (ms). */
const PROGRESS_MS = 300;
/**
 * If playback is cut this close to the end of a sentence (ms), `resume` skips the rest of the
 * sentence, which is little more than silence.
 */
const SENTENCE_END_MS = 250;

type Phase =
  /** Playback has not started, because nobody can hear the audio yet. */
  | { name: 'waiting' }
  | { name: 'playing' }
  /**
   * `heard` is the position that playback had reached (samples), and `at` is the clock time at
   * which it was paused.
   */
  | { name: 'paused'; heard: number; at: number }
  | { name: 'over' };

export interface PlaybackParts {
  sink: Sink;
  clock: Clock;
  log: Log;
  /** Renders text, or returns the rendering that was prepared for it. */
  render: (spoken: string) => Rendering;
  /** Whether to render the first clause of a long first sentence separately. */
  byClauses: boolean;
  tap?: SoundTap | undefined;
}

/**
 * Plays one utterance: renders it ahead of playback, plays it in real time and tracks how much of
 * it has been heard. Stops its timers when the utterance ends.
 */
export class Playback {
  readonly played: Promise<PlaybackResult>;
  private readonly recording: Recording;
  private phase: Phase = { name: 'waiting' };
  /** Position of the next sample to pass to the sink. */
  private position = 0;
  /** Highest position played so far (samples). It doesn't decrease when `resume` goes back. */
  private furthest = 0;
  private fadeInDue = false;
  private startMs: number | null = null;
  private rendering: Rendering | null = null;
  /** The pieces of text known so far, and how many of them have been rendered or are being so. */
  private readonly pieces: SentencePair[] = [];
  private begun = 0;
  /** Renders the pieces that are waiting; null while none is. */
  private renderingPieces: Promise<void> | null = null;
  private allPiecesKnown = false;
  private told = '';
  private resolve!: (played: PlaybackResult) => void;
  private readonly timers: (() => void)[];

  constructor(
    private readonly speech: Speech,
    private readonly onProgress: (said: string) => void,
    private readonly parts: PlaybackParts,
  ) {
    const { sink, clock } = parts;
    this.recording = new Recording(sink.sampleRate);
    this.played = new Promise((resolve) => (this.resolve = resolve));
    this.timers = [
      clock.every(FEED_MS, () => this.feed()),
      clock.every(PROGRESS_MS, () => this.tell()),
    ];
    void sink.ready().then(() => {
      if (this.phase.name === 'waiting') this.phase = { name: 'playing' };
      this.feed();
    });
    void this.renderAll();
  }

  get interruptible(): boolean {
    return this.speech.interruptible;
  }

  get paused(): boolean {
    return this.phase.name === 'paused';
  }

  /** All the words known so far, including those not spoken yet. */
  get text(): string {
    return this.recording.text;
  }

  /** Duration of the audio left to play (ms); null while the voice may still return more. */
  get remainingMs(): number | null {
    return this.recording.complete ? this.ms(this.recording.length - this.playhead()) : null;
  }

  pause(): void {
    if (this.phase.name === 'over' || this.phase.name === 'paused') return;
    this.phase = { name: 'paused', heard: this.cut(), at: this.parts.clock.now() };
    this.position = this.resumePoint(this.phase.heard);
  }

  resume(): void {
    if (this.phase.name !== 'paused') return;
    this.phase = { name: 'playing' };
    this.fadeInDue = true;
    this.feed();
  }

  /** Renders everything again that has not begun to play, after the voice has been changed. */
  renderAgain(): void {
    if (this.phase.name === 'over') return;
    // Positions up to `furthest` were heard, even if playback went back before them.
    const kept = this.recording.piecesBefore(Math.max(this.position, this.furthest));
    if (kept >= this.begun) return;
    this.recording.keepPieces(kept);
    this.begun = kept;
    this.rendering?.cancel();
    this.rendering = null;
    void this.renderWaiting();
  }

  interrupt(): void {
    if (this.phase.name === 'over') return;
    const endMs = this.phase.name === 'paused' ? this.phase.at : this.parts.clock.now();
    if (this.phase.name !== 'paused') this.cut();
    this.finish({
      interrupted: true,
      heard: this.recording.textBefore(this.furthest),
      startMs: this.startMs,
      endMs: this.startMs === null ? null : endMs,
    });
  }

  /**
   * Silences the sink immediately.
   * @returns the position that playback had reached (samples).
   */
  private cut(): number {
    const { sink, clock, tap } = this.parts;
    const heard = this.playhead();
    this.furthest = Math.max(this.furthest, heard);
    const sounding = sink.queuedMs > 0;
    sink.clearQueue();
    tap?.cut(clock.now());
    if (sounding) {
      const fade = fadedOut(this.recording.slice(heard, heard + this.samples(FADE_MS)));
      const silenced = new Int16Array(fade.length + this.samples(SILENCE_AFTER_CUT_MS));
      silenced.set(fade);
      sink.captureFrame(silenced);
    }
    return heard;
  }

  private resumePoint(heard: number): number {
    const piece = this.recording.pieceAt(heard);
    if (!piece) return 0;
    if (piece.complete && piece.end - heard <= this.samples(SENTENCE_END_MS)) return piece.end;
    return wordBefore(this.recording.peek(), heard, piece.start, this.recording.sampleRate);
  }

  private feed(): void {
    const { sink, clock, tap } = this.parts;
    if (this.phase.name !== 'playing') return;
    while (sink.queuedMs < QUEUE_MS && this.position < this.recording.length) {
      let samples = this.recording.slice(this.position, this.position + this.samples(FEED_MS));
      if (this.fadeInDue) samples = withFadeIn(samples, this.samples(FADE_MS));
      this.fadeInDue = false;
      const at = clock.now() + sink.queuedMs;
      this.startMs ??= clock.now();
      tap?.played(samples, sink.sampleRate, at);
      sink.captureFrame(samples);
      this.position += samples.length;
    }
    if (this.recording.complete && this.position >= this.recording.length && sink.queuedMs <= 0) {
      const endMs = this.startMs === null ? null : clock.now();
      this.finish({
        interrupted: false,
        heard: this.recording.text,
        startMs: this.startMs,
        endMs,
      });
    }
  }

  /** Returns the position that playback has reached (samples). */
  private playhead(): number {
    if (this.phase.name === 'paused') return this.phase.heard;
    return this.startMs === null
      ? 0
      : Math.max(0, this.position - this.samples(this.parts.sink.queuedMs));
  }

  private tell(): void {
    this.furthest = Math.max(this.furthest, this.playhead());
    const said = this.recording.textBefore(this.furthest);
    if (said && said !== this.told) this.onProgress((this.told = said));
  }

  private finish(played: PlaybackResult): void {
    this.phase = { name: 'over' };
    for (const stop of this.timers.splice(0)) stop();
    this.rendering?.cancel();
    this.resolve(played);
  }

  /** Renders the sentences one by one, while earlier sentences play. */
  private async renderAll(): Promise<void> {
    let first = true;
    try {
      for await (const sentence of this.speech.sentences) {
        if (this.phase.name === 'over') return;
        this.pieces.push(
          ...(first && this.parts.byClauses ? splitFirstClause(sentence) : [sentence]),
        );
        first = false;
        await this.renderWaiting();
      }
    } catch (error) {
      this.parts.log.error({ reason: String(error) }, 'reading sentences failed');
    }
    this.allPiecesKnown = true;
    this.closeRecording();
  }

  private renderWaiting(): Promise<void> {
    return (this.renderingPieces ??= this.renderPieces());
  }

  private async renderPieces(): Promise<void> {
    for (;;) {
      const piece = this.pieces[this.begun];
      if (!piece || this.phase.name === 'over') break;
      this.begun += 1;
      await this.renderPiece(piece);
    }
    this.renderingPieces = null;
    if (this.allPiecesKnown) this.closeRecording();
  }

  private closeRecording(): void {
    if (this.renderingPieces || this.phase.name === 'over') return;
    this.recording.close();
    this.feed();
  }

  private async renderPiece({ text, spoken }: SentencePair): Promise<void> {
    const rendering = this.parts.render(spoken);
    this.rendering = rendering;
    this.recording.begin(text, rendering.prosody.rate);
    try {
      for await (const samples of rendering.sound()) {
        // A rendering that has been replaced still yields what was on its way.
        if (this.phase.name === 'over' || this.rendering !== rendering) return;
        this.recording.append(samples);
        this.feed();
      }
    } catch (error) {
      // Continue with the next sentence. The candidate can still read this one.
      this.parts.log.error({ reason: String(error) }, 'sentence not spoken');
    }
    this.recording.endPiece();
  }

  private samples(ms: number): number {
    return Math.round((ms * this.recording.sampleRate) / 1_000);
  }

  private ms(samples: number): number {
    return (samples * 1_000) / this.recording.sampleRate;
  }
}

function withFadeIn(samples: Int16Array, length: number): Int16Array {
  const faded = samples.slice();
  faded.set(fadedIn(samples.subarray(0, length)));
  return faded;
}
