import type { SttEngineInfo } from '@portal/protocol';
import { SpeechError } from '../speech-error';
import type { FallbackSttOptions, SttSource } from './fallback-stt';
import type { SttEngine, SttListener, SttStream } from './stt';
import { SttHealth, type SttVerdict } from './stt-health';
import { SoundJournal } from './sound-journal';

/** How often to check the engine's health (ms). */
const CHECK_EVERY_MS = 500;

interface Active {
  is: 'active';
  index: number;
  engine: SttEngine;
  stream: SttStream;
  health: SttHealth;
  /** Whether the engine has recognized any words since it was opened. */
  worked: boolean;
}
type State = Active | { is: 'changing' } | { is: 'over' };

const WHY: Record<Exclude<SttVerdict, 'well'>, string> = {
  doubtful: 'gives no words, is asked anew',
  wordless: 'gives no words',
  slow: 'gives its words too late',
  hanging: 'does not answer',
};

/**
 * The stream that `FallbackStt` opens. Passes the audio to one engine at a time, and keeps audio
 * that has no final transcript yet, so that it can be replayed to the next engine.
 */
export class FallbackSttStream implements SttStream {
  private readonly journal = new SoundJournal();
  private state: State = { is: 'changing' };
  /**
   * Changes whenever an engine is opened or replaced, so that late events from an earlier engine
   * can be ignored.
   */
  private generation = 0;
  private index = 0;
  /** Whether the current engine has been reopened and has not returned any words since. */
  private reopened = false;
  private speaking = false;
  private lastError: unknown = new SpeechError('engine_missing', 'STT', 'no engine');
  private stopChecking: (() => void) | null = null;

  constructor(
    private readonly sources: readonly [SttSource, ...SttSource[]],
    private readonly listener: SttListener,
    private readonly options: FallbackSttOptions,
  ) {}

  get info(): SttEngineInfo {
    return (this.sources[this.index] ?? this.sources[0]).info;
  }

  get busy(): boolean {
    if (this.state.is === 'active') return this.state.stream.busy;
    return this.state.is === 'changing' && this.journal.unsettled;
  }

  /**
   * Opens the first engine that works.
   * @throws the last engine's error if no engine works.
   */
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
    if (this.state.is === 'active') this.state.stream.push(samples);
  }

  speechStarted(): void {
    if (this.state.is === 'over' || this.speaking) return;
    this.speaking = true;
    this.journal.speechStarted();
    if (this.state.is !== 'active') return;
    this.state.health.speechStarted();
    this.state.stream.speechStarted();
  }

  speechEnded(): void {
    if (this.state.is === 'over' || !this.speaking) return;
    this.speaking = false;
    this.journal.speechEnded();
    if (this.state.is !== 'active') return;
    this.state.health.speechEnded();
    this.state.stream.speechEnded();
  }

  async close(): Promise<void> {
    const { state } = this;
    this.end();
    if (state.is === 'active') await abandon(state);
  }

  private end(): void {
    this.state = { is: 'over' };
    this.generation += 1;
    this.stopChecking?.();
  }

  /**
   * Opens the first engine that starts successfully, beginning with the one at index `from`, and
   * replays the kept audio to it.
   * @returns whether an engine has started.
   */
  private async start(from: number): Promise<boolean> {
    for (const [offset, source] of this.sources.slice(from).entries()) {
      try {
        const opened = await this.openSource(source, from + offset);
        if (!opened) return false;
        this.index = opened.index;
        this.state = opened;
        this.replayKept(opened);
        return true;
      } catch (error) {
        this.lastError = error;
        this.options.log.warn(
          { engine: source.info.name, reason: String(error) },
          'STT did not start',
        );
      }
      this.reopened = false;
    }
    return false;
  }

  /**
   * Starts an engine and opens its stream.
   * @returns null if the stream was closed or switched engines in the meantime.
   */
  private async openSource(source: SttSource, index: number): Promise<Active | null> {
    this.generation += 1;
    const { generation } = this;
    const engine = await source.start();
    let early: Error | null = null;
    const stream = await engine.open(
      this.listenerFor(generation, (error) => {
        early = error;
      }),
    );
    const opened: Active = {
      is: 'active',
      index,
      engine,
      stream,
      health: new SttHealth(source.way, this.options.clock),
      worked: false,
    };
    if (early !== null || generation !== this.generation) await abandon(opened);
    if (early !== null) throw early as Error;
    return generation === this.generation ? opened : null;
  }

  private replayKept({ stream, health }: Active): void {
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

  private listenerFor(generation: number, failedEarly: (error: Error) => void): SttListener {
    const current = () =>
      generation === this.generation && this.state.is === 'active' ? this.state : null;
    return {
      partial: (heard) => {
        const active = current();
        if (!active) return;
        this.worked(active);
        this.listener.partial(heard);
      },
      final: (heard) => {
        const active = current();
        if (!active) return;
        if (heard.text) this.worked(active);
        else if (active.health.silenceIsOdd && !this.reopened)
          return this.change(active, 'same', WHY.doubtful);
        active.health.answered();
        this.journal.settled();
        this.listener.final(heard);
      },
      failed: (error) => {
        const active = current();
        if (active) this.failed(active, error);
        else if (generation === this.generation) failedEarly(error);
      },
    };
  }

  private worked(active: Active): void {
    active.health.words();
    active.worked = true;
    this.reopened = false;
  }

  /**
   * Reopens an engine that has worked before, because it may only have crashed or lost its
   * connection. Moves on to the next engine if this one never worked, refused access, or was
   * already reopened without success.
   */
  private failed(active: Active, error: Error): void {
    this.lastError = error;
    const again =
      active.worked &&
      !this.reopened &&
      !(error instanceof SpeechError && error.code === 'refused');
    this.change(active, again ? 'same' : 'next', error.message);
  }

  private check(): void {
    if (this.state.is !== 'active') return;
    const { verdict } = this.state.health;
    if (verdict === 'well') return;
    const last = this.state.index === this.sources.length - 1;
    if (verdict !== 'doubtful' && !last) this.change(this.state, 'next', WHY[verdict]);
    else if (verdict !== 'slow' && !this.reopened) this.change(this.state, 'same', WHY[verdict]);
  }

  private change(active: Active, to: 'same' | 'next', reason: string): void {
    this.state = { is: 'changing' };
    this.reopened = to === 'same';
    this.generation += 1;
    this.options.log.warn(
      { engine: this.info.name, reason },
      to === 'same' ? 'reopening STT' : 'STT failed over',
    );
    void abandon(active);
    this.start(to === 'same' ? active.index : active.index + 1).then(
      (started) => this.changed(active.index, started),
      (error: unknown) => this.options.log.error({ reason: String(error) }, 'STT failover failed'),
    );
  }

  private changed(from: number, started: boolean): void {
    if (this.state.is === 'over') return;
    if (started) {
      if (this.index === from) return;
      this.options.log.info({ engine: this.info.name }, 'STT switched');
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

/** Closes a failed engine. Ignores errors, because closing may fail too. */
async function abandon({ stream, engine }: Pick<Active, 'stream' | 'engine'>): Promise<void> {
  await stream.close().catch(() => undefined);
  await engine.close().catch(() => undefined);
}
