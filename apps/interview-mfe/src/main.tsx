import { initPlatform, setSession } from '@portal/auth-store';
import { initI18n } from '@portal/i18n';
import { runtimeConfigSchema } from '@portal/protocol';
import '@portal/ui/styles.css';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Harness } from './harness/Harness';
import { INTERVIEW_ID } from './harness/demo-interview';

/** `?view=room|pre-join|placeholder|report&scene=…`: see `harness/`. `scene=real&url=ws://…&token=…` joins a real room. */
async function start(): Promise<void> {
  initPlatform(runtimeConfigSchema.parse(await (await fetch('/config.json')).json()));
  await initI18n({ namespaces: ['common', 'interview', 'report', 'report-text'] });
  const query = new URLSearchParams(location.search);
  const view = query.get('view') ?? 'room';
  if (view !== 'placeholder') {
    setSession({
      user: { id: INTERVIEW_ID, email: 'layla@example.com', firstName: 'Layla', lastName: 'Haddad', accessToken: 'none', sessionId: 'none' },
      expiresIn: null, message: null, room: { roomName: 'demo', livekitToken: query.get('token') ?? 'demo', livekitUrl: query.get('url') ?? 'ws://demo', expiresIn: 60 },
    });
  }
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Suspense><Harness view={view} scene={query.get('scene') ?? ''} /></Suspense>);
}

void start();
