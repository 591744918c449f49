import type { RemoteLoader } from '@portal/mfe-contract/host';
import type { RemoteModuleId } from '@portal/mfe-contract';

/** The monolith's stand-in for the loader of remotes: the same modules, linked by the bundler, each in a chunk that is fetched when it is asked for. */
const MODULES: Record<RemoteModuleId, () => Promise<unknown>> = {
  'auth/AuthScreen': () => import('../../../apps/auth-mfe/src/exposes/AuthScreen'),
  'onboarding/ResumeModal': () => import('../../../apps/onboarding-mfe/src/exposes/ResumeModal'),
  'onboarding/JobDescriptionModal': () => import('../../../apps/onboarding-mfe/src/exposes/JobDescriptionModal'),
  'onboarding/Setup': () => import('../../../apps/onboarding-mfe/src/exposes/Setup'),
  'interview/PreJoin': () => import('../../../apps/interview-mfe/src/exposes/pre-join'),
  'interview/LiveInterview': () => import('../../../apps/interview-mfe/src/exposes/live-interview'),
  'interview/Report': () => import('../../../apps/interview-mfe/src/exposes/report'),
};

/** In place of `libs/mfe-contract/src/host/remote-loader.ts`. */
export const createRemoteLoader = () => ({
  load: (id: RemoteModuleId) => MODULES[id](),
  preload: (id: RemoteModuleId) => MODULES[id]().then(() => undefined, () => undefined),
  releases: () => [],
}) as unknown as RemoteLoader;
