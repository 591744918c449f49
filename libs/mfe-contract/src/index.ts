export * from './props';
export * from './report-ticket';
/** Semver of this contract: major = props or exposes changed incompatibly. */
export const CONTRACT_VERSION = '1.0.0';
