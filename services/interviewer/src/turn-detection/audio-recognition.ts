import type { Language } from '@portal/protocol';
import { type Pace, silenceNeeded } from '@portal/interviewing';
import type { Clock } from '../clock';
import type { Log } from '../log';
import type { HearingEnginePort, HearingStream } from '../stt/stt';
import { RecentSound } from './end-of-turn';
import type { ListeningModels } from './models';
import { Microphone, type MicrophoneSource } from './microphone';
import type { TurnListener, TurnSource } from './turn-listener';
import { TurnTaker } from './turn-taker';
import { VoiceActivity } from './voice-activity';

export interface EarParts {
  microphone: MicrophoneSource;
  engine: Pick<HearingEnginePort, 'open'>;
  models: ListeningModels;
  listener: TurnListener;
  language: Language;
  /** Every 32 ms of the candidate's sound: when its last sample came, 512 samples at 16 kHz, probability of a voice in it. */
  onWindow(at: number, samples: Int16Array, probability: number): void;
  /** Nothing will be heard any more; typed answers still come. */
  onDeaf(error: unknown): void;
  clock: Clock;
  log: Log;
}

/** Listens to the candidate: from their microphone to the turns that they take. */
export class Ear implements TurnSource {
  private readonly taker: TurnTaker;
  private readonly microphone: Microphone;
  private readonly activity: VoiceActivity;
  private readonly recent = new RecentSound();
  private pace: Pace = 'usual';
  private silences = 0;
  private deaf = false;
  private closed = false;

  /** @throws SpeechError where the engine cannot be started. */
  static async open(parts: EarParts): Promise<Ear> {
    const ear: { listening: Ear | null } = { listening: null };
    const stream = await parts.engine.open({
      partial: (heard) => ear.listening?.taker.partial(heard),
      final: (heard) => ear.listening?.taker.final(heard),
      failed: (error) => ear.listening?.fail(error),
    });
    return (ear.listening = new Ear(parts, stream));
  }

  private constructor(
    private readonly parts: EarParts,
    private readonly stream: HearingStream,
  ) {
    const { models, listener, language, clock, log } = parts;
    this.taker = new TurnTaker({
      listener,
      clock,
      wordsComing: () => !this.deaf && stream.busy,
      silenceNeeded: (turn) => silenceNeeded({ ...turn, language, pace: this.pace }),
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
      (error) => log.warn({ reason: String(error) }, 'microphone track broke'),
    );
  }

  get busy(): boolean {
    return this.taker.busy;
  }

  get audible(): boolean {
    return !this.deaf && this.microphone.on;
  }

  /** The silence under way and those to come are judged with that patience. */
  setPace(pace: Pace): void {
    this.pace = pace;
    this.taker.reconsider();
  }

  discard(): void {
    this.taker.discard();
  }

  /** Ends all that it has begun; the engine stays its opener's to close. */
  async close(): Promise<void> {
    this.closed = true;
    this.microphone.close();
    this.activity.close();
    this.taker.close();
    await this.stream.close();
  }

  // The engine gets the sound by windows too: so what begins and ends speech lies at the same sample for it.
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
      // One piece of evidence less.
      this.parts.log.warn({ reason: String(error) }, 'end of turn not judged');
    }
  }

  private fail(error: unknown): void {
    if (this.deaf || this.closed) return;
    this.deaf = true;
    // What was heard until now is a turn all the same.
    this.taker.reconsider();
    this.parts.onDeaf(error);
  }
}
