import type { PlatformClients } from '@portal/auth-store';
import type { AuthState, InterviewSummary, Prosody } from '@portal/protocol';
import type { RoomBackend } from '../room/backend';

/**
 * Creates the backend of one interview's room, which makes its requests to the two servers as the
 * signed-in user.
 *
 * @param session returns the state of the session, and how an interviewer that is called is to
 *   speak; undefined if as usual
 */
export function createServerBackend(
  { main, voice }: PlatformClients,
  session: () => Pick<AuthState, 'userIdentity' | 'sessionId' | 'hearing'> & {
    prosody: Prosody | undefined;
  },
  interviewId: string,
): RoomBackend {
  let known: InterviewSummary | null = null;
  const loadInterview = async () => (known = await main.getInterview(interviewId));
  // Requesting the room reopens it if it was closed, and makes the voice server check that an
  // interviewer is present.
  const openRoom = async (missing: string | null) => {
    const interview = known ?? (await loadInterview());
    const { userIdentity, hearing, prosody } = session();
    if (userIdentity === null) throw new Error('nobody is signed in to open a room for');
    return voice.openRoom({
      user_identity: userIdentity,
      ...roomRequest(interview),
      hearing: hearing ?? undefined,
      prosody,
      missing_interviewer: missing ?? undefined,
    });
  };
  return {
    loadInterview,
    loadMessages: () => main.listMessages(interviewId),
    addMessage: (body) => main.addMessage(interviewId, body),
    correctMessage: (messageId, corrections) =>
      main.correctMessage(interviewId, messageId, { corrections: [...corrections] }),
    sendRuntimeData: async (data) => {
      const { sessionId } = session();
      if (sessionId !== null) await main.sendRuntimeData(sessionId, data);
    },
    complete: async () => void (await main.completeInterview(interviewId)),
    analyze: async () => void (await main.analyzeInterview(interviewId, { forceReAnalyze: false })),
    openRoom: async () => {
      const { livekitUrl, livekitToken } = await openRoom(null);
      return { url: livekitUrl, token: livekitToken };
    },
    callInterviewer: async (missing) => void (await openRoom(missing)),
    reportTicket: () => main.createReportTicket(interviewId),
  };
}

const roomRequest = ({
  id,
  resumeId,
  jobRoleId,
  language,
  difficulty,
  interviewType,
  voice,
}: InterviewSummary) => ({
  interview_id: id,
  resume_id: resumeId,
  job_role_id: jobRoleId,
  language,
  difficulty,
  interview_type: interviewType ?? undefined,
  voice: voice ?? undefined,
});
