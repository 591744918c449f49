export { AuthStatusCheck, type StatusCheckOptions } from './auth-status-check';
export { createAuthStore, type AuthStore, type AuthStoreOptions } from './auth-store';
export { createInterviewUnderWay, type InterviewUnderWay } from './interview-under-way';
export { keep, readKept } from './json-storage';
export { loginOutcomeOf, type LoginError, type LoginOutcome } from './login-outcome';
export { readPersistedAuth, writePersistedAuth } from './persistence';
export {
  getClients,
  getRuntimeConfig,
  getSession,
  initPlatform,
  resetPlatform,
  watchServers,
  type Platform,
  type PlatformClients,
  type PlatformOptions,
} from './platform';
export {
  ServerWatch,
  type ServerCondition,
  type ServerConditions,
  type ServerWatchOptions,
} from './server-watch';
export { createSession, type RegisterOutcome, type Session } from './session';
export {
  authStore,
  clear,
  clearRoom,
  setRoom,
  setSession,
  useAuth,
  useInitials,
} from './singleton';
