import { useT } from '@portal/i18n';
import type { RemoteEntry } from '@portal/mfe-contract/host';
import { Button, Doorway, Fold } from '@portal/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import styles from './App.module.css';
import { Portal } from './Portal';
import { LoadingScreen } from './screens/LoadingScreen';
import { ServerStatus } from './servers/ServerStatus';
import { useStart } from './start/use-start';
import { MAIN_ID, SkipLink } from './top-bar/SkipLink';
import { TopBar } from './top-bar/TopBar';
import { PageTitle } from './views/PageTitle';

const ignoreSlots = () => undefined;

/** Renders the whole page: first the start-up screen, then the portal. */
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
          {start.kind === 'failed' && start.servers && <ServerStatus servers={start.servers} />}
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

/** Shown if the page could not start, for example because its configuration could not be read. */
function StartFailure({
  problem,
  busy,
  onRetry,
}: {
  problem: string;
  busy: boolean;
  onRetry(): void;
}) {
  const t = useT('shell');
  return (
    <section className={styles.failed} role="alert">
      <Doorway state="unlit" size={116} />
      <h1>{t('startFailure.title')}</h1>
      <p>{t('startFailure.why')}</p>
      <Button
        variant="primary"
        size="lg"
        busy={busy}
        icon={<RotateCw size={18} aria-hidden="true" />}
        onClick={onRetry}
      >
        {t('common:tryAgain')}
      </Button>
      <Fold title={t('fallback.details')}>
        <code dir="ltr">{problem}</code>
      </Fold>
    </section>
  );
}

/** Lists the remotes that are overridden in the page's URL. */
function PreviewNote({ remotes }: { remotes: RemoteEntry[] }) {
  const t = useT('shell');
  return (
    <aside className={styles.note} aria-label={t('preview')}>
      {t('preview')}{' '}
      <bdi dir="ltr">{remotes.map(({ name, version }) => `${name} ${version}`).join(', ')}</bdi>
    </aside>
  );
}
