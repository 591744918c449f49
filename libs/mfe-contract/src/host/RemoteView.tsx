import { Component, Suspense, type ReactNode } from 'react';
import type { RemoteModuleId, RemoteModules } from '../props';
import type { RemoteLoader } from './remote-loader';
import { useRemoteModule, type Recovery } from './use-remote-module';

export interface RemoteFailure {
  moduleId: RemoteModuleId;
  /**
   * A `RemoteLoadError` if the module failed to load; otherwise whatever the module threw while
   * rendering.
   */
  error: unknown;
  /** Whether and when loading will be retried automatically. */
  recovery: Recovery;
  /** Retries immediately. */
  retry(): void;
}

export interface RemoteViewProps<Id extends RemoteModuleId> {
  loader: RemoteLoader;
  module: Id;
  props: RemoteModules[Id];
  /** Shown while the module and its catalogues load. */
  loading: ReactNode;
  fallback(failure: RemoteFailure): ReactNode;
  /** Called once per caught error, for logging. */
  onError?(moduleId: RemoteModuleId, error: unknown): void;
}

/**
 * Renders one module of a remote, or `fallback` if the module fails to load or throws. `module` and
 * `loader` must not change; to switch to another module, give the component a new `key`.
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
          // A module that throws while rendering will probably throw again, so retry only if the
          // user asks for it.
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
