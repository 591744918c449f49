import type { Clock, Stop } from '@portal/clock';
import { createSnapshotStore } from '../store/snapshot-store';
import type { NewRecognizer, Recognizer, RecognizerResults } from './recognizer';

/** Why recognition failed: permission, the browser's speech service, the language, or no sound. */
export type RecognitionProblem = 'refused' | 'network' | 'language' | 'microphone' | 'failed';

/**
 * `waiting`: between two runs. It keeps retrying after network problems; other problems last until
 * the microphone is turned on again.
 */
export type RecognitionState =
  | { name: 'off' }
  | { name: 'listening' }
  | { name: 'waiting'; problem: 'network' | null }
  | { name: 'failed'; problem: RecognitionProblem };

/** Words of one segment, interim or final. */
export interface RecognizedWords {
  segmentId: string;
  text: string;
  final: boolean;
  /** 0–1; null if the browser gives none. */
  confidence: number | null;
}

/** Whether to listen, and to what. `language` is a BCP 47 tag. */
export type Listening =
  { wanted: false } | { wanted: true; track: MediaStreamTrack | null; language: string };

/** One recognizer run; a browser allows one at a time. `settled` counts final results. */
interface Run {
  recognizer: Recognizer;
  track: MediaStreamTrack | null;
  settled: number;
  startedAtMs: number;
}

/**
 * Browsers end a run after silence or about a minute. Restart after this delay (ms); speech in
 * between is lost.
 */
export const FIRST_RESTART_MS = 250;
/**
 * If runs end immediately or the service is unavailable, the restart delay doubles up to this limit
 * (ms).
 */
export const LONGEST_RESTART_MS = 10_000;
const BACKOFF = 2;
/** A run that lasted this long counts as successful, however it ended (ms). */
export const LISTENED_MS = 3_000;

const PROBLEMS: Record<string, RecognitionProblem> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'language-not-supported': 'language',
  'audio-capture': 'microphone',
  network: 'network',
};
/** Errors that end a run normally: no speech, or we aborted it. */
const HARMLESS = new Set(['no-speech', 'aborted']);

/**
 * Keeps the browser's recognizer running while wanted: restarts it when it ends and waits after
 * failures. No words are lost: an interim result becomes final when its run ends.
 */
export class ContinuousRecognizer {
  readonly store = createSnapshotStore<{ state: RecognitionState }>({ state: { name: 'off' } });
  readonly #newRecognizer: NewRecognizer;
  readonly #clock: Clock;
  readonly #newId: () => string;
  readonly #onWords: (words: RecognizedWords) => void;
  #listening: Listening = { wanted: false };
  /** The current run, including one that is still stopping. */
  #run: Run | null = null;
  #piece: { segmentId: string; text: string } | null = null;
  /** Words at the start of the current segment that already belong to another segment. */
  #cutWords = 0;
  #stopWaiting: Stop | null = null;
  #restartMs = FIRST_RESTART_MS;
  #trackRefused = false;

  constructor({
    newRecognizer,
    clock,
    newId,
    onWords,
  }: {
    newRecognizer: NewRecognizer;
    clock: Clock;
    newId: () => string;
    onWords: (words: RecognizedWords) => void;
  }) {
    this.#newRecognizer = newRecognizer;
    this.#clock = clock;
    this.#newId = newId;
    this.#onWords = onWords;
  }

