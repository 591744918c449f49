import { useFormatters, useT } from '@portal/i18n';
import type { JobRole, Resume } from '@portal/protocol';
import { Button, Select, Spinner, VisuallyHidden } from '@portal/ui';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CircleAlert from 'lucide-react/icons/circle-alert';
import FileText from 'lucide-react/icons/file-text';
import { ResumePreview } from '../resume/preview/ResumePreview';
import type { Preview } from '../resume/preview/use-preview';
import styles from './Setup.module.css';
import type { SetupFormProps } from './SetupForm';
import { useSlow } from './use-slow';

type AboutProps = Pick<
  SetupFormProps,
  'lists' | 'loading' | 'reading' | 'change' | 'onAdd' | 'onManage'
> & {
  preview: Preview;
  resume: Resume | undefined;
  jobRole: JobRole | undefined;
  /** Whether the user tried to start without a resume and a job role. */
  incomplete: boolean;
  disabled: boolean;
};

/** Element id of the section's heading, exported so that other components can focus it. */
export const ABOUT_TITLE_ID = 'setup-about';

/** Element ids of the buttons that add what is missing, which receive focus where it is needed. */
export const ADD_FIRST_ID = { resume: 'setup-add-resume', jobRole: 'setup-add-job-role' };

/** Lets the user choose the resume and the job role that the questions are based on. */
export function AboutFields({
  lists,
  loading,
  reading,
  change,
  onAdd,
  onManage,
  preview,
  resume,
  jobRole,
  incomplete,
  disabled,
}: AboutProps) {
  const t = useT('setup');
  const { date } = useFormatters();
  const slow = useSlow(loading);
  const placeholder = loading ? (slow ? t('common:loading') : '') : t('fields.choose');
  const day = (value: string) =>
    t('fields.added', { date: date(value, { day: 'numeric', month: 'short' }) });
  return (
    <section className={styles.group} aria-labelledby={ABOUT_TITLE_ID}>
      <div>
        <h2 id={ABOUT_TITLE_ID} className={styles.groupTitle} tabIndex={-1}>
          {t('about.title')}
        </h2>
        <p className={styles.groupHint}>{t('about.hint')}</p>
        <div className={styles.add}>
          {lists.resumes.length > 0 && (
            <Button variant="link" disabled={disabled} onClick={() => onAdd('resume')}>
              {t('about.addResume')}
            </Button>
          )}
          {lists.jobRoles.length > 0 && (
            <Button variant="link" disabled={disabled} onClick={() => onAdd('job-role')}>
              {t('about.addRole')}
            </Button>
          )}
          {(lists.resumes.length > 0 || lists.jobRoles.length > 0) && (
            <Button variant="link" disabled={disabled} onClick={onManage}>
              {t('about.manage')}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.fields}>
        <VisuallyHidden>
          <span role="status">{slow ? t('common:loading') : ''}</span>
        </VisuallyHidden>
        <div>
          <Select
            label={t('fields.resume')}
            icon={
              slow ? (
                <Spinner size={20} />
              ) : (
                <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
              )
            }
            placeholder={placeholder}
            options={lists.resumes.map((one) => ({
              value: one.id,
              label: one.originalName,
              isFileName: true,
              detail: day(one.uploadedAt),
            }))}
            value={resume?.id ?? ''}
            onValueChange={(resumeId) => change({ resumeId })}
            disabled={disabled || lists.resumes.length === 0}
          />
          {resume && (
            <ResumePreview key={resume.id} resume={resume} disabled={disabled} {...preview} />
          )}
          {!loading && resume === undefined && (
            <Missing
              text={t(reading ? 'resumeReading' : 'empty.resumes')}
              action={t('empty.resumesAction')}
              actionId={ADD_FIRST_ID.resume}
              error={incomplete ? t('errors.choose') : null}
              onAction={() => onAdd('resume')}
            />
          )}
        </div>
        <div>
          <Select
            label={t('fields.jobRole')}
            icon={
              slow ? (
                <Spinner size={20} />
              ) : (
                <BriefcaseBusiness size={20} strokeWidth={1.75} aria-hidden="true" />
              )
            }
            placeholder={placeholder}
            options={lists.jobRoles.map((one) => ({
              value: one.id,
              label: one.title,
              detail: one.companyName,
            }))}
            value={jobRole?.id ?? ''}
            onValueChange={(jobRoleId) => change({ jobRoleId })}
            disabled={disabled || lists.jobRoles.length === 0}
          />
          {!loading && jobRole === undefined && (
            <Missing
              text={t('empty.roles')}
              action={t('empty.rolesAction')}
              actionId={ADD_FIRST_ID.jobRole}
              error={incomplete && resume !== undefined ? t('errors.choose') : null}
              onAction={() => onAdd('job-role')}
            />
          )}
        </div>
      </div>
    </section>
  );
}

interface MissingProps {
  text: string;
  action: string;
  actionId: string;
  /** Shown once the user has tried to start all the same. */
  error: string | null;
  onAction(): void;
}

/** Tells the user that there is nothing to choose from, and offers a button to add something. */
function Missing({ text, action, actionId, error, onAction }: MissingProps) {
  const errorId = `${actionId}-error`;
  return (
    <div className={styles.missing}>
      {error !== null && (
        <p id={errorId} className={styles.missingError}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      <p>{text}</p>
      <Button
        id={actionId}
        aria-describedby={error === null ? undefined : errorId}
        onClick={onAction}
      >
        {action}
      </Button>
    </div>
  );
}
