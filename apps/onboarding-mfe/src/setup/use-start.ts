import type { PlatformClients } from '@portal/auth-store';
import type { SetupProps } from '@portal/mfe-contract';
import type { AuthState, InterviewSummary, Prosody, RoomData } from '@portal/protocol';
import { useState } from 'react';
import type { SpeechRecognition } from './speech-recognition/use-speech-recognition';
import {
  rejoinInterview,
  startInterview,
  type InterviewChoices,
  type InterviewRoom,
} from './start-interview';

export type StartState =
  | { stage: 'idle' }
  | { stage: 'checking' }
  | { stage: 'starting' }
  | { stage: 'rejoining' }
  | { stage: 'failed'; during: 'starting' | 'rejoining'; error: unknown };

export interface StartParts {
  recognition: Pick<
    SpeechRecognition,
    'beforeCheck' | 'afterCheck' | 'rememberInterview' | 'choiceForInterview'
  >;
  clients: PlatformClients;
  setRoom(room: RoomData): void;
  candidate: { userId: string; userIdentity: string };
  /** How the interviewer is to speak; undefined if as usual. */
  prosody: Prosody | undefined;
}

/**
 * Returns functions for starting and rejoining an interview, along with their shared `state`. A
 * call does nothing while another one is running.
 */
export function useStart(
  { clients, setRoom, candidate, recognition, prosody }: StartParts,
  { onStart, onBeforeStart }: Pick<SetupProps, 'onStart' | 'onBeforeStart'>,
) {
  const [state, setState] = useState<StartState>({ stage: 'idle' });
  const run = async (
    stage: 'starting' | 'rejoining',
    work: () => Promise<InterviewRoom>,
    before?: () => Promise<boolean>,
  ): Promise<void> => {
    if (state.stage !== 'idle' && state.stage !== 'failed') return;
    try {
      if (before) {
        setState({ stage: 'checking' });
        if (!(await before())) return setState({ stage: 'idle' });
      }
      setState({ stage });
      onStart(await work());
      setState({ stage: 'idle' });
    } catch (error) {
      setState({ stage: 'failed', during: stage, error });
    }
  };
  return {
    state,
    /**
     * @param checkWanted whether to show the host's device check even to users who usually skip it.
     */
    start: (choices: Omit<InterviewChoices, 'prosody'>, checkWanted = false) => {
      const { language } = choices;
      let { hearing } = choices;
      return run(
        'starting',
        async () => {
          const room = await startInterview(
            { ...clients, setRoom, candidate },
            { ...choices, hearing, prosody },
          );
          recognition.rememberInterview(room.interviewId, hearing);
          return room;
        },
        async () => {
          recognition.beforeCheck(language, hearing);
          const goOn = await onBeforeStart({ wanted: checkWanted });
          hearing = recognition.afterCheck(language, hearing);
          return goOn;
        },
      );
    },
    rejoin: (interview: InterviewSummary) =>
      run('rejoining', () =>
        rejoinInterview({ voice: clients.voice, setRoom, candidate }, interview, {
          hearing: recognition.choiceForInterview(interview.id),
          prosody,
        }),
      ),
  };
}

export type Start = ReturnType<typeof useStart>;

/** Returns the signed-in user as a candidate. `userIdentity` is their email address (§3). */
export const candidateOf = ({
  userId,
  userIdentity,
  email,
}: Pick<AuthState, 'userId' | 'userIdentity' | 'email'>): StartParts['candidate'] => ({
  userId: userId ?? '',
  userIdentity: userIdentity ?? email ?? '',
});
