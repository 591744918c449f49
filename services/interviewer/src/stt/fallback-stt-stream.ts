import type { HearingEngine } from '@portal/protocol';
import { SpeechError } from '../tts/tts';
import type { FallbackHearingOptions, HearingSource } from './fallback-stt';
import type { HearingEnginePort, HearingListener, HearingStream } from './stt';
import { HearingHealth, type HearingVerdict } from './stt-health';
import { SoundJournal } from './sound-journal';

/** How often the engine's health is looked at (ms). */
const CHECK_EVERY_MS = 500;

interface Hearing {
  is: 'hearing';
  index: number;
  engine: HearingEnginePort;
  stream: HearingStream;
  health: HearingHealth;
  /** Whether it has heard words since it was opened. */
  worked: boolean;
}
type State = Hearing | { is: 'changing' } | { is: 'over' };

const WHY: Record<Exclude<HearingVerdict, 'well'>, string> = {
  doubtful: 'gives no words, is asked anew',
  deaf: 'gives no words',
  slow: 'gives its words too late',
  hanging: 'does not answer',
};

/** The stream of `FallbackHearing`: gives the sound to one engine at a time, and keeps what has no final words yet for the next one. */
export class FallbackStream implements HearingStream {
  private readonly journal = new SoundJournal();
  private state: State = { is: 'changing' };
  /** Counts the engines opened, so that nothing of one that was given up is heard. */
  private generation = 0;
  private index = 0;
  /** The engine under way was already asked anew, and has given no words since. */
  private askedAnew = false;
  private speaking = false;
  private lastError: unknown = new SpeechError('engine_missing', 'hearing', 'no engine');
  private stopChecking: (() => void) | null = null;

  constructor(
    private readonly sources: readonly [HearingSource, ...HearingSource[]],
    private readonly listener: HearingListener,
    private readonly options: FallbackHearingOptions,
  ) {}

  get info(): HearingEngine {
    return (this.sources[this.index] ?? this.sources[0]).info;
  }

  get busy(): boolean {
    if (this.state.is === 'hearing') return this.state.stream.busy;
    return this.state.is === 'changing' && this.journal.unsettled;
  }

  /** Opens the first engine that can be opened. @throws the last one's error. */
  async begin(): Promise<void> {
    const started = await this.start(0);
    if (this.state.is === 'over') return;
    if (!started) {
      this.end();
      throw this.lastError;
    }
    this.stopChecking = this.options.clock.every(CHECK_EVERY_MS, () => this.check());
  }

  push(samples: Int16Array): void {
    if (this.state.is === 'over') return;
    this.journal.push(samples);
    if (this.state.is === 'hearing') this.state.stream.push(samples);
  }

  speechStarted(): void {
    if (this.state.is === 'over' || this.speaking) return;
    this.speaking = true;
    this.journal.speechStarted();
    if (this.state.is !== 'hearing') return;
    this.state.health.speechStarted();
    this.state.stream.speechStarted();
  }

  speechEnded(): void {
    if (this.state.is === 'over' || !this.speaking) return;
    this.speaking = false;
    this.journal.speechEnded();
    if (this.state.is !== 'hearing') return;
    this.state.health.speechEnded();
    this.state.stream.speechEnded();
  }

  async close(): Promise<void> {
    const { state } = this;
    this.end();
    if (state.is === 'hearing') await abandon(state);
  }

  private end(): void {
    this.state = { is: 'over' };
    this.generation += 1;
    this.stopChecking?.();
  }

  /** Opens the first engine from `from` on that can be opened, and lets it hear what was kept. */
  private async start(from: number): Promise<boolean> {
    for (const [offset, source] of this.sources.slice(from).entries()) {
      try {
        const opened = await this.openSource(source, from + offset);
        if (!opened) return false;
        this.index = opened.index;
        this.state = opened;
        this.hearKept(opened);
        return true;
      } catch (error) {
        this.lastError = error;
        this.options.log.warn(
          { engine: source.info.name, reason: String(error) },
          'speech recognition did not start',
        );
      }
      this.askedAnew = false;
    }
    return false;
  }

