import { useDirection, useT } from '@portal/i18n';
import { Direction } from '@portal/ui';
import { useEffect } from 'react';
import { LoadingScreen } from './screens/LoadingScreen';
import { StartFailure } from './screens/StartFailure';
import { useStart } from './start/use-start';
import { Portal } from './Portal';
import { TopBar } from './top-bar/TopBar';

const ignoreSlots = () => undefined;

/** The whole page: its start, then the portal. */
export function App() {
  const t = useT('common');
  const { start, retry } = useStart();
  const title = t('productName');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Direction dir={useDirection()}>
      {start.kind === 'ready' ? <Portal platform={start.platform} loader={start.loader} /> : (
        <>
          <TopBar look="named" account={null} onSlots={ignoreSlots} />
          <main>{start.kind === 'failed' ? <StartFailure problem={start.problem} busy={start.retrying} onRetry={retry} /> : <LoadingScreen />}</main>
        </>
      )}
    </Direction>
  );
}
