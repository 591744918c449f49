import type { MainApiClient, VoiceApiClient } from '@portal/api-clients';
import type {
  Difficulty,
  RecognitionChoice,
  InterviewType,
  JobRole,
  LanguageModelChoice,
  Language,
  Prosody,
  Resume,
  RoomData,
  Voice,
} from '@portal/protocol';

export interface InterviewChoices {
  resume: Pick<Resume, 'id' | 'originalName'>;
  jobRole: JobRole;
  interviewType: InterviewType;
  difficulty: Difficulty;
  voice: Voice;
  numberOfQuestions: number;
  language: Language;
  hearing: RecognitionChoice;
  /** Undefined if there is no hosted language model to agree to. */
  languageModel: LanguageModelChoice | undefined;
  /** How the interviewer is to speak; undefined if as usual. */
  prosody: Prosody | undefined;
}

export interface StartCollaborators {
  main: Pick<MainApiClient, 'createInterview' | 'startInterview' | 'resumeFile'>;
  voice: Pick<
    VoiceApiClient,
    'listResumes' | 'listJobDescriptions' | 'syncResume' | 'syncJobRole' | 'openRoom'
  >;
  /** Stores the room's data in the auth store. */
  setRoom(room: RoomData): void;
  /** The signed-in user. `userIdentity` is their email address (§3). */
  candidate: { userId: string; userIdentity: string };
}

export type InterviewRoom = RoomData & { interviewId: string };

/**
 * Uploads the resume and the job role to the voice server if it doesn't have them yet, and returns
 * their ids on that server.
 */
async function sync(
  { main, voice, candidate }: StartCollaborators,
  { resume, jobRole }: InterviewChoices,
): Promise<{ resumeId: string; jobRoleId: string }> {
  const uploader = { userId: candidate.userId };
  const [resumes, jobDescriptions] = await Promise.all([
    voice.listResumes(uploader),
    voice.listJobDescriptions(uploader),
  ]);
  let { id: resumeId } = resume;
  let { id: jobRoleId } = jobRole;
  if (!resumes.some(({ id }) => id === resumeId)) {
    const bytes = await main.resumeFile(resumeId);
    resumeId = (await voice.syncResume(uploader, { bytes, name: resume.originalName })).data.id;
  }
  if (!jobDescriptions.some(({ id }) => id === jobRoleId)) {
    jobRoleId = (await voice.syncJobRole(uploader, jobRole)).data.id;
  }
  return { resumeId, jobRoleId };
}

/**
 * Handles "Start Interview": copies the documents to the voice server, creates the interview, opens
 * its room, stores the room's data and marks the interview as started, in that order. The host then
 * connects to the room.
 *
 * If a call fails, the function stops there and rejects with the call's `ApiError`. A retry creates
 * a new interview.
 */
export async function startInterview(
  parts: StartCollaborators,
  choices: InterviewChoices,
): Promise<InterviewRoom> {
  const { difficulty, language, numberOfQuestions } = choices;
  const held = await sync(parts, choices);
  const interview = await parts.main.createInterview({
    resumeId: choices.resume.id,
    jobRoleId: choices.jobRole.id,
    numberOfQuestions,
    language,
    difficulty,
  });
  const room = await parts.voice.openRoom({
    user_identity: parts.candidate.userIdentity,
    interview_id: interview.id,
    resume_id: held.resumeId,
    job_role_id: held.jobRoleId,
    interview_type: choices.interviewType,
    voice: choices.voice,
    difficulty,
    language,
    hearing: choices.hearing,
    language_model: choices.languageModel,
    prosody: choices.prosody,
  });
  parts.setRoom(room);
  await parts.main.startInterview(interview.id);
  return { ...room, interviewId: interview.id };
}

/** Rejoins an interview in progress by getting a new token for the same room. */
export async function rejoinInterview(
  {
    voice,
    setRoom,
    candidate,
  }: {
    voice: Pick<VoiceApiClient, 'openRoom'>;
    setRoom(room: RoomData): void;
    candidate: StartCollaborators['candidate'];
  },
  interview: {
    id: string;
    resumeId: string;
    jobRoleId: string;
    language: Language;
    difficulty: Difficulty;
    interviewType: InterviewType | null;
    voice: Voice | null;
  },
  told: { hearing: RecognitionChoice | undefined; prosody: Prosody | undefined },
): Promise<InterviewRoom> {
  const room = await voice.openRoom({
    user_identity: candidate.userIdentity,
    interview_id: interview.id,
    resume_id: interview.resumeId,
    job_role_id: interview.jobRoleId,
    language: interview.language,
    difficulty: interview.difficulty,
    interview_type: interview.interviewType ?? undefined,
    voice: interview.voice ?? undefined,
    ...told,
  });
  setRoom(room);
  return { ...room, interviewId: interview.id };
}
