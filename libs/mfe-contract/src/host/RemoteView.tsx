import { Component, Suspense, type ReactNode } from 'react';
import type { RemoteModuleId, RemoteModules } from '../props';
import type { RemoteLoader } from './remote-loader';
import { useRemoteModule, type Recovery } from './use-remote-module';

export interface RemoteFailure {
  moduleId: RemoteModuleId;
  /** A `RemoteLoadError` when it could not be loaded; anything else was thrown while it was drawn. */
  error: unknown;
  /** What is done about it meanwhile. */
  recovery: Recovery;
  /** Loads it afresh, now. */
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
export function RemoteView<Id extends RemoteModuleId>({
  loader,
  module,
  props,
  loading,
  fallback,
  onError,
}: RemoteViewProps<Id>) {
  const { state, retry } = useRemoteModule(loader, module, (error) => onError?.(module, error));
  switch (state.kind) {
    case 'loading':
      return loading;
    case 'failed':
      return fallback({ moduleId: module, error: state.error, recovery: state.recovery, retry });
    case 'ready':
      return (
        <RemoteBoundary
          onError={(error) => onError?.(module, error)}
          // What it threw once it may throw again: that is not tried without being asked.
          fallback={(error, drawAgain) =>
            fallback({ moduleId: module, error, recovery: { kind: 'left' }, retry: drawAgain })
          }
        >
          <Suspense fallback={loading}>
            <state.Component {...props} />
          </Suspense>
        </RemoteBoundary>
      );
  }
}

interface BoundaryProps {
  fallback(error: unknown, drawAgain: () => void): ReactNode;
  onError(error: unknown): void;
  children: ReactNode;
}

class RemoteBoundary extends Component<BoundaryProps, { caught: { error: unknown } | null }> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.caught
      ? this.props.fallback(this.state.caught.error, () => this.setState({ caught: null }))
      : this.props.children;
  }
}
