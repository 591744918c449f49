export { RemoteLoadError, type RemoteProblem } from './remote-error';
export {
  createRemoteLoader,
  type FederationInstance,
  type RemoteLoader,
  type RemoteRelease,
} from './remote-loader';
export { canaryKey, takeCanaries, type TakenRemotes } from './canary';
export { chooseRemotes } from './remote-overrides';
export { RemoteView, type RemoteFailure, type RemoteViewProps } from './RemoteView';
export { readRemotesFile, type ListedRemotes, type RemoteEntry } from './remotes-file';
export { acceptList, keptListName, type AcceptedList, type KeptList } from './signed-list';
export type { Recovery } from './use-remote-module';
