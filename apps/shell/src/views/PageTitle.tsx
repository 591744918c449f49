import { useT } from '@portal/i18n';
import { useEffect } from 'react';

/** Titles the document after what it shows, in the page's language: the browser's tab, and the first words of a screen reader. */
export function PageTitle({ view }: { view: string | null }) {
  const t = useT('common');
  const title =
    view === null ? t('productName') : t('pageTitle', { view, product: t('productName') });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
