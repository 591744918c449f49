import { LoadingScreen } from './screens/LoadingScreen';
import { StartFailure } from './screens/StartFailure';
import { PreviewNote } from './start/PreviewNote';
import { useStart } from './start/use-start';
import { Portal } from './Portal';
import { MAIN_ID, SkipLink } from './top-bar/SkipLink';
import { TopBar } from './top-bar/TopBar';
import { PageTitle } from './views/PageTitle';

const ignoreSlots = () => undefined;

/** The whole page: its start, then the portal. */
export function App() {
  const { start, retry } = useStart();
  return (
    <>
      <SkipLink />
      {start.kind === 'ready' && start.overridden.length > 0 && (
        <PreviewNote remotes={start.overridden} />
      )}
      {start.kind === 'ready' ? (
        <Portal platform={start.platform} loader={start.loader} />
      ) : (
        <>
          <PageTitle view={null} />
          <TopBar look="named" account={null} onSlots={ignoreSlots} />
          <main id={MAIN_ID} tabIndex={-1}>
            {start.kind === 'failed' ? (
              <StartFailure problem={start.problem} busy={start.retrying} onRetry={retry} />
            ) : (
              <LoadingScreen />
            )}
          </main>
        </>
      )}
    </>
  );
}
