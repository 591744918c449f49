export { RemoteLoadError, type RemoteProblem } from './remote-error';
export { createRemoteLoader, type FederationRuntime, type RemoteLoader, type RemoteLoaderOptions, type RemoteRelease } from './remote-loader';
export { chooseRemotes, type ChosenRemotes } from './remote-overrides';
export { RemoteView, type RemoteFailure, type RemoteViewProps } from './RemoteView';
export { remoteTrust } from './remote-trust';
export { readRemotesFile, type ListedRemotes, type RemoteEntry } from './remotes-file';
export { remoteEntrySchema, remotesFileSchema, type RemotesFile } from './remotes-schema';
export type { Recovery } from './use-remote-module';
