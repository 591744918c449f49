export { ApiError, isApiError, type ApiErrorKind } from './api-error';
export { FALLBACK_TEXTS, type FallbackKey } from './fallbacks';
export { normaliseLoginResponse, type LoginResult } from './login-response';
export { createMainApiClient, type MainApiClient, type MainApiOptions } from './main-api/client';
export type { RegisterResult } from './main-api/accounts';
export type { MyResumesQuery } from './main-api/documents';
export type { AssessmentResult, ReportAccess } from './main-api/reports';
export { REQUEST_TIMEOUT_MS, type CallOptions, type UploadProgress } from './request';
export { normaliseRoomData } from './room-data';
export { staticSession, type ApiSession } from './session';
export {
  createVoiceApiClient,
  type VoiceApiClient,
  type VoiceApiOptions,
} from './voice-api/client';
export { isPdf } from './voice-api/upload-checks';
export type { Uploader, UploadOptions } from './voice-api/uploader';
export type { JobDescriptionUploadResult } from './voice-api/job-descriptions';
export type { ResumeUploadResult } from './voice-api/resumes';
