import type { Clock } from '@portal/clock';
import type { Language } from '@portal/protocol';
import { type Pace, silenceNeeded, type TurnEvidence } from '@portal/interviewing';
import type { Log } from '../log';
import type { SttEngine, SttStream } from '../stt/stt';
import type { TurnDetectionModels } from './models';
import { Microphone, type MicrophoneSource } from './microphone';
import type { TurnListener, TurnSource } from './turn-listener';
import { TurnTaker } from './turn-taker';
import { VoiceActivity } from './voice-activity';

export interface AudioRecognitionOptions {
  microphone: MicrophoneSource;
  stt: Pick<SttEngine, 'open'>;
  models: TurnDetectionModels;
  listener: TurnListener;
  language: Language;
  /**
   * Called for each window of 512 samples (32 ms at 16 kHz).
   * @param at when the last sample arrived.
   * @param probability probability that the window contains speech (0–1).
   */
  onWindow(at: number, samples: Int16Array, probability: number): void;
  /** Called when the windows that follow come from a new track, maybe of another microphone. */
  onTrack(): void;
  /** Called with what is known about the turn whenever the wait for its end is decided on. */
  onSilenceJudged(evidence: TurnEvidence): void;
  /** Called when STT or VAD has failed permanently. Typed answers still work. */
  onFailed(error: unknown): void;
  clock: Clock;
  log: Log;
}

/**
 * Detects turns in the audio from the candidate's microphone, using VAD, STT and an end-of-turn
 * model.
 */
export class AudioRecognition implements TurnSource {
  private readonly taker: TurnTaker;
  private readonly microphone: Microphone;
  private readonly activity: VoiceActivity;
  private readonly recent = new RecentSound();
  private pace: Pace = 'usual';
  private silences = 0;
  private failed = false;
  private closed = false;

  /** @throws SpeechError if the STT engine cannot start. */
  static async open(parts: AudioRecognitionOptions): Promise<AudioRecognition> {
    const opening: { recognition: AudioRecognition | null } = { recognition: null };
    const stream = await parts.stt.open({
      partial: (heard) => opening.recognition?.taker.partial(heard),
      final: (heard) => opening.recognition?.taker.final(heard),
      failed: (error) => opening.recognition?.fail(error),
    });
    return (opening.recognition = new AudioRecognition(parts, stream));
  }

  private constructor(
    private readonly parts: AudioRecognitionOptions,
    private readonly stream: SttStream,
  ) {
    const { models, listener, language, clock, log } = parts;
    this.taker = new TurnTaker({
      listener,
      clock,
      wordsComing: () => !this.failed && stream.busy,
      silenceNeeded: (evidence) => {
        const known = { ...evidence, language };
        parts.onSilenceJudged(known);
        return silenceNeeded({ ...known, pace: this.pace });
      },
    });
    this.activity = new VoiceActivity(
      models.voice(),
      {
        window: ({ at, samples, probability }) => this.window(at, samples, probability),
        started: (at) => this.speechStarted(at),
        ended: (at) => this.speechEnded(at),
      },
      (error) => this.fail(error),
    );
    this.microphone = new Microphone(
      parts.microphone,
      (samples, at) => this.activity.accept(samples, at),
      clock,
      () => parts.onTrack(),
      (error) => log.warn({ reason: String(error) }, 'microphone track broke'),
    );
  }

  get busy(): boolean {
    return this.taker.busy;
  }

  get audible(): boolean {
    return !this.failed && this.microphone.on;
  }

  /** Sets how long to wait before a turn ends. Applies to the current silence too. */
  setPace(pace: Pace): void {
    this.pace = pace;
    this.taker.reconsider();
  }

  discard(): void {
    this.taker.discard();
  }

  /**
   * Closes the STT stream and stops the timers. Doesn't close the STT engine, which the caller
   * owns.
   */
  async close(): Promise<void> {
    this.closed = true;
    this.microphone.close();
    this.activity.close();
    this.taker.close();
    await this.stream.close();
  }

  // Pass each window on to STT when the VAD reports it, so that speech starts and ends at the same
  // sample for both.
  private window(at: number, samples: Int16Array, probability: number): void {
    this.recent.push(samples);
    this.stream.push(samples);
    this.parts.onWindow(at, samples, probability);
  }

  private speechStarted(at: number): void {
    this.silences += 1;
    this.taker.speechStarted(at);
    this.stream.speechStarted();
  }

  private speechEnded(at: number): void {
    this.stream.speechEnded();
    this.taker.speechEnded(at);
    void this.judgeSilence();
  }

  private async judgeSilence(): Promise<void> {
    const silence = (this.silences += 1);
    try {
      const probability = await this.parts.models.endOfTurn(this.recent.last());
      if (silence === this.silences && !this.closed) this.taker.endOfTurn(probability);
    } catch (error) {
      // Only log the error: the turn taker can decide without the model.
      this.parts.log.warn({ reason: String(error) }, 'end of turn not judged');
    }
  }

  private fail(error: unknown): void {
    if (this.failed || this.closed) return;
    this.failed = true;
    // Decide again, because words recognized before the failure can still complete a turn.
    this.taker.reconsider();
    this.parts.onFailed(error);
  }
}

/** Maximum amount of audio that the end-of-turn model accepts (samples): 1.2 s at 16 kHz. */
const HEARD_SAMPLES = 19_200;

/** Keeps the candidate's most recent audio for the end-of-turn model. */
export class RecentSound {
  private readonly ring = new Int16Array(HEARD_SAMPLES);
  private next = 0;
  private filled = 0;

  push(samples: Int16Array): void {
    for (const sample of samples) {
      this.ring[this.next] = sample;
      this.next = (this.next + 1) % HEARD_SAMPLES;
    }
    this.filled = Math.min(HEARD_SAMPLES, this.filled + samples.length);
  }

  /** Returns a copy of the stored audio, oldest sample first. */
  last(): Int16Array {
    const sound = new Int16Array(this.filled);
    const start = (this.next - this.filled + HEARD_SAMPLES) % HEARD_SAMPLES;
    const head = this.ring.subarray(start, Math.min(HEARD_SAMPLES, start + this.filled));
    sound.set(head);
    sound.set(this.ring.subarray(0, this.filled - head.length), head.length);
    return sound;
  }
}
