import { LANGUAGE_NAMES, setLanguage, useLanguage, useT } from '@portal/i18n';
import type { TopBarSlots } from '@portal/mfe-contract';
import { LANGUAGES, type Language } from '@portal/protocol';
import { ABOVE_DIALOGS_ATTRIBUTE, classNames, Logo, Select, Spinner } from '@portal/ui';
import Globe from 'lucide-react/icons/globe';
import { useState, type ReactNode } from 'react';
import styles from './TopBar.module.css';

interface TopBarProps {
  /**
   * `plain` shows only the logo and is for the login screen. `named` adds the product name. `room`
   * shows the logo and the elements that the live view renders into the bar.
   */
  look: 'plain' | 'named' | 'room';
  account: ReactNode;
  onSlots(slots: TopBarSlots): void;
}

/**
 * Renders the top bar, which stays above everything, even dialogs. It remains in the focus order,
 * so that the user can always change the language.
 */
export function TopBar({ look, account, onSlots }: TopBarProps) {
  const t = useT('common');
  return (
    <header
      className={classNames(
        styles.bar,
        look !== 'plain' && styles.ruled,
        look === 'room' && styles.room,
      )}
      {...{ [ABOVE_DIALOGS_ATTRIBUTE]: '' }}
    >
      <span className={styles.brand} role="img" aria-label={t('productName')}>
        <Logo />
      </span>
      {look === 'named' && (
        <span className={styles.product} aria-hidden="true">
          {t('productName')}
        </span>
      )}
      <Slots shown={look === 'room'} onSlots={onSlots}>
        <LanguageSelector className={styles.selector} />
      </Slots>
      {account}
    </header>
  );
}

function Slots({
  shown,
  onSlots,
  children,
}: {
  shown: boolean;
  onSlots(slots: TopBarSlots): void;
  children: ReactNode;
}) {
  const [slots] = useState<TopBarSlots>({ start: null, end: null });
  const fill = (place: keyof TopBarSlots) => (element: HTMLElement | null) => {
    if (slots[place] === element) return;
    slots[place] = element;
    onSlots({ ...slots });
  };
  const [start] = useState(() => fill('start'));
  const [end] = useState(() => fill('end'));
  return (
    <>
      <div ref={start} className={styles.start} hidden={!shown} />
      <div className={styles.language}>{children}</div>
      <div ref={end} className={styles.end} hidden={!shown} />
    </>
  );
}

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value].full }));

/**
 * Shows the language selector, which is always visible at the top (§2.50). The page switches to the
 * new language once its translations have loaded; until then a spinner replaces the globe.
 */
function LanguageSelector({ className }: { className?: string | undefined }) {
  const t = useT('common');
  const language = useLanguage();
  const [changing, setChanging] = useState(false);
  const change = (next: Language) => {
    setChanging(true);
    void setLanguage(next).finally(() => setChanging(false));
  };
  return (
    <Select
      look="bar"
      label={t('language')}
      shortValue={LANGUAGE_NAMES[language].short}
      icon={changing ? <Spinner /> : <Globe size={18} strokeWidth={1.75} aria-hidden="true" />}
      options={OPTIONS}
      value={language}
      onValueChange={(value) => change(value as Language)}
      {...(className === undefined ? {} : { className })}
    />
  );
}
