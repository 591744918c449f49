export { RemoteLoadError, type RemoteProblem } from './remote-error';
export {
  createRemoteLoader,
  type RemoteLoader,
  type RemoteLoaderOptions,
  type RemoteRelease,
} from './remote-loader';
export type { RemoteContainer } from './remote-container';
export type { ShareScope } from './share-scope';
export { chooseRemotes, type ChosenRemotes } from './remote-overrides';
export { RemoteView, type RemoteFailure, type RemoteViewProps } from './RemoteView';
export {
  readRemotesFile,
  remoteEntrySchema,
  remotesFileSchema,
  type ListedRemotes,
  type RemoteEntry,
  type RemotesFile,
} from './remotes-file';
export type { Recovery } from './use-remote-module';
