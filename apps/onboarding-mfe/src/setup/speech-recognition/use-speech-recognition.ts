import { keep, readKept } from '@portal/auth-store';
import {
  recognitionChoiceSchema,
  idSchema,
  type RecognitionChoice,
  type Language,
  type RuntimeConfig,
} from '@portal/protocol';
import * as z from '@portal/protocol/zod';
import { useEffect, useMemo, useState } from 'react';
import {
  browserRecognizesSpeech,
  recognitionOptions,
  initialRecognition,
  recommendedRecognition,
  type RecognitionOption,
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
  const remember = (part: Partial<RememberedRecognition>) => {
    const now = { ...memory, ...part };
    setMemory(now);
    rememberRecognition(storage, userId, now);
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

/** One user's speech recognition choices, as stored on this device. */
export interface RememberedRecognition {
  /** The user's last choice for each language. */
  last: Partial<Record<Language, RecognitionChoice>>;
  /** The languages for which the user was told that the last choice isn't available. */
  told: Partial<Record<Language, boolean>>;
  /** Whether the user has agreed that the browser may send their voice to its vendor. */
  browserAllowed: boolean;
  /**
   * The most recent interview and its engine. If the user rejoins that interview, the same engine
   * is used.
   */
  interview: { id: string; hearing: RecognitionChoice } | null;
}

const toldOf = z.catch(z.optional(z.boolean()), undefined);
const lastOf = z.catch(z.optional(recognitionChoiceSchema), undefined);
/**
 * Schema for the stored choices. Invalid fields fall back to their defaults; the others are kept.
 */
const memorySchema = z.object({
  last: z.catch(z.object({ 'en-US': lastOf, 'ar-SA': lastOf }), {}),
  told: z.catch(z.object({ 'en-US': toldOf, 'ar-SA': toldOf }), {}),
  browserAllowed: z.catch(z.boolean(), false),
  interview: z.catch(
    z.nullable(z.object({ id: idSchema, hearing: recognitionChoiceSchema })),
    null,
  ),
});

const NOTHING: RememberedRecognition = {
  last: {},
  told: {},
  browserAllowed: false,
  interview: null,
};
const keyOf = (userId: string) => `hearing:${userId}`;

/**
 * Returns this user's stored choices, or the defaults if there are none or storage is unavailable.
 */
export const readRememberedRecognition = (
  storage: Pick<Storage, 'getItem'>,
  userId: string,
): RememberedRecognition => readKept(storage, keyOf(userId), memorySchema) ?? NOTHING;

/** Stores the choices. Does nothing if storage is unavailable or full. */
export function rememberRecognition(
  storage: Pick<Storage, 'setItem'>,
  userId: string,
  memory: RememberedRecognition,
): void {
  keep(storage, keyOf(userId), memory);
}