  /** @returns null where it was closed meanwhile. */
  private async openSource(source: HearingSource, index: number): Promise<Hearing | null> {
    this.generation += 1;
    const { generation } = this;
    const engine = await source.start();
    let early: Error | null = null;
    const stream = await engine.open(
      this.listenerFor(generation, (error) => {
        early = error;
      }),
    );
    const opened: Hearing = {
      is: 'hearing',
      index,
      engine,
      stream,
      health: new HearingHealth(source.way, this.options.clock),
      worked: false,
    };
    if (early !== null || generation !== this.generation) await abandon(opened);
    if (early !== null) throw early as Error;
    return generation === this.generation ? opened : null;
  }

  private hearKept({ stream, health }: Hearing): void {
    this.journal.replay({
      push: (samples) => stream.push(samples),
      speechStarted: () => {
        health.speechStarted();
        stream.speechStarted();
      },
      speechEnded: () => {
        health.speechEnded();
        stream.speechEnded();
      },
    });
  }

  private listenerFor(generation: number, failedEarly: (error: Error) => void): HearingListener {
    const current = () =>
      generation === this.generation && this.state.is === 'hearing' ? this.state : null;
    return {
      partial: (heard) => {
        const hearing = current();
        if (!hearing) return;
        this.worked(hearing);
        this.listener.partial(heard);
      },
      final: (heard) => {
        const hearing = current();
        if (!hearing) return;
        if (heard.text) this.worked(hearing);
        else if (hearing.health.silenceIsOdd && !this.askedAnew)
          return this.change(hearing, 'same', WHY.doubtful);
        hearing.health.answered();
        this.journal.settled();
        this.listener.final(heard);
      },
      failed: (error) => {
        const hearing = current();
        if (hearing) this.failed(hearing, error);
        else if (generation === this.generation) failedEarly(error);
      },
    };
  }

  private worked(hearing: Hearing): void {
    hearing.health.words();
    hearing.worked = true;
    this.askedAnew = false;
  }

  /** What has worked may have lost its connection, or its process: it gets another start. What is refused, or fails at once again, does not. */
  private failed(hearing: Hearing, error: Error): void {
    this.lastError = error;
    const again =
      hearing.worked &&
      !this.askedAnew &&
      !(error instanceof SpeechError && error.code === 'refused');
    this.change(hearing, again ? 'same' : 'next', error.message);
  }

  private check(): void {
    if (this.state.is !== 'hearing') return;
    const { verdict } = this.state.health;
    if (verdict === 'well') return;
    const last = this.state.index === this.sources.length - 1;
    if (verdict !== 'doubtful' && !last) this.change(this.state, 'next', WHY[verdict]);
    else if (verdict !== 'slow' && !this.askedAnew) this.change(this.state, 'same', WHY[verdict]);
  }

  private change(hearing: Hearing, to: 'same' | 'next', reason: string): void {
    this.state = { is: 'changing' };
    this.askedAnew = to === 'same';
    this.generation += 1;
    this.options.log.warn(
      { engine: this.info.name, reason },
      to === 'same' ? 'speech recognition is opened anew' : 'speech recognition is given up',
    );
    void abandon(hearing);
    this.start(to === 'same' ? hearing.index : hearing.index + 1).then(
      (started) => this.changed(hearing.index, started),
      (error: unknown) =>
        this.options.log.error(
          { reason: String(error) },
          'speech recognition could not be changed',
        ),
    );
  }

  private changed(from: number, started: boolean): void {
    if (this.state.is === 'over') return;
    if (started) {
      if (this.index === from) return;
      this.options.log.info({ engine: this.info.name }, 'speech recognition goes on');
      this.options.onChange(this.info);
      return;
    }
    this.end();
    this.options.onChange(null);
    this.listener.failed(
      this.lastError instanceof Error ? this.lastError : new Error(String(this.lastError)),
    );
  }
}

/** An engine that is given up may fail at that too. */
async function abandon({ stream, engine }: Pick<Hearing, 'stream' | 'engine'>): Promise<void> {
  await stream.close().catch(() => undefined);
  await engine.close().catch(() => undefined);
}
