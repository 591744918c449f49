import { LANGUAGE_NAMES, setLanguage, useLanguage, useT } from '@portal/i18n';
import { LANGUAGES, type Language } from '@portal/protocol';
import { Select, Spinner } from '@portal/ui';
import { Globe } from 'lucide-react';
import { useState } from 'react';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value].full }));

/** §2.7: always visible at the top. The page changes when the other texts are there; until then the globe turns. */
export function LanguageSelector({ className }: { className?: string | undefined }) {
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
