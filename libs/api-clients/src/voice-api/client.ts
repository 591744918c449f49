import type { Fetch, UploadRequestConstructor } from '../exchange';
import type { ApiSession } from '../session';
import { later } from '../later';
import { createTransport } from '../transport';

// One chunk for all three: they share most of their code, and setup needs each.
const jobDescriptions = () => import(/* webpackChunkName: "servers" */ './job-descriptions');
const resumes = () => import(/* webpackChunkName: "servers" */ './resumes');
const room = () => import(/* webpackChunkName: "servers" */ './room');

export interface VoiceApiOptions {
  baseUrl: string;
  session: ApiSession;
  fetch?: Fetch;
  /** The main client's `refresh`; without it, a 401 is final. */
  refresh?: () => Promise<boolean>;
  uploadRequest?: UploadRequestConstructor;
}

/** Typed client of the voice server. Every call rejects with an `ApiError`. */
export function createVoiceApiClient({
  refresh = () => Promise.resolve(false),
  ...options
}: VoiceApiOptions) {
  const { session } = options;
  const transport = createTransport({ ...options, sendsSessionToken: false, refresh });
  return {
    uploadResume: later(resumes, (module) => module.uploadResume(transport), 'resumeUpload'),
    syncResume: later(resumes, (module) => module.syncResume(transport), 'resumeSync'),
    listResumes: later(resumes, (module) => module.listResumes(transport), 'fetchResumes'),
    correctResume: later(resumes, (module) => module.correctResume(transport), 'correctResume'),
    generateQuestions: later(
      resumes,
      (module) => module.generateQuestions(transport),
      'generateQuestions',
    ),
    uploadJobDescriptionText: later(
      jobDescriptions,
      (module) => module.uploadJobDescriptionText(transport),
      'jdUpload',
    ),
    uploadJobDescriptionFile: later(
      jobDescriptions,
      (module) => module.uploadJobDescriptionFile(transport),
      'jdUpload',
    ),
    syncJobRole: later(jobDescriptions, (module) => module.syncJobRole(transport), 'jdSync'),
    listJobDescriptions: later(
      jobDescriptions,
      (module) => module.listJobDescriptions(transport),
      'fetchJds',
    ),
    getJobDescription: later(
      jobDescriptions,
      (module) => module.getJobDescription(transport),
      'fetchJd',
    ),
    deleteJobDescription: later(
      jobDescriptions,
      (module) => module.deleteJobDescription(transport),
      'deleteJd',
    ),
    openRoom: later(room, (module) => module.openRoom(transport, session), 'roomLogin'),
    connectionCheck: later(
      room,
      (module) => module.connectionCheck(transport, session),
      'connectionCheck',
    ),
    getPlan: later(room, (module) => module.getPlan(transport), 'fetchPlan'),
    health: later(room, (module) => module.health(transport), 'health'),
  };
}

export type VoiceApiClient = ReturnType<typeof createVoiceApiClient>;
