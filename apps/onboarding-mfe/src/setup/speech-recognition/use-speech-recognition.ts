import {
  readRememberedRecognition,
  recognitionOptions,
  rememberRecognition,
  type RecognitionOption,
  type RememberedRecognition,
} from '@portal/mfe-contract';
import type { RecognitionChoice, Language, RuntimeConfig } from '@portal/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  browserRecognizesSpeech,
  initialRecognition,
  recommendedRecognition,
} from './recognition-options';

export interface SpeechRecognition {
  options: RecognitionOption[];
  choice: RecognitionChoice;
  /** The best option. Not chosen by default if it is the browser and the user hasn't consented. */
  recommended: RecognitionChoice;
  /**
   * Whether to tell the user that their last choice is no longer available and another one is
   * chosen. Told on one visit only, unless the choice becomes available again in the meantime.
   */
  replaced: boolean;
  browserAllowed: boolean;
  /** Whether the browser is chosen but the user hasn't consented to its use. */
  consentMissing: boolean;
  choose(choice: RecognitionChoice): void;
  allowBrowser(allowed: boolean): void;
  /** Tells the pre-join check how the interview that starts after it will be recognized. */
  beforeCheck(language: Language, hearing: RecognitionChoice): void;
  /**
   * Takes over what the pre-join check has changed. Returns the choice for the interview, which is
   * the one given to `beforeCheck` unless the user has changed it during the check.
   */
  afterCheck(language: Language, hearing: RecognitionChoice): RecognitionChoice;
  /** Remembers which engine an interview uses, in case the user rejoins it. */
  rememberInterview(id: string, hearing: RecognitionChoice): void;
  /**
   * Returns the engine remembered for an interview, or undefined if there is none. Returns `none`
   * instead of `browser` if the browser is no longer allowed or able to recognize speech.
   */
  choiceForInterview(id: string): RecognitionChoice | undefined;
}

export interface SpeechRecognitionParts {
  engines: RuntimeConfig['engines']['hearing'];
  language: Language;
  userId: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Manages the user's speech recognition choice, which is remembered on this device. */
export function useSpeechRecognition({
  engines,
  language,
  userId,
  storage,
}: SpeechRecognitionParts): SpeechRecognition {
  const [memory, setMemory] = useState<RememberedRecognition>(() =>
    readRememberedRecognition(storage, userId),
  );
  const [picked, setPicked] = useState<Partial<Record<Language, RecognitionChoice>>>({});
  const options = useMemo(
    () => recognitionOptions(engines[language], browserRecognizesSpeech()),
    [engines, language],
  );
  const last = memory.last[language];
  const missing = last !== undefined && !options.some((option) => option.choice === last);
  const [toldBefore] = useState(memory.told);
  // Starting an interview outlives the render that it began in, so what it remembers must not undo
  // what the check has changed in the meantime.
  const latest = useRef(memory);
  const remember = (part: Partial<RememberedRecognition>) => {
    latest.current = { ...latest.current, ...part };
    setMemory(latest.current);
    rememberRecognition(storage, userId, latest.current);
  };
  const told = memory.told[language] ?? false;
  useEffect(() => {
    if (missing !== told) remember({ told: { ...memory.told, [language]: missing } });
  });
  const pickedHere = options.find((option) => option.choice === picked[language])?.choice;
  const choice = pickedHere ?? initialRecognition(options, last, memory.browserAllowed);
  return {
    options,
    choice,
    recommended: recommendedRecognition(options),
    replaced: missing && !toldBefore[language],
    browserAllowed: memory.browserAllowed,
    consentMissing: choice === 'browser' && !memory.browserAllowed,
    choose: (next) => {
      setPicked({ ...picked, [language]: next });
      remember({ last: { ...memory.last, [language]: next } });
    },
    allowBrowser: (browserAllowed) => {
      // Keep the browser's speech recognition selected when the user withdraws consent, so that the
      // consent checkbox stays visible.
      setPicked({ ...picked, [language]: choice });
      remember({ browserAllowed });
    },
    beforeCheck: (ofLanguage, hearing) => remember({ upcoming: { language: ofLanguage, hearing } }),
    afterCheck: (ofLanguage, hearing) => {
      const { last, browserAllowed, upcoming } = readRememberedRecognition(storage, userId);
      remember({ ...(upcoming && { last, browserAllowed }), upcoming: null });
      // Without storage, nothing can have changed.
      const now = upcoming?.hearing ?? hearing;
      if (now !== hearing) setPicked((before) => ({ ...before, [ofLanguage]: now }));
      return now;
    },
    rememberInterview: (id, hearing) => remember({ interview: { id, hearing } }),
    choiceForInterview: (id) => {
      if (memory.interview?.id !== id) return undefined;
      const { hearing } = memory.interview;
      return hearing === 'browser' && !(memory.browserAllowed && browserRecognizesSpeech())
        ? 'none'
        : hearing;
    },
  };
}
