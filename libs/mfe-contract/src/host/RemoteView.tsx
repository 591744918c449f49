import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { RemoteModuleId, RemoteModules } from '../props';
import type { RemoteLoader } from './remote-loader';

export interface RemoteFailure {
  moduleId: RemoteModuleId;
  /** A `RemoteLoadError` when it could not be loaded; anything else was thrown while it was drawn. */
  error: unknown;
  /** Loads it afresh. */
  retry(): void;
}

export interface RemoteViewProps<Id extends RemoteModuleId> {
  loader: RemoteLoader;
  module: Id;
  props: RemoteModules[Id];
  /** Shown while the module and its catalogues are on their way. */
  loading: ReactNode;
  fallback(failure: RemoteFailure): ReactNode;
  /** For the log: what was caught, once each. */
  onError?(moduleId: RemoteModuleId, error: unknown): void;
}

/**
 * One module of a remote on the page. Whatever goes wrong inside stays inside: `fallback` is drawn in its place.
 * `module` and `loader` stay the same for its lifetime; give it a `key` to change them.
 */
export function RemoteView<Id extends RemoteModuleId>({ loader, module, props, loading, fallback, onError }: RemoteViewProps<Id>) {
  // `lazy` keeps its failure for ever: each try needs a new one.
  const [remote, setRemote] = useState(() => ({ attempt: 0, Component: lazyModule(loader, module) }));
  const retry = () => setRemote({ attempt: remote.attempt + 1, Component: lazyModule(loader, module) });
  return (
    <RemoteBoundary
      key={remote.attempt}
      onError={(error) => onError?.(module, error)}
      fallback={(error) => fallback({ moduleId: module, error, retry })}
    >
      <Suspense fallback={loading}>
        <remote.Component {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}

const lazyModule = <Id extends RemoteModuleId>(loader: RemoteLoader, module: Id) =>
  lazy(() => loader.load(module)) as ComponentType<RemoteModules[Id]>;

interface BoundaryProps { fallback(error: unknown): ReactNode; onError(error: unknown): void; children: ReactNode }

class RemoteBoundary extends Component<BoundaryProps, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.caught ? this.props.fallback(this.state.caught.error) : this.props.children;
  }
}
