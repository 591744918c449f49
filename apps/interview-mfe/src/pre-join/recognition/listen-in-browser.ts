import type { Clock, Stop } from '@portal/clock';
import { RECOGNITION_CHECK_SOUND_MS } from '@portal/protocol';
import {
  ContinuousRecognizer,
  type RecognitionProblem,
  type RecognitionState,
} from '../../room/continuous-recognizer';
import type { NewRecognizer } from '../../room/recognizer';
import type { ListenFailure, ListenToSentence } from './sentence-listener';

/** Silence after the last new words that ends the sentence (ms). Readers pause between words. */
export const END_SILENCE_MS = 2_500;

const FAILURES: Record<RecognitionProblem, ListenFailure> = {
  refused: 'refused',
  network: 'network',
  language: 'language',
  microphone: 'engine',
  failed: 'engine',
};

/** Listens with the browser's own recognizer, as the interview does. */
export const listenInBrowser =
  ({
    newRecognizer,
    clock,
  }: {
    newRecognizer: NewRecognizer;
    clock: Clock;
  }): ListenToSentence<'browser'> =>
  ({ language, track }, listener) => {
    let over = false;
    let settled = '';
    let guess = '';
    let segments = 0;
    let stopSilence: Stop = () => undefined;
    const text = () => `${settled} ${guess}`.trim();
    const stop = () => {
      over = true;
      stopSilence();
      stopLimit();
      unsubscribe();
      recognizer.close();
    };
    const finish = () => {
      stop();
      listener.heard(text());
    };
    const handleState = (state: RecognitionState) => {
      const problem = 'problem' in state ? state.problem : null;
      if (state.name === 'listening') listener.listening('browser');
      else if (problem !== null) {
        stop();
        listener.failed(FAILURES[problem]);
      }
    };
    const recognizer = new ContinuousRecognizer({
      newRecognizer,
      clock,
      newId: () => `sentence-${(segments += 1)}`,
      onWords: (words) => {
        if (over) return;
        if (words.final) settled = `${settled} ${words.text}`;
        guess = words.final ? '' : words.text;
        listener.words(text());
        stopSilence();
        stopSilence = clock.after(END_SILENCE_MS, finish);
      },
    });
    const unsubscribe = recognizer.store.subscribe(({ state }) => !over && handleState(state));
    const stopLimit = clock.after(RECOGNITION_CHECK_SOUND_MS, finish);
    recognizer.update({ wanted: true, track, language });
    return () => {
      if (!over) stop();
    };
  };
