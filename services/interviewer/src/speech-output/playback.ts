import type { Clock } from '../clock';
import type { Log } from '../log';
import type { PlaybackResult, Speech } from './speech-output';
import { Recording } from './recording';
import type { Rendering } from './rendering';
import { type SentencePair, splitFirstClause } from './sentence-pair';
import type { Sink, SoundTap } from './sink';
import { fadedIn, fadedOut, wordBefore } from './sound';

/** Sound kept in the sink's queue (ms): bridges the stalls of a busy machine, and costs nothing when cut, as the queue is cleared. */
const QUEUE_MS = 240;
/** How often the queue is filled up (ms). */
const FEED_MS = 40;
/** Length of the fades around a cut: no click, and still nothing that one would call going on (ms). */
const FADE_MS = 10;
/** Silence sent after a cut, so that the listener's side plays it instead of inventing more of the voice (ms). */
const SILENCE_AFTER_CUT_MS = 40;
/** How often the words said so far are told (ms). */
const PROGRESS_MS = 300;
/** A cut this near to a sentence's end counts as after it: what is cut is mostly the silence after its last word (ms). */
const SENTENCE_END_MS = 250;

type Phase =
  /** Nobody can hear it yet. */
  | { name: 'waiting' }
  | { name: 'playing' }
  /** @property heard samples played before; @property at the clock's time of the cut. */
  | { name: 'paused'; heard: number; at: number }
  | { name: 'over' };

export interface PlaybackParts {
  sink: Sink;
  clock: Clock;
  log: Log;
  /** Renders a piece of text, or takes what has been rendered of it already. */
  render: (spoken: string) => Rendering;
  /** Whether a long first sentence is rendered clause by clause. */
  byClauses: boolean;
  tap?: SoundTap | undefined;
}

/** Plays one utterance: renders ahead, plays in real time, and knows how much was heard. Ends its own timers. */
export class Playback {
  readonly played: Promise<PlaybackResult>;
  private readonly recording: Recording;
  private phase: Phase = { name: 'waiting' };
  /** Samples handed to the sink. */
  private position = 0;
  /** The furthest sample that was ever played, which going back does not undo. */
  private furthest = 0;
  private fadeInDue = false;
  private startMs: number | null = null;
  private rendering: Rendering | null = null;
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

  /** All words known so far, those still to be said among them. */
  get text(): string {
    return this.recording.text;
  }

  /** Sound still to be played (ms); null while more of it may come. */
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

  /** Silences the sink in the middle. @returns the samples that were played. */
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

  /** Samples that have left the sink. */
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

  /** Sentence after sentence, each rendered while the ones before it play. */
  private async renderAll(): Promise<void> {
    let first = true;
    try {
      for await (const sentence of this.speech.sentences) {
        for (const piece of first && this.parts.byClauses
          ? splitFirstClause(sentence)
          : [sentence]) {
          if (this.phase.name === 'over') return;
          await this.renderPiece(piece);
        }
        first = false;
      }
    } catch (error) {
      this.parts.log.error({ reason: String(error) }, 'sentences broke off');
    }
    this.recording.close();
    this.feed();
  }

  private async renderPiece({ text, spoken }: SentencePair): Promise<void> {
    this.recording.begin(text);
    this.rendering = this.parts.render(spoken);
    try {
      for await (const samples of this.rendering.sound()) {
        if (this.phase.name === 'over') return;
        this.recording.append(samples);
        this.feed();
      }
    } catch (error) {
      // A sentence without sound is still shown; the interview goes on.
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
