import { initPlatform, useAuth } from '@portal/auth-store';
import { initI18n, setLanguage, useDirection, useLanguage } from '@portal/i18n';
import { LANGUAGES, runtimeConfigSchema, type Language } from '@portal/protocol';
import { ABOVE_DIALOGS_ATTRIBUTE, Button, Direction, Select } from '@portal/ui';
import '@portal/ui/styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { JobDescriptionModal } from './job-description/JobDescriptionModal';
import { ResumeModal } from './resume/ResumeModal';
import { Setup } from './setup/Setup';

type Open = 'resume' | 'job-description' | null;
const queries = new QueryClient();

/** This remote alone: setup and both dialogs, for the person whose session the browser keeps. `#resume` and `#job-description` open one. */
function Harness() {
  const language = useLanguage();
  const [heard, setHeard] = useState('');
  const [open, setOpen] = useState<Open>((location.hash.slice(1) || null) as Open);
  const identity = { userId: useAuth((state) => state.userId) ?? '' };
  const close = () => setOpen(null);
  const modal = { identity, onClose: close, onUploaded: () => Promise.resolve(close()) };
  return (
    <Direction dir={useDirection()}>
      <header {...{ [ABOVE_DIALOGS_ATTRIBUTE]: '' }} style={{ position: 'sticky', top: 0, zIndex: 50, background: 'var(--canvas)', display: 'flex', alignItems: 'center', gap: 16, blockSize: 'var(--topbar-h)', paddingInline: 24 }}>
        <Button variant="link" onClick={() => setOpen('resume')}>resume</Button>
        <Button variant="link" onClick={() => setOpen('job-description')}>job description</Button>
        <output>{heard}</output>
        <span style={{ marginInlineStart: 'auto' }}>
          <Select look="bar" label="Language" value={language} onValueChange={(next) => void setLanguage(next as Language)} options={LANGUAGES.map((value) => ({ value, label: value }))} />
        </span>
      </header>
      <Setup
        onBeforeStart={() => Promise.resolve(true)}
        skipsCheck={location.search === '?skips'}
        onStart={(room) => setHeard(`start ${room.roomName}`)}
        connecting={false}
        connectError={null}
        onOpenReport={(id) => setHeard(`report ${id}`)}
      />
      {open === 'resume' && <ResumeModal {...modal} step={1} />}
      {open === 'job-description' && <JobDescriptionModal {...modal} step={2} />}
    </Direction>
  );
}

async function start(): Promise<void> {
  initPlatform(runtimeConfigSchema.parse(await (await fetch('/config.json')).json()));
  await initI18n({ namespaces: ['common', 'onboarding', 'setup'] });
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<QueryClientProvider client={queries}><Suspense><Harness /></Suspense></QueryClientProvider>);
}

void start();
