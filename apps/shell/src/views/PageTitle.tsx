import { useT } from '@portal/i18n';
import { useEffect } from 'react';
import type { FlowState } from '../flow/flow-state';

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

/** What login's screen shows; the state of the page is the same. */
export type AuthMode = 'login' | 'register';

/** Catalogue key of the name of what is on the page: it titles the document and names the main part. */
export function viewTitleKey(state: FlowState, authMode: AuthMode) {
  switch (state.view) {
    case 'login':
      return `views.${authMode}` as const;
    case 'gate':
      return state.gate.step === 'resume' ? 'views.resume' : 'views.jobDescription';
    case 'setup':
    case 'connecting':
      return 'views.setup';
    case 'checking':
      return 'views.check';
    case 'interview':
    case 'leaving':
      return 'views.interview';
    case 'report':
      return 'views.report';
  }
}
