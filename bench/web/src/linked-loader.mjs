/** The monolith's stand-in for the loader of remotes: the same modules, linked by the bundler, each in a chunk that is fetched when it is asked for. */
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

/** In place of `libs/mfe-contract/src/host/remote-loader.ts`. */
export const createRemoteLoader = () => ({
  load: (id) => MODULES[id](),
  preload: (id) =>
    MODULES[id]().then(
      () => undefined,
      () => undefined,
    ),
  releases: () => [],
});

/** In place of `apps/shell/src/remotes/federation-instance.ts`: there is none. */
export const federationInstance = () => null;
