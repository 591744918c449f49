import { LANGUAGE_NAMES, setLanguage, useLanguage, useT } from '@portal/i18n';
import { LANGUAGES, type Language } from '@portal/protocol';
import { Select } from '@portal/ui';
import { Globe } from 'lucide-react';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value].full }));

/** §2.7: always visible at the top. */
export function LanguageSelector({ className }: { className?: string | undefined }) {
  const t = useT('common');
  const language = useLanguage();
  return (
    <Select
      look="bar"
      {...(className === undefined ? {} : { className })}
      label={t('language')}
      options={OPTIONS}
      value={language}
      shortValue={LANGUAGE_NAMES[language].short}
      icon={<Globe size={18} strokeWidth={1.75} aria-hidden="true" />}
      onValueChange={(value) => void setLanguage(value as Language)}
    />
  );
}
