/**
 * Import functions for the modules of all remotes. In the monolith build, each module becomes a
 * chunk that is loaded on demand.
 */
const MODULES = {
  'auth/AuthScreen': () => import('../../../apps/auth-mfe/src/exposes/AuthScreen.ts'),
  'onboarding/ResumeModal': () => import('../../../apps/onboarding-mfe/src/exposes/ResumeModal.ts'),
  'onboarding/JobDescriptionModal': () =>
    import('../../../apps/onboarding-mfe/src/exposes/JobDescriptionModal.ts'),
  'onboarding/Setup': () => import('../../../apps/onboarding-mfe/src/exposes/Setup.ts'),
  'interview/PreJoin': () => import('../../../apps/interview-mfe/src/exposes/pre-join.ts'),
  'interview/LiveInterview': () =>
    import('../../../apps/interview-mfe/src/exposes/live-interview.ts'),
  'interview/Report': () => import('../../../apps/interview-mfe/src/exposes/report.ts'),
};

/** Replaces `libs/mfe-contract/src/host/remote-loader.ts` in the monolith build. */
export const createRemoteLoader = () => ({
  load: (id) => MODULES[id](),
  preload: (id) =>
    MODULES[id]().then(
      () => undefined,
      () => undefined,
    ),
  releases: () => [],
});

/**
 * Replaces `apps/shell/src/remotes/federation-instance.ts`: the monolith has no federation
 * instance.
 */
export const federationInstance = () => null;
