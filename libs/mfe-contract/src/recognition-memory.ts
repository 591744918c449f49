import {
  idSchema,
  languageSchema,
  recognitionChoiceSchema,
  type Language,
  type RecognitionChoice,
  type SttEngineInfo,
} from '@portal/protocol';
import * as z from '@portal/protocol/zod';

/** One way for the candidate to answer: a kind of speech recognition, or typing. */
export interface RecognitionOption {
  choice: RecognitionChoice;
  /**
   * The provider that receives the candidate's voice. Null for everything but hosted engines: the
   * names of other engines tell a candidate nothing.
   */
  provider: string | null;
}

/** All choices, the one that recognizes speech best first. */
const BEST_FIRST = ['hosted', 'local', 'browser', 'built-in', 'none'] as const;

/**
 * Returns the options for one language, best first: the server engines, the browser if it supports
 * speech recognition, and typing, which is always available.
 */
export function recognitionOptions(
  engines: readonly SttEngineInfo[],
  browserRecognizesSpeech: boolean,
): RecognitionOption[] {
  return BEST_FIRST.flatMap((choice) => {
    const engine = engines.find(({ kind }) => kind === choice);
    const available =
      choice === 'none' || (choice === 'browser' ? browserRecognizesSpeech : engine !== undefined);
    const provider = choice === 'hosted' && engine ? engine.name : null;
    return available ? [{ choice, provider }] : [];
  });
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
   * The interview that starts after the pre-join check. Setup stores it before the check, which may
   * change the choice, and takes it from here afterwards. Null at any other time.
   */
  upcoming: { language: Language; hearing: RecognitionChoice } | null;
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
  upcoming: z.catch(
    z.nullable(z.object({ language: languageSchema, hearing: recognitionChoiceSchema })),
    null,
  ),
  interview: z.catch(
    z.nullable(z.object({ id: idSchema, hearing: recognitionChoiceSchema })),
    null,
  ),
});

const NOTHING: RememberedRecognition = {
  last: {},
  told: {},
  browserAllowed: false,
  upcoming: null,
  interview: null,
};

/** Returns the `localStorage` key for a user's choices. */
const keyOf = (userId: string) => `hearing:${userId}`;

/**
 * Returns this user's stored choices, or the defaults if there are none or storage is unavailable.
 */
export function readRememberedRecognition(
  storage: Pick<Storage, 'getItem'>,
  userId: string,
): RememberedRecognition {
  try {
    const stored = memorySchema.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? 'null'));
    return stored.data ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Stores the choices. Does nothing if storage is unavailable or full. */
export function rememberRecognition(
  storage: Pick<Storage, 'setItem'>,
  userId: string,
  memory: RememberedRecognition,
): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(memory));
  } catch {
    // Without storage, setup chooses anew each time.
  }
}
