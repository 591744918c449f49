import { useFormatters, useLanguage, useT } from '@portal/i18n';
import type { Resume, ResumeFacts as Facts } from '@portal/protocol';
import { Button, Chip, Notice } from '@portal/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef, useState } from 'react';
import { Disclosure } from '../../parts/Disclosure';
import { usePart } from '../../parts/use-part';
import type { CorrectionFormProps } from './CorrectionForm';
import { FACT_LISTS, factsOf } from './corrections';
import styles from './ResumePreview.module.css';
import { skillNamesOf, type SkillName } from './skill-names';
import type { Preview } from './use-preview';

interface ResumePreviewProps extends Pick<Preview, 'handle' | 'open' | 'onOpenChange' | 'refused'> {
  resume: Resume;
  disabled: boolean;
}

const loadForm = () => import('./CorrectionForm').then((module) => module.CorrectionForm);

/**
 * Shows the facts parsed from the chosen resume in a collapsible panel, with a form to correct
 * them.
 */
export function ResumePreview({
  resume,
  handle,
  open,
  onOpenChange,
  refused,
  disabled,
}: ResumePreviewProps) {
  const t = useT('setup');
  const language = useLanguage();
  const { corrections, state } = handle;
  // Whether the user has opened the form by clicking. A form restored after a reload must not take
  // focus.
  const [pressed, setPressed] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(corrections !== null);
  useEffect(() => {
    // The focused button was removed with the form, so focus the button that reopens it.
    if (wasEditing.current && corrections === null && document.activeElement === document.body)
      editButton.current?.focus();
    wasEditing.current = corrections !== null;
  }, [corrections]);
  const unsaved = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Focused, so that it is read and in view, far from the button that starts.
    if (refused > 0) unsaved.current?.focus();
  }, [refused]);
  if (!resume.parsedData) return null;
  const facts = factsOf(resume.parsedData);
  const skillName = skillNamesOf(resume, language);
  const counted = ['skills', 'employers', 'projects'] as const;
  // Whoever removes what was found has seen that it is their resume.
  const isNothing = [facts, factsOf(resume.readData ?? resume.parsedData)].every((some) =>
    counted.every((list) => some[list].length === 0),
  );
  const detail = isNothing ? (
    <span className={styles.caution}>
      <CircleAlert size={16} aria-hidden="true" />
      {t('resumePreview.nothing')}
    </span>
  ) : (
    counted
      .map((list) => t(`resumePreview.counts.${list}`, { count: facts[list].length }))
      .join(' · ')
  );
  return (
    <div className={styles.preview}>
      <Disclosure
        title={t('resumePreview.title')}
        detail={detail}
        mark={
          handle.unsaved ? (
            <Chip tone="caution">{t('resumePreview.unsavedMark')}</Chip>
          ) : (
            resume.readData && <Chip tone="you">{t('resumePreview.edited')}</Chip>
          )
        }
        open={open}
        onOpenChange={onOpenChange}
      >
        {refused > 0 && (
          <p ref={unsaved} tabIndex={-1} className={styles.refused}>
            <CircleAlert size={16} aria-hidden="true" />
            <span>{t('resumePreview.unsaved')}</span>
          </p>
        )}
        <div role="status">
          {state.stage === 'saved' && (
            <p className={styles.saved}>
              <CircleCheck size={18} aria-hidden="true" />
              {t('resumePreview.saved')}
            </p>
          )}
        </div>
        {corrections ? (
          <CorrectionPart
            handle={handle}
            corrections={corrections}
            canTakeRead={resume.readData != null}
            takesFocus={pressed}
            skillName={skillName}
            disabled={disabled}
          />
        ) : (
          <>
            <p className={styles.hint}>{t('resumePreview.hint')}</p>
            <ResumeFacts facts={facts} skillName={skillName} />
            <div className={styles.actions}>
              <Button
                ref={editButton}
                icon={<Pencil size={16} aria-hidden="true" />}
                disabled={disabled}
                onClick={() => {
                  setPressed(true);
                  handle.open();
                }}
              >
                {t('resumePreview.edit')}
              </Button>
            </div>
          </>
        )}
      </Disclosure>
    </div>
  );
}

/** Renders the correction form, whose code is loaded on demand. */
function CorrectionPart(props: CorrectionFormProps) {
  const t = useT('setup');
  const { part, retry } = usePart(loadForm);
  if (part.name === 'there') return <part.Component {...props} />;
  if (part.name === 'loading')
    return (
      <p className={styles.hint} role="status">
        {t('common:loading')}
      </p>
    );
  return (
    <Notice tone="error" actions={<Button onClick={retry}>{t('retry')}</Button>}>
      {t('errors.load')}
    </Notice>
  );
}

/** Shows the parsed facts, read-only. */
function ResumeFacts({ facts, skillName }: { facts: Facts; skillName: SkillName }) {
  const t = useT('setup');
  const { months, number } = useFormatters();
  const { name, yearsOfExperience: years } = facts;
  // A little more, because what is stored is rounded.
  const monthCount = years !== null && years < 1 ? Math.floor(years * 12 + 0.1) : 0;
  const none = <span className={styles.none}>{t('resumePreview.none')}</span>;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('resumePreview.name')}</dt>
        <dd>{name === null ? none : <bdi>{name}</bdi>}</dd>
      </div>
      <div>
        <dt>{t(monthCount > 0 ? 'resumePreview.experience' : 'resumePreview.years')}</dt>
        <dd>{years === null ? none : monthCount > 0 ? months(monthCount) : number(years)}</dd>
      </div>
      {FACT_LISTS.map((list) => (
        <div key={list}>
          <dt>{t(`resumePreview.lists.${list}`)}</dt>
          <dd className={styles.chips}>
            {facts[list].length === 0
              ? none
              : facts[list].map((fact) => (
                  <Chip key={fact}>
                    <bdi>{list === 'skills' ? skillName(fact) : fact}</bdi>
                  </Chip>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
