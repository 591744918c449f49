import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Language } from '@portal/protocol';
import { SpeechError } from '../speech-error';
import { type LocalModel, wrongChecksum } from './model-folder';
import type { FromSherpa, SherpaLoad, ToSherpa } from './sherpa-messages';

/**
 * Timeout for loading a model (ms). A large model takes several seconds, or longer on a busy
 * machine.
 */
const READY_TIMEOUT_MS = 60_000;
/**
 * Maximum number of threads per model. More threads would not speed up models of this size, and
 * would slow down other interviews.
 */
const MOST_THREADS = 4;
/** Maximum amount of the process's error output to keep (characters). */
const COMPLAINTS_CHARS = 2_000;

type Answer = Extract<FromSherpa, { is: 'heard' | 'said' }>;

/** Starts the process that runs a model. Tests pass their own function. */
export type ForkSherpa = () => ChildProcess;
export const forkSherpa: ForkSherpa = () =>
  fork(new URL('./sherpa-process.js', import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
  });

/**
 * Verifies the checksums of a model's files, starts a process for the model and waits until the
 * model is loaded.
 * @throws SpeechError `engine_missing` with the reason: a changed file, a missing runtime, or the
 *   runtime's last error output
 */
export async function startSherpa(
  model: LocalModel,
  language: Language,
  forkProcess: ForkSherpa = forkSherpa,
): Promise<Sherpa> {
  const wrong = await wrongChecksum(model);
  if (wrong !== null) throw new SpeechError('engine_missing', model.name, wrong);
  const threads = Math.max(1, Math.min(MOST_THREADS, Math.floor(availableParallelism() / 2)));
  const sherpa = new Sherpa(model.name, forkProcess());
  try {
    await sherpa.load({
      is: 'load',
      folder: model.folder,
      engine: model.engine,
      language: language.slice(0, 2),
      threads,
    });
    return sherpa;
  } catch (error) {
    sherpa.close();
    throw error;
  }
}

/** A model in its own process. If the process ends, all pending requests fail. */
export class Sherpa {
  /** Sample rate of a TTS model (Hz), set once the model is loaded. Null for an STT model. */
  sampleRate: number | null = null;
  onPartial: ((text: string) => void) | null = null;
  private readonly asked = new Map<
    number,
    { resolve: (answer: Answer) => void; reject: (error: Error) => void }
  >();
  private loading: { resolve: () => void; reject: (error: Error) => void } | null = null;
  private nextId = 0;
  private gone: SpeechError | null = null;
  private complaints = '';

  constructor(
    private readonly name: string,
    private readonly child: ChildProcess,
  ) {
    child.stderr?.on('data', (text: Buffer) => {
      this.complaints = (this.complaints + String(text)).slice(-COMPLAINTS_CHARS);
    });
    child.on('message', (message: FromSherpa) => this.told(message));
    child.on('error', (error) => this.die(error.message));
    // Wait for `close` rather than `exit`, because output may still be buffered at `exit`.
    child.on('close', (code, signal) => this.die(`its process ended with ${signal ?? code}`));
  }

  load(order: SherpaLoad): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.die(`was not loaded in ${READY_TIMEOUT_MS} ms`),
        READY_TIMEOUT_MS,
      );
      const settle =
        <Args extends unknown[]>(how: (...args: Args) => void) =>
        (...args: Args) => {
          clearTimeout(timer);
          this.loading = null;
          how(...args);
        };
      this.loading = { resolve: settle(resolve), reject: settle(reject) };
      this.send(order);
    });
  }

  send(message: ToSherpa): void {
    // Ignore send errors: if the channel breaks, the `close` event reports it.
    if (!this.gone && this.child.connected) this.child.send(message, () => undefined);
  }

  /**
   * Sends a request. `answer` rejects with SpeechError `engine_crashed` if the request fails or the
   * process has ended.
   */
  ask(question: (id: number) => ToSherpa): { id: number; answer: Promise<Answer> } {
    const id = this.nextId;
    this.nextId += 1;
    const answer = new Promise<Answer>((resolve, reject) => {
      if (this.gone) return reject(this.gone);
      this.asked.set(id, { resolve, reject });
      this.send(question(id));
    });
    return { id, answer };
  }

  close(): void {
    this.die('was closed');
    this.child.kill('SIGKILL');
  }

  private told(message: FromSherpa): void {
    switch (message.is) {
      case 'ready':
        this.sampleRate = message.sampleRate;
        this.loading?.resolve();
        return;
      case 'failed':
        return this.die(message.reason);
      case 'partial':
        return this.onPartial?.(message.text);
      case 'heard':
      case 'said':
        return this.take(message.id)?.resolve(message);
      case 'error':
        return this.take(message.id)?.reject(
          new SpeechError('engine_crashed', this.name, message.reason),
        );
    }
  }

  private take(id: number) {
    const waiting = this.asked.get(id);
    this.asked.delete(id);
    return waiting;
  }

  private die(reason: string): void {
    if (this.gone) return;
    const lastWords = this.complaints.trim().split('\n').at(-1)?.trim();
    const detail = [reason, lastWords].filter(Boolean).join(': ');
    this.gone = new SpeechError(
      this.loading ? 'engine_missing' : 'engine_crashed',
      this.name,
      detail,
    );
    this.loading?.reject(this.gone);
    for (const { reject } of this.asked.values()) reject(this.gone);
    this.asked.clear();
  }
}
