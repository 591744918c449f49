import { forgetMissingCatalogues } from '@portal/i18n';
import type { RemoteModuleId, RemoteModules } from '@portal/mfe-contract';
import { RemoteView, type RemoteFailure, type RemoteLoader } from '@portal/mfe-contract/host';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { LoadingScreen } from '../screens/LoadingScreen';
import { errorReporter } from '../errors/page-reporter';
import { failureOf } from './failure';
import { RemoteFallback, type WayBack } from './RemoteFallback';

const Loader = createContext<RemoteLoader | null>(null);
export const RemoteLoaderProvider = Loader.Provider;

function useRemoteLoader(): RemoteLoader {
  const loader = useContext(Loader);
  if (!loader) throw new Error('RemoteLoaderProvider is missing');
  return loader;
}

/**
 * Lets an open screen switch to a newer release. `renew` loads the live release and, if it differs
 * from the current one, changes `release`. Use `release` as the screen's key.
 */
export function useRenewal(module: RemoteModuleId): { release: number; renew(): Promise<void> } {
  const loader = useRemoteLoader();
  const [release, setRelease] = useState(0);
  const renew = async () => {
    if (await loader.renew(module)) setRelease((before) => before + 1);
  };
  return { release, renew };
}

interface RemoteProps<Id extends RemoteModuleId> {
  module: Id;
  props: RemoteModules[Id];
  back: WayBack;
  /** Defaults to a loading message in the middle of the page. */
  loading?: ReactNode;
  /** Called with true when the fallback appears and with false when it disappears. */
  onFallback?: (shown: boolean) => void;
  /** Replaces the default fallback, for example to show it in a dialog. */
  fallback?: (failure: RemoteFailure, back: WayBack) => ReactNode;
}

/**
 * Renders one screen of a remote. Shows the shell's own screens while the remote is loading and if
 * it fails.
 */
export function Remote<Id extends RemoteModuleId>({
  module,
  props,
  back,
  loading,
  onFallback,
  fallback,
}: RemoteProps<Id>) {
  const loader = useRemoteLoader();
  return (
    <RemoteView
      loader={loader}
      module={module}
      props={props}
      loading={loading === undefined ? <LoadingScreen /> : loading}
      fallback={(failure) => {
        const whole = withTexts(failure);
        return (
          fallback?.(whole, back) ?? (
            <RemoteFallback
              failure={whole}
              back={back}
              {...(onFallback ? { onShown: onFallback } : {})}
            />
          )
        );
      }}
      onError={(id, error) => {
        const failed = failureOf(id, error);
        console.error(`${id} failed, reference ${errorReporter.referenceOf(failed)}`, error);
        errorReporter.report(failed);
      }}
    />
  );
}

/**
 * Makes `retry` also refetch translations that failed to load, because their absence may have
 * caused the failure.
 */
const withTexts = (failure: RemoteFailure): RemoteFailure => ({
  ...failure,
  retry: () => {
    forgetMissingCatalogues();
    failure.retry();
  },
});
