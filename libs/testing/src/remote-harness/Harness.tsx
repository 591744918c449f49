import { LANGUAGE_NAMES, setLanguage, useLanguage } from '@portal/i18n';
import type { TopBarSlots } from '@portal/mfe-contract';
import { LANGUAGES, type Language } from '@portal/protocol';
import { ABOVE_DIALOGS_ATTRIBUTE, Logo, Select } from '@portal/ui';
import { Suspense, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { exposedName, searchOf, type Choice, type Servers } from './choice';
import type { EventLog } from './event-log';
import styles from './Harness.module.css';
import type { HarnessModule } from './harness-module';
import { applyTheme, keptTheme, THEMES, type Theme } from './theme';

export interface HarnessProps {
  modules: readonly HarnessModule[];
  choice: Choice;
  log: EventLog;
}

const option = (value: string) => ({ value, label: value });

/** Renders one scene under a top bar like the host's, with the harness controls above both. */
export function Harness({ modules, choice, log }: HarnessProps) {
  const [start, setStart] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const topBar: TopBarSlots = useMemo(() => ({ start, end }), [start, end]);
  const told = useMemo(
    () =>
      (prop: string, ...given: unknown[]) =>
        log.add(`${prop}(${given.map((value) => JSON.stringify(value)).join(', ')})`),
    [log],
  );
  return (
    <div className={styles.harness}>
      <header className={styles.head} {...{ [ABOVE_DIALOGS_ATTRIBUTE]: '' }}>
        <Controls modules={modules} choice={choice} log={log} />
        <div className={styles.bar}>
          <Logo />
          <div ref={setStart} className={styles.start} />
          <div ref={setEnd} className={styles.end} />
        </div>
      </header>
      <main>
        <Suspense>{choice.scene.render({ told, topBar })}</Suspense>
      </main>
    </div>
  );
}

/**
 * Shows the event log and the controls for choosing the module, scene, servers, theme and language.
 */
function Controls({ modules, choice: { module, scene, servers }, log }: HarnessProps) {
  const language = useLanguage();
  const [theme, setTheme] = useState(keptTheme);
  const name = exposedName(module);
  const go = (to: Parameters<typeof searchOf>[0]) => location.assign(searchOf(to, location.search));
  const chooseTheme = (next: string) => {
    applyTheme(next as Theme);
    setTheme(next as Theme);
  };
  return (
    <div className={styles.controls} dir="ltr">
      <Select
        look="bar"
        label="Module"
        value={name}
        options={modules.map((one) => option(exposedName(one)))}
        onValueChange={(next) => go({ module: next, servers })}
      />
      <Select
        look="bar"
        label="Scene"
        value={scene.name}
        options={module.scenes.map((one) => option(one.name))}
        onValueChange={(next) => go({ module: name, scene: next, servers })}
      />
      <Select
        look="bar"
        label="Servers"
        value={servers}
        options={[
          { value: 'fake', label: 'fake servers' },
          { value: 'real', label: 'real servers' },
        ]}
        onValueChange={(next) => go({ module: name, scene: scene.name, servers: next as Servers })}
      />
      <Events log={log} />
      <Select
        look="bar"
        label="Theme"
        value={theme}
        options={THEMES.map(option)}
        onValueChange={chooseTheme}
      />
      <Select
        look="bar"
        label="Language"
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value].short }))}
        onValueChange={(next) => void setLanguage(next as Language)}
      />
    </div>
  );
}

function Events({ log }: { log: EventLog }) {
  const { events } = useStore(log.store);
  return (
    <details className={styles.events}>
      <summary>
        <output>{events[0] ?? 'nothing has happened yet'}</output>
      </summary>
      <ol>
        {events.map((words, index) => (
          <li key={events.length - index}>{words}</li>
        ))}
      </ol>
    </details>
  );
}
