import type { Clock, Stop } from '@portal/clock';
import type { RecognitionOption } from '@portal/mfe-contract';
import {
  RECOGNITION_CHECK_LAST_WORDS_MS,
  RECOGNITION_CHECK_SOUND_MS,
  type Language,
  type RecognitionChoice,
} from '@portal/protocol';
import { createSnapshotStore, type SnapshotStore } from '../../store/snapshot-store';
import type { ListenFailure, ListenToSentence, SpokenChoice } from './sentence-listener';
import { SENTENCES } from './sentences';
import { compareWords, isEnough, type WordComparison } from './word-comparison';

/** Maximum wait until the sentence can be read (ms). Local models take some seconds to start. */
export const READY_TIMEOUT_MS = 20_000;
/** Maximum wait for the result after that (ms), a little longer than the server's own limits. */
export const RESULT_TIMEOUT_MS =
  RECOGNITION_CHECK_SOUND_MS + RECOGNITION_CHECK_LAST_WORDS_MS + 2_000;

export type CheckState =
  | { name: 'idle' }
  | { name: 'starting' }
  /** `by` is what listens, which need not be what was chosen. */
  | { name: 'listening'; by: SpokenChoice; words: string }
  | { name: 'heard'; by: SpokenChoice; text: string; comparison: WordComparison }
  /** `nothing`: it listened, but recognized no words. `microphone`: there is none to listen to. */
  | { name: 'failed'; because: ListenFailure | 'nothing' | 'microphone' };

export interface RecognitionSnapshot {
  /** How the interview will hear the candidate. */
  choice: RecognitionChoice;
  check: CheckState;
}

export interface RecognitionCheckOptions {
  /** The interview's language, which may differ from the page's. */
  language: Language;
  choice: RecognitionChoice;
  /** The available ways to be heard, best first. */
  options: readonly RecognitionOption[];
  listen: ListenToSentence;
  /**
   * Stores a choice for the interview. If it is the browser, the candidate has agreed that it may
   * send their voice to its maker.
   */
  remember(choice: RecognitionChoice): void;
  clock: Clock;
}

/**
 * Hears one sentence that the candidate reads aloud, in the way that the interview will hear them,
 * and offers a better way if too little was understood.
 */
export class RecognitionCheck {
  readonly store: SnapshotStore<RecognitionSnapshot>;
  readonly language: Language;
  readonly sentence: string;
  readonly #options: RecognitionCheckOptions;
  #stopListening: Stop = () => undefined;
  #stopTimer: Stop = () => undefined;
  #generation = 0;

  constructor(options: RecognitionCheckOptions) {
    this.#options = options;
    this.language = options.language;
    this.sentence = SENTENCES[options.language];
    this.store = createSnapshotStore<RecognitionSnapshot>({
      choice: options.choice,
      check: { name: 'idle' },
    });
  }

  /** Whether anything recognizes speech in the interview's language. */
  get available(): boolean {
    return this.#options.options.some(({ choice }) => choice !== 'none');
  }

  /** Whether the interview will hear the candidate, rather than have every answer typed. */
  get spoken(): boolean {
    const { choice } = this.store.getState();
    return choice !== 'none' && this.option(choice) !== undefined;
  }

  /** Returns the option for a choice, or undefined if it isn't available. */
  option(choice: RecognitionChoice): RecognitionOption | undefined {
    return this.#options.options.find((option) => option.choice === choice);
  }

  /**
   * Returns the way to offer instead of the current one: the next better one. If there is none,
   * returns the next one below if the current one does not work, and typing if it works but
   * understands too little. Null unless the check has shown that the current one is not good enough.
   */
  get better(): RecognitionOption | null {
    const { choice, check } = this.store.getState();
    const { options } = this.#options;
    const place = options.findIndex((option) => option.choice === choice);
    const above = options[place - 1];
    const typing = this.option('none');
    if (check.name === 'heard')
      return isEnough(check.comparison) ? null : (above ?? typing ?? null);
    if (check.name !== 'failed') return null;
    switch (check.because) {
      case 'limited':
      case 'room':
      case 'busy':
        return null;
      case 'microphone':
        return typing ?? null;
      case 'nothing':
        return above ?? typing ?? null;
      default:
        return above ?? options[place + 1] ?? null;
    }
  }

  /** Chooses another way for the interview, and forgets the result. */
  choose(choice: RecognitionChoice): void {
    this.stop();
    this.#options.remember(choice);
    this.store.setState({ choice });
  }

  /**
   * Listens to the sentence. Calling it again starts over. Does nothing if answers are typed.
   * @param track the microphone's; null if it could not be opened
   */
  start(track: MediaStreamTrack | null): void {
    this.stop();
    const { choice } = this.store.getState();
    if (choice === 'none') return;
    if (track === null) return this.#end({ name: 'failed', because: 'microphone' });
    const generation = this.#generation;
    const unlessStopped =
      <Args extends unknown[]>(run: (...args: Args) => void) =>
      (...args: Args) => {
        if (generation === this.#generation) run(...args);
      };
    this.#show({ name: 'starting' });
    this.#limit(READY_TIMEOUT_MS, { name: 'failed', because: 'room' });
    const stop = this.#options.listen(
      { choice, language: this.language, track },
      {
        listening: unlessStopped((by: SpokenChoice) => this.#handleListening(by)),
        words: unlessStopped((words: string) => this.#handleWords(words)),
        heard: unlessStopped((text: string) => this.#handleHeard(choice, text)),
        failed: unlessStopped((because: ListenFailure) => this.#end({ name: 'failed', because })),
      },
    );
    // It may have failed at once.
    if (generation === this.#generation) this.#stopListening = stop;
    else stop();
  }

  /** Stops listening and forgets the result. */
  stop(): void {
    this.#end({ name: 'idle' });
  }

  #handleListening(by: SpokenChoice): void {
    // The browser's recognizer may start again in the middle of the sentence.
    if (this.store.getState().check.name === 'listening') return;
    this.#limit(RESULT_TIMEOUT_MS, { name: 'failed', because: 'engine' });
    this.#show({ name: 'listening', by, words: '' });
  }

  #handleWords(words: string): void {
    const { check } = this.store.getState();
    if (check.name === 'listening') this.#show({ ...check, words });
  }

  #handleHeard(choice: SpokenChoice, text: string): void {
    const { check } = this.store.getState();
    const by = check.name === 'listening' ? check.by : choice;
    this.#end(
      text.trim() === ''
        ? { name: 'failed', because: 'nothing' }
        : { name: 'heard', by, text, comparison: compareWords(this.sentence, text) },
    );
  }

  #limit(ms: number, state: CheckState): void {
    this.#stopTimer();
    this.#stopTimer = this.#options.clock.after(ms, () => this.#end(state));
  }

  #end(check: CheckState): void {
    this.#generation += 1;
    this.#stopTimer();
    this.#stopListening();
    this.#stopListening = () => undefined;
    this.#show(check);
  }

  #show(check: CheckState): void {
    this.store.setState({ check });
  }
}