  get #state(): RecognitionState {
    return this.store.getState().state;
  }

  /** Call on every change. Listening again after a pause retries after a failure. */
  update(listening: Listening): void {
    const before = this.#listening;
    this.#listening = listening;
    if (!listening.wanted) return this.#rest();
    if (!before.wanted) {
      this.#restartMs = FIRST_RESTART_MS;
      this.#trackRefused = false;
      if (this.#state.name === 'failed') this.#show({ name: 'off' });
    }
    if (this.#state.name === 'off' && !this.#run) this.#start();
    else if (
      this.#run &&
      this.#state.name === 'listening' &&
      this.#run.track !== this.#trackToHear()
    )
      this.#run.recognizer.stop();
  }

  /** The words of the current segment were handled: the next ones start a new segment. */
  cut(): void {
    if (!this.#piece) return;
    this.#cutWords += wordCount(this.#piece.text);
    this.#piece = null;
  }

  /** Stops immediately; words recognized so far become final. */
  close(): void {
    this.#listening = { wanted: false };
    const run = this.#run;
    this.#handleEnd(run);
    run?.recognizer.abort();
    this.#rest();
  }

  #rest(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    // Words spoken before muting may still arrive.
    if (this.#state.name === 'listening') this.#run?.recognizer.stop();
    if (this.#state.name !== 'failed') this.#show({ name: 'off' });
  }

  #trackToHear(): MediaStreamTrack | null {
    const { track } = this.#listening.wanted ? this.#listening : { track: null };
    return !this.#trackRefused && track?.readyState === 'live' ? track : null;
  }

  #start(): void {
    if (!this.#listening.wanted) return;
    const recognizer = this.#newRecognizer();
    const run: Run = {
      recognizer,
      track: this.#trackToHear(),
      settled: 0,
      startedAtMs: this.#clock.now(),
    };
    recognizer.lang = this.#listening.language;
    recognizer.continuous = true;
    recognizer.interimResults = true;
    recognizer.onresult = (event) => this.#handleResults(run, event);
    recognizer.onerror = ({ error }) => this.#handleError(run, error);
    recognizer.onend = () => this.#handleEnd(run);
    this.#run = run;
    try {
      this.#begin(run);
      if (this.#state.name !== 'waiting' || this.#state.problem === null)
        this.#show({ name: 'listening' });
    } catch {
      this.#handleEnd(run);
    }
  }

  #begin(run: Run): void {
    if (run.track === null) return run.recognizer.start();
    try {
      // Echo cancellation has removed the interviewer's voice from the room's track.
      run.recognizer.start(run.track);
    } catch {
      this.#trackRefused = true;
      run.track = null;
      run.recognizer.start();
    }
  }

  #handleResults(run: Run, { results }: RecognizerResults): void {
    if (run !== this.#run) return;
    this.#restartMs = FIRST_RESTART_MS;
    if (this.#listening.wanted) this.#show({ name: 'listening' });
    let guess = '';
    for (let i = run.settled; i < results.length; i += 1) {
      const result = results[i];
      const best = result?.[0];
      if (!result || !best) continue;
      if (result.isFinal) {
        run.settled = i + 1;
        this.#tell(best.transcript, true, best.confidence);
      } else guess += best.transcript;
    }
    if (guess.trim()) this.#tell(guess, false, 0);
  }

  #tell(transcript: string, final: boolean, confidence: number): void {
    const text = transcript.trim().split(/\s+/).slice(this.#cutWords).join(' ');
    if (final) this.#cutWords = 0;
    else if (!text) return;
    const piece = this.#piece ?? { segmentId: this.#newId(), text: '' };
    this.#piece = final ? null : { ...piece, text };
    // Browsers without confidence values report zero.
    if (text)
      this.#onWords({
        segmentId: piece.segmentId,
        text,
        final,
        confidence: final && confidence > 0 ? Math.min(1, confidence) : null,
      });
  }

  #handleError(run: Run | null, error: string): void {
    if (run !== this.#run) return;
    // A "no-speech" error means that the service works again.
    if (error === 'no-speech' && this.#state.name === 'waiting') this.#show({ name: 'listening' });
    if (HARMLESS.has(error)) return;
    if (run?.track && error === 'audio-capture') {
      this.#trackRefused = true;
      return;
    }
    const problem = PROBLEMS[error] ?? 'failed';
    this.#show(problem === 'network' ? { name: 'waiting', problem } : { name: 'failed', problem });
  }

  #handleEnd(run: Run | null): void {
    if (!run || run !== this.#run) return;
    this.#run = null;
    this.#cutWords = 0;
    if (this.#piece) this.#tell(this.#piece.text, true, 0);
    if (!this.#listening.wanted || this.#state.name === 'failed') return;
    if (this.#state.name !== 'waiting') {
      this.#show({ name: 'waiting', problem: null });
      if (this.#clock.now() - run.startedAtMs >= LISTENED_MS) this.#restartMs = FIRST_RESTART_MS;
    }
    this.#stopWaiting = this.#clock.after(this.#restartMs, () => {
      this.#stopWaiting = null;
      this.#start();
    });
    this.#restartMs = Math.min(LONGEST_RESTART_MS, this.#restartMs * BACKOFF);
  }

  #show(state: RecognitionState): void {
    const problem = (of: RecognitionState) => ('problem' in of ? of.problem : null);
    if (state.name !== this.#state.name || problem(state) !== problem(this.#state))
      this.store.setState({ state });
  }
}

const wordCount = (text: string): number => text.split(' ').filter(Boolean).length;
