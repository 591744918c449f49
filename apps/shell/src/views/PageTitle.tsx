import { useT } from '@portal/i18n';
import { useEffect } from 'react';
import type { FlowState } from '../flow/flow-state';

/**
 * Sets the document title, which labels the browser tab and is announced first by screen readers.
 */
export function PageTitle({ view }: { view: string | null }) {
  const t = useT('common');
  const title =
    view === null ? t('productName') : t('pageTitle', { view, product: t('productName') });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** Which form the login screen shows. This is not part of the flow's state. */
export type AuthMode = 'login' | 'register';

/**
 * Returns the catalogue key of the current view's name, which is used in the document's title and
 * as the main element's label.
 */
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
