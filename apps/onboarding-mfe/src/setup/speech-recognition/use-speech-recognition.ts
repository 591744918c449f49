import { keep, readKept } from '@portal/auth-store';
import {
  hearingChoiceSchema,
  idSchema,
  type HearingChoice,
  type Language,
  type RuntimeConfig,
} from '@portal/protocol';
import * as z from '@portal/protocol/zod';
import { useMemo, useState } from 'react';
import {
  browserRecognizesSpeech,
  recognitionOptions,
  initialRecognition,
  recommendedRecognition,
  type RecognitionOption,
} from './recognition-options';

export interface SpeechRecognition {
  options: RecognitionOption[];
  choice: HearingChoice;
  /** Null where an engine of the servers hears the language: then there is nothing to explain. */
  recommended: Extract<HearingChoice, 'browser' | 'none'> | null;
  browserAllowed: boolean;
  /** The browser was chosen, and may not hear yet. */
  consentMissing: boolean;
  choose(choice: HearingChoice): void;
  allowBrowser(allowed: boolean): void;
  /** Remembers what hears an interview, for going back into it. */
  rememberInterview(id: string, hearing: HearingChoice): void;
  /** What hears that interview, as far as this device knows and still may. */
  choiceForInterview(id: string): HearingChoice | undefined;
}

export interface SpeechRecognitionParts {
  engines: RuntimeConfig['engines']['hearing'];
  language: Language;
  userId: string;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** How the candidate will be heard: chosen here, and remembered on this device. */
export function useSpeechRecognition({
  engines,
  language,
  userId,
  storage,
}: SpeechRecognitionParts): SpeechRecognition {
  const [memory, setMemory] = useState<RememberedRecognition>(() =>
    readRememberedRecognition(storage, userId),
  );
  const [picked, setPicked] = useState<Partial<Record<Language, HearingChoice>>>({});
  const options = useMemo(
    () => recognitionOptions(engines[language], browserRecognizesSpeech()),
    [engines, language],
  );
  const remember = (part: Partial<RememberedRecognition>) => {
    const now = { ...memory, ...part };
    setMemory(now);
    rememberRecognition(storage, userId, now);
  };
  const pickedHere = options.find((option) => option.choice === picked[language])?.choice;
  const choice =
    pickedHere ?? initialRecognition(options, memory.last[language], memory.browserAllowed);
  const recommended = recommendedRecognition(options);
  return {
    options,
    choice,
    recommended: recommended === 'browser' || recommended === 'none' ? recommended : null,
    browserAllowed: memory.browserAllowed,
    consentMissing: choice === 'browser' && !memory.browserAllowed,
    choose: (next) => {
      setPicked({ ...picked, [language]: next });
      remember({ last: { ...memory.last, [language]: next } });
    },
    allowBrowser: (browserAllowed) => {
      // Whoever takes the consent back still sees what it belongs to.
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

/** What is remembered on this device of how one person is heard. */
export interface RememberedRecognition {
  /** The last choice for each language. */
  last: Partial<Record<Language, HearingChoice>>;
  /** They agreed that their browser may send their voice to its maker. */
  browserAllowed: boolean;
  /** What hears the interview started last, for going back into it. */
  interview: { id: string; hearing: HearingChoice } | null;
}

const lastOf = z.catch(z.optional(hearingChoiceSchema), undefined);
/** A part that no longer fits is forgotten alone. */
const memorySchema = z.object({
  last: z.catch(z.object({ 'en-US': lastOf, 'ar-SA': lastOf }), {}),
  browserAllowed: z.catch(z.boolean(), false),
  interview: z.catch(z.nullable(z.object({ id: idSchema, hearing: hearingChoiceSchema })), null),
});

const NOTHING: RememberedRecognition = { last: {}, browserAllowed: false, interview: null };
const keyOf = (userId: string) => `hearing:${userId}`;

/** What is remembered of this person; storage that is forbidden counts as empty. */
export const readRememberedRecognition = (
  storage: Pick<Storage, 'getItem'>,
  userId: string,
): RememberedRecognition => readKept(storage, keyOf(userId), memorySchema) ?? NOTHING;

/** A full or forbidden storage is survived: the choice then lasts as long as the screen. */
export function rememberRecognition(
  storage: Pick<Storage, 'setItem'>,
  userId: string,
  memory: RememberedRecognition,
): void {
  keep(storage, keyOf(userId), memory);
}
