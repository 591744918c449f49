import type { Clock, Stop } from '@portal/clock';
import { createSnapshotStore } from '../store/snapshot-store';
import type { NewRecognizer, Recognizer, RecognizerResults } from './recognizer';

/**
 * Why recognition failed.
 * - `refused`: the browser or the user denied permission.
 * - `network`: the browser's speech service can't be reached.
 * - `language`: the language is not supported.
 * - `microphone`: audio can't be captured.
 * - `failed`: any other reason.
 */
export type RecognitionProblem = 'refused' | 'network' | 'language' | 'microphone' | 'failed';

/**
 * The recognizer's state.
 * - `waiting`: a run ended or there was a network problem, and the recognizer will restart after a
 *   delay.
 * - `failed`: recognition isn't retried until listening is turned off and on again, for example by
 *   muting and unmuting.
 */
export type RecognitionState =
  | { name: 'off' }
  | { name: 'listening' }
  | { name: 'waiting'; problem: 'network' | null }
  | { name: 'failed'; problem: RecognitionProblem };

/** The words recognized in one segment, either interim or final. */
export interface RecognizedWords {
  segmentId: string;
  text: string;
  final: boolean;
  /** The recognizer's confidence, 0–1; null if the browser does not report it. */
  confidence: number | null;
}

/**
 * Whether the recognizer should listen and, if so, to which track and in which language (a BCP 47
 * tag).
 */
export type Listening =
  { wanted: false } | { wanted: true; track: MediaStreamTrack | null; language: string };

/**
 * One run of the browser's recognizer, which allows only one run at a time. `settled` is the number
 * of final results so far.
 */
interface Run {
  recognizer: Recognizer;
  track: MediaStreamTrack | null;
  settled: number;
  startedAtMs: number;
}

/**
 * Initial delay before the recognizer is restarted (ms). Browsers stop speech recognition after a
 * period of silence or after about a minute. Words spoken during the delay are lost.
 */
export const FIRST_RESTART_MS = 250;
/**
 * Maximum restart delay (ms). The delay doubles each time a run ends immediately or the service is
 * unavailable.
 */
export const LONGEST_RESTART_MS = 10_000;
const BACKOFF = 2;
/**
 * A recognition run that lasts at least this long (ms) is considered successful, however it ended.
 */
export const LISTENED_MS = 3_000;

const PROBLEMS: Record<string, RecognitionProblem> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'language-not-supported': 'language',
  'audio-capture': 'microphone',
  network: 'network',
};
/** Errors that don't count as failures: nobody spoke, or the page aborted the run. */
const HARMLESS = new Set(['no-speech', 'aborted']);

/**
 * Keeps the browser's recognizer running while it should be listening. Restarts it whenever a run
 * ends, with increasing delays if runs fail. When a run ends, its interim result becomes final, so
 * that no recognized words are lost.
 */
export class ContinuousRecognizer {
  readonly store = createSnapshotStore<{ state: RecognitionState }>({ state: { name: 'off' } });
  readonly #newRecognizer: NewRecognizer;
  readonly #clock: Clock;
  readonly #newId: () => string;
  readonly #onWords: (words: RecognizedWords) => void;
  #listening: Listening = { wanted: false };
  /** The current run, even if it is already stopping. */
  #run: Run | null = null;
  #piece: { segmentId: string; text: string } | null = null;
  /** How many words at the start of the run's next result belong to an earlier segment. */
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

  /**
   * Starts, stops or restarts the recognizer, depending on `listening`. After a failure, listening
   * must be turned off and on again before recognition is retried.
   */
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

  /** Ends the current segment, so that the next words start a new one. */
  cut(): void {
    if (!this.#piece) return;
    this.#cutWords += wordCount(this.#piece.text);
    this.#piece = null;
  }

  /** Stops immediately. Words recognized so far become final. */
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
    // `stop` still delivers the words spoken so far, whereas `abort` discards them.
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
      // Use the room's track, because echo cancellation has removed the interviewer's speech from
      // it.
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
    // Browsers that don't measure confidence report zero; pass that on as null.
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
    // A "no-speech" error shows that the service can be reached again.
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
