import { LANGUAGE_NAMES, setLanguage, useLanguage, useT } from '@portal/i18n';
import { LANGUAGES, type Language } from '@portal/protocol';
import { ClosedSelect, Spinner } from '@portal/ui';
import type { SelectProps } from '@portal/ui/select';
import { Globe } from 'lucide-react';
import { useState, type ComponentType } from 'react';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value].full }));
const loadSelect = () => import('@portal/ui/select');

/** §2.7: always visible at the top. The page changes when the other texts are there; until then the globe turns. */
export function LanguageSelector({ className }: { className?: string | undefined }) {
  const t = useT('common');
  const language = useLanguage();
  const [changing, setChanging] = useState(false);
  const [Select, setSelect] = useState<ComponentType<SelectProps> | null>(null);
  const change = (next: Language) => {
    setChanging(true);
    void setLanguage(next).finally(() => setChanging(false));
  };
  // Where the list can't be fetched the selector stays closed, and the next press tries again.
  const approach = () => void loadSelect().catch(() => undefined);
  const open = () => void loadSelect().then((module) => setSelect(() => module.Select), () => undefined);
  const { full, short } = LANGUAGE_NAMES[language];
  const face = {
    label: t('language'),
    shortValue: short,
    icon: changing ? <Spinner /> : <Globe size={18} strokeWidth={1.75} aria-hidden="true" />,
    ...(className === undefined ? {} : { className }),
  };
  if (!Select) return <ClosedSelect {...face} value={full} onApproach={approach} onOpen={open} />;
  return <Select {...face} look="bar" defaultOpen options={OPTIONS} value={language} onValueChange={(value) => change(value as Language)} />;
}
