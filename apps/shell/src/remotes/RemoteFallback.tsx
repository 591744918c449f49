import { useT } from '@portal/i18n';
import type { RemoteModuleId } from '@portal/mfe-contract';
import type { Recovery, RemoteFailure } from '@portal/mfe-contract/host';
import { Button, Doorway, Fold } from '@portal/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { errorReporter } from '../errors/page-reporter';
import { MAIN_ID } from '../top-bar/SkipLink';
import { failureOf } from './failure';
import styles from './RemoteFallback.module.css';

/**
 * A button that lets the user leave a module that failed to load, by going back or by continuing
 * without it.
 */
export interface WayBack {
  label: string;
  go(): void;
}

/** Maps each module to the name used for it in catalogue keys. */
export const PARTS = {
  'auth/AuthScreen': 'login',
  'onboarding/ResumeModal': 'resume',
  'onboarding/JobDescriptionModal': 'jobDescription',
  'onboarding/Setup': 'setup',
  'interview/PreJoin': 'preJoin',
  'interview/LiveInterview': 'interview',
  'interview/Report': 'report',
} as const satisfies Record<RemoteModuleId, string>;

/**
 * Shown in place of a module that failed to load or crashed. Names the module and offers to try
 * again, to go back or, if `onward` is given, to continue without it.
 */
export function RemoteFallback({
  failure,
  back,
  onward,
  titled = true,
  onShown,
}: {
  failure: RemoteFailure;
  back: WayBack;
  onward?: WayBack;
  /** Whether to show the title. A dialog has it as its own. */
  titled?: boolean;
  onShown?: (shown: boolean) => void;
}) {
  const t = useT('shell');
  const part = PARTS[failure.moduleId];
  const failed = failureOf(failure.moduleId, failure.error);
  useEffect(() => {
    onShown?.(true);
    return () => onShown?.(false);
  }, [onShown]);
  const { retry } = failure;
  // Most failures come from the network, so try again as soon as it is back.
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  const section = useFocusHandedOn();
  return (
    <section ref={section} className={styles.fallback}>
      <div role="alert" className={styles.what}>
        <Doorway state="unlit" size={116} />
        {titled && <h1>{t(`fallback.title.${part}`)}</h1>}
        <p className={styles.why}>{t('fallback.why')}</p>
      </div>
      <p role="status" className={styles.recovery}>
        {recoveryText(t, failure.recovery)}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="lg"
          icon={<RotateCw size={18} aria-hidden="true" />}
          busy={failure.recovery.kind === 'trying'}
          onClick={retry}
        >
          {t('common:tryAgain')}
        </Button>
        {onward && (
          <Button size="lg" onClick={onward.go}>
            {onward.label}
          </Button>
        )}
        <Button size="lg" onClick={back.go}>
          {back.label}
        </Button>
      </div>
      <Fold title={t('fallback.details')} className={styles.details}>
        <dl>
          <dt>{t('fallback.part')}</dt>
          <dd>{t(`fallback.parts.${part}`)}</dd>
          <dt>{t('fallback.problem')}</dt>
          <dd>{t(`fallback.problems.${failed.problem}`)}</dd>
          <dt>{t('fallback.reference')}</dt>
          <dd>
            <bdi dir="ltr">{errorReporter.referenceOf(failed)}</bdi>
          </dd>
        </dl>
      </Fold>
    </section>
  );
}

function recoveryText(t: ReturnType<typeof useT>, recovery: Recovery): string {
  switch (recovery.kind) {
    case 'waiting':
      return t('fallback.recovery.waiting', { count: Math.round(recovery.delayMs / 1000) });
    case 'trying':
      return t('fallback.recovery.trying');
    case 'left':
      return '';
  }
}

/**
 * Focuses the main element when the module replaces a fallback that had focus. Otherwise focus
 * would go back to the top of the page.
 */
function useFocusHandedOn() {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = section.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById(MAIN_ID)?.focus();
    };
  }, []);
  return section;
}
