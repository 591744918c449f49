import type { Fetch, UploadRequestConstructor } from '../exchange';
import type { ApiSession } from '../session';
import { lazyCall } from '../lazy-call';
import { createTransport } from '../transport';

// Put all three modules in one chunk: they share most of their code, and the setup screen needs all
// of them.
const jobDescriptions = () => import(/* webpackChunkName: "servers" */ './job-descriptions');
const resumes = () => import(/* webpackChunkName: "servers" */ './resumes');
const room = () => import(/* webpackChunkName: "servers" */ './room');

export interface VoiceApiOptions {
  baseUrl: string;
  session: ApiSession;
  fetch?: Fetch;
  /**
   * Renews the access token; pass the main client's `refresh`. If absent, a call that gets a 401
   * fails.
   */
  refresh?: () => Promise<boolean>;
  uploadRequest?: UploadRequestConstructor;
  /** Called whenever a call has no response. */
  onUnreachable?: () => void;
}

/** Creates a typed client for the voice server. Failed calls reject with an `ApiError`. */
export function createVoiceApiClient({
  refresh = () => Promise.resolve(false),
  ...options
}: VoiceApiOptions) {
  const { session } = options;
  const transport = createTransport({ ...options, sendsSessionToken: false, refresh });
  return {
    uploadResume: lazyCall(resumes, (module) => module.uploadResume(transport), 'resumeUpload'),
    syncResume: lazyCall(resumes, (module) => module.syncResume(transport), 'resumeSync'),
    listResumes: lazyCall(resumes, (module) => module.listResumes(transport), 'fetchResumes'),
    correctResume: lazyCall(resumes, (module) => module.correctResume(transport), 'correctResume'),
    renameResume: lazyCall(resumes, (module) => module.renameResume(transport), 'correctResume'),
    deleteResume: lazyCall(resumes, (module) => module.deleteResume(transport), 'deleteResume'),
    generateQuestions: lazyCall(
      resumes,
      (module) => module.generateQuestions(transport),
      'generateQuestions',
    ),
    uploadJobDescriptionText: lazyCall(
      jobDescriptions,
      (module) => module.uploadJobDescriptionText(transport),
      'jdUpload',
    ),
    uploadJobDescriptionFile: lazyCall(
      jobDescriptions,
      (module) => module.uploadJobDescriptionFile(transport),
      'jdUpload',
    ),
    syncJobRole: lazyCall(jobDescriptions, (module) => module.syncJobRole(transport), 'jdSync'),
    listJobDescriptions: lazyCall(
      jobDescriptions,
      (module) => module.listJobDescriptions(transport),
      'fetchJds',
    ),
    getJobDescription: lazyCall(
      jobDescriptions,
      (module) => module.getJobDescription(transport),
      'fetchJd',
    ),
    renameJobDescription: lazyCall(
      jobDescriptions,
      (module) => module.renameJobDescription(transport),
      'renameJd',
    ),
    deleteJobDescription: lazyCall(
      jobDescriptions,
      (module) => module.deleteJobDescription(transport),
      'deleteJd',
    ),
    openRoom: lazyCall(room, (module) => module.openRoom(transport, session), 'roomLogin'),
    connectionCheck: lazyCall(
      room,
      (module) => module.connectionCheck(transport, session),
      'connectionCheck',
    ),
    recognitionCheck: lazyCall(
      room,
      (module) => module.recognitionCheck(transport, session),
      'recognitionCheck',
    ),
    voiceSample: lazyCall(room, (module) => module.voiceSample(transport, session), 'voiceSample'),
    getPlan: lazyCall(room, (module) => module.getPlan(transport), 'fetchPlan'),
    health: lazyCall(room, (module) => module.health(transport), 'health'),
  };
}

export type VoiceApiClient = ReturnType<typeof createVoiceApiClient>;
