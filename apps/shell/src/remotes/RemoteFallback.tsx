import { useT } from '@portal/i18n';
import type { RemoteModuleId } from '@portal/mfe-contract';
import type { RemoteFailure } from '@portal/mfe-contract/host';
import { Button, Doorway } from '@portal/ui';
import { ChevronDown, RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { errorReporter } from '../errors/page-reporter';
import { failureOf } from './failure';
import styles from './RemoteFallback.module.css';

/** A way out of a part that did not load: back, or on without it. */
export interface WayBack { label: string; go(): void }

/** Catalogue key of each part's name. */
const PARTS = {
  'auth/AuthScreen': 'login',
  'onboarding/ResumeModal': 'resume',
  'onboarding/JobDescriptionModal': 'jobDescription',
  'onboarding/Setup': 'setup',
  'interview/PreJoin': 'preJoin',
  'interview/LiveInterview': 'interview',
  'interview/Report': 'report',
} as const satisfies Record<RemoteModuleId, string>;

/** An unlit doorway in place of a part that did not load, with its name, Try again and the ways out. */
export function RemoteFallback({ failure, back, onward, onShown }: { failure: RemoteFailure; back: WayBack; onward?: WayBack; onShown?: (shown: boolean) => void }) {
  const t = useT('shell');
  const part = PARTS[failure.moduleId];
  const failed = failureOf(failure.moduleId, failure.error);
  useEffect(() => {
    onShown?.(true);
    return () => onShown?.(false);
  }, [onShown]);
  return (
    <section className={styles.fallback} role="alert">
      <Doorway state="unlit" size={116} />
      <h1>{t(`fallback.title.${part}`)}</h1>
      <p className={styles.why}>{t('fallback.why')}</p>
      <div className={styles.actions}>
        <Button variant="primary" size="lg" icon={<RotateCw size={18} aria-hidden="true" />} onClick={failure.retry}>{t('common:tryAgain')}</Button>
        {onward && <Button size="lg" onClick={onward.go}>{onward.label}</Button>}
        <Button size="lg" onClick={back.go}>{back.label}</Button>
      </div>
      <details className={styles.details}>
        <summary><ChevronDown size={18} aria-hidden="true" />{t('fallback.details')}</summary>
        <dl>
          <dt>{t('fallback.part')}</dt><dd>{t(`fallback.parts.${part}`)}</dd>
          <dt>{t('fallback.problem')}</dt><dd>{t(`fallback.problems.${failed.problem}`)}</dd>
          <dt>{t('fallback.reference')}</dt><dd><bdi dir="ltr">{errorReporter.referenceOf(failed)}</bdi></dd>
        </dl>
      </details>
    </section>
  );
}
