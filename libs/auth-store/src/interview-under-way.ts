import {
  idSchema,
  recognitionChoiceSchema,
  type AuthState,
  type LoginBody,
  type RecognitionChoice,
} from '@portal/protocol';
import * as z from '@portal/protocol/zod';
import { keep, readKept } from './json-storage';

/**
 * `sessionStorage` key for the interview that this tab is in. It is written when the room has been
 * joined and removed when the interview has ended or was left, at the next login, and when the user
 * logs out. So it outlives a session that ends during an interview, and nothing else.
 */
export const INTERVIEW_UNDER_WAY_STORAGE_KEY = 'interview-under-way';

const underWaySchema = z.object({
  interviewId: idSchema,
  /** Whose interview it is. Nobody else's login names it. */
  email: z.string(),
  hearing: z.nullable(recognitionChoiceSchema),
});

/** Remembers, for this tab, the interview that the user is in. */
export interface InterviewUnderWay {
  /** Call this once the signed-in user has joined the interview's room. */
  enter(interviewId: string): void;
  /** Call this when something else recognizes the user's speech from now on. */
  changeRecognition(hearing: RecognitionChoice): void;
  /** Call this when the interview has ended or the user has left it. */
  leave(): void;
  /** Returns what a login with this email address should name: nothing for anyone else. */
  atLogin(email: string): Pick<LoginBody, 'interviewId' | 'hearing'>;
}

/**
 * @param storage returns the tab's storage; a function, because even reading it can throw
 * @param session returns the state of the session
 */
export function createInterviewUnderWay(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  session: () => Pick<AuthState, 'email' | 'hearing'>,
): InterviewUnderWay {
  const store = (value: z.infer<typeof underWaySchema> | null) => {
    try {
      keep(storage(), INTERVIEW_UNDER_WAY_STORAGE_KEY, value);
    } catch {
      // Without storage, the user rejoins from setup.
    }
  };
  const read = () => {
    try {
      return readKept(storage(), INTERVIEW_UNDER_WAY_STORAGE_KEY, underWaySchema);
    } catch {
      return null;
    }
  };
  return {
    enter: (interviewId) => {
      const { email, hearing } = session();
      if (email !== null) store({ interviewId, email, hearing });
    },
    changeRecognition: (hearing) => {
      const kept = read();
      if (kept) store({ ...kept, hearing });
    },
    leave: () => store(null),
    atLogin: (email) => {
      const kept = read();
      if (kept?.email.toLowerCase() !== email.trim().toLowerCase()) return {};
      const { interviewId, hearing } = kept;
      return { interviewId, ...(hearing !== null && { hearing }) };
    },
  };
}
