import type { Fetch, UploadRequestConstructor } from '../exchange';
import type { ApiSession } from '../session';
import { createTransport } from '../transport';
import { deleteJobDescription, getJobDescription, listJobDescriptions, syncJobRole, uploadJobDescriptionFile, uploadJobDescriptionText } from './job-descriptions';
import { correctResume, generateQuestions, listResumes, syncResume, uploadResume } from './resumes';
import { connectionCheck, getPlan, health, openRoom } from './room';

export interface VoiceApiOptions {
  baseUrl: string;
  session: ApiSession;
  fetch?: Fetch;
  /** The main client's `refresh`; left out, a 401 is final. */
  refresh?: () => Promise<boolean>;
  uploadRequest?: UploadRequestConstructor;
}

/** Typed client of the voice server. Every call rejects with an `ApiError`. */
export function createVoiceApiClient({ refresh = () => Promise.resolve(false), ...options }: VoiceApiOptions) {
  const { session } = options;
  const transport = createTransport({ ...options, sendsSessionToken: false, refresh });
  return {
    uploadResume: uploadResume(transport),
    syncResume: syncResume(transport),
    listResumes: listResumes(transport),
    correctResume: correctResume(transport),
    generateQuestions: generateQuestions(transport),
    uploadJobDescriptionText: uploadJobDescriptionText(transport),
    uploadJobDescriptionFile: uploadJobDescriptionFile(transport),
    syncJobRole: syncJobRole(transport),
    listJobDescriptions: listJobDescriptions(transport),
    getJobDescription: getJobDescription(transport),
    deleteJobDescription: deleteJobDescription(transport),
    openRoom: openRoom(transport, session),
    connectionCheck: connectionCheck(transport, session),
    getPlan: getPlan(transport),
    health: health(transport),
  };
}

export type VoiceApiClient = ReturnType<typeof createVoiceApiClient>;
