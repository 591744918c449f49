import { initPlatform } from '@portal/auth-store';
import { initI18n, setLanguage, useDirection, useLanguage } from '@portal/i18n';
import { LANGUAGES, runtimeConfigSchema, type Language } from '@portal/protocol';
import { ABOVE_DIALOGS_ATTRIBUTE, Direction, Select } from '@portal/ui';
import '@portal/ui/styles.css';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthScreen } from './auth-screen/AuthScreen';

/** This remote alone: login and registration against the real servers, without the host. */
function Harness() {
  const language = useLanguage();
  const [heard, setHeard] = useState('');
  return (
    <Direction dir={useDirection()}>
      <header {...{ [ABOVE_DIALOGS_ATTRIBUTE]: '' }} style={{ display: 'flex', alignItems: 'center', gap: 16, blockSize: 'var(--topbar-h)', paddingInline: 24 }}>
        <output>{heard}</output>
        <span style={{ marginInlineStart: 'auto' }}>
          <Select look="bar" label="Language" value={language} onValueChange={(next) => void setLanguage(next as Language)} options={LANGUAGES.map((value) => ({ value, label: value }))} />
        </span>
      </header>
      <AuthScreen
        onLoggedIn={() => setHeard('logged in')}
        onGate={(gate) => setHeard(`gate: ${gate.step}`)}
        notice={null}
        onViewReport={location.search.includes('report') ? () => setHeard('report') : null}
      />
    </Direction>
  );
}

async function start(): Promise<void> {
  const config = runtimeConfigSchema.parse(await (await fetch('/config.json')).json());
  initPlatform(config);
  await initI18n({ namespaces: ['common', 'auth'] });
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Suspense><Harness /></Suspense>);
}

void start();
