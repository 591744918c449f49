import type { MainApiClient } from '@portal/api-clients';
import { errorText, useFormatters, useT } from '@portal/i18n';
import type { JobRole, Resume } from '@portal/protocol';
import { Button, Dialog, FileName, Notice, saveFile } from '@portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import FileText from 'lucide-react/icons/file-text';
import FileX from 'lucide-react/icons/file-x';
import { useId, useState, type ReactNode } from 'react';
import { isInProgress } from '../choices';
import { RowActions } from '../RowActions';
import { LoadFailed } from '../LoadFailed';
import styles from './Documents.module.css';

export type FileCalls = Pick<MainApiClient, 'resumeFile'>;

interface DocumentListProps {
  resumes: UseQueryResult<Resume[]>;
  jobRoles: UseQueryResult<JobRole[]>;
  main: FileCalls;
  /** Id of the document whose menu receives focus, or null for the dialog itself. */
  focus: string | null;
  /** What has just happened. It is shown, and read with the title when the dialog gets focus. */
  said: string | null;
  onAdd(what: 'resume' | 'job-role'): void;
  onRenameResume(resume: Resume): void;
  onDeleteResume(resume: Resume): void;
  onOpenRole(role: JobRole): void;
  onRenameRole(role: JobRole): void;
  onDeleteRole(role: JobRole): void;
  onClose(): void;
}

/** Lists the user's resumes and job roles, with what can be done with each. */
export function DocumentList(props: DocumentListProps) {
  const t = useT('setup');
  const { resumes, jobRoles, main, focus, said, onAdd, onClose } = props;
  const icon = { size: 24, strokeWidth: 1.5, 'aria-hidden': true } as const;
  return (
    <Dialog
      title={t('documents.title')}
      description={said ?? t('documents.why')}
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      <Group
        title={t('documents.resumes')}
        query={resumes}
        empty={t('empty.resumes')}
        addLabel={t('empty.resumesAction')}
        onAdd={() => onAdd('resume')}
        row={(resume) => (
          <ResumeRow
            key={resume.id}
            resume={resume}
            main={main}
            focused={focus === resume.id}
            onRename={() => props.onRenameResume(resume)}
            onDelete={() => props.onDeleteResume(resume)}
          />
        )}
      />
      <Group
        title={t('documents.roles')}
        query={jobRoles}
        empty={t('empty.roles')}
        addLabel={t('empty.rolesAction')}
        onAdd={() => onAdd('job-role')}
        row={(role) => (
          <Row
            key={role.id}
            icon={<BriefcaseBusiness {...icon} />}
            name={role.title}
            label={<bdi>{role.title}</bdi>}
            detail={role.companyName === undefined ? null : <bdi>{role.companyName}</bdi>}
            open={
              <Button
                variant="link"
                aria-label={t('documents.openOf', { name: role.title })}
                onClick={() => props.onOpenRole(role)}
              >
                {t('documents.open')}
              </Button>
            }
            focused={focus === role.id}
            onRename={() => props.onRenameRole(role)}
            onDelete={() => props.onDeleteRole(role)}
          />
        )}
      />
    </Dialog>
  );
}

interface GroupProps<T> {
  title: string;
  query: UseQueryResult<T[]>;
  empty: string;
  addLabel: string;
  onAdd(): void;
  row(item: T): ReactNode;
}

/** Shows one kind of document. What was loaded earlier stays if it cannot be loaded again. */
function Group<T>({ title, query, empty, addLabel, onAdd, row }: GroupProps<T>) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      {query.isError && (
        <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()}>
          {errorText(query.error)}
        </LoadFailed>
      )}
      {query.data?.length === 0 && (
        <div className={styles.empty}>
          <p>{empty}</p>
          <Button onClick={onAdd}>{addLabel}</Button>
        </div>
      )}
      {query.data !== undefined && query.data.length > 0 && (
        <ul className={styles.rows}>{query.data.map(row)}</ul>
      )}
    </section>
  );
}

interface RowProps {
  icon: ReactNode;
  /** The document's name, as `label` shows it. */
  name: string;
  label: ReactNode;
  detail: ReactNode;
  /** The button that opens the document. */
  open: ReactNode;
  /** Whether the row's menu receives focus when the dialog opens. */
  focused: boolean;
  onRename(): void;
  onDelete(): void;
  /** A message below the row. */
  children?: ReactNode;
}

function Row({ icon, name, label, detail, open, focused, onRename, onDelete, children }: RowProps) {
  const t = useT('setup');
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.icon}>{icon}</span>
        <div className={styles.text}>
          <span className={styles.name}>{label}</span>
          {detail !== null && <span className={styles.detail}>{detail}</span>}
        </div>
        {open}
        <RowActions
          label={t('documents.more', { name })}
          focused={focused}
          onRename={onRename}
          onDelete={onDelete}
        />
      </div>
      {children}
    </li>
  );
}

interface ResumeRowProps extends Pick<RowProps, 'focused' | 'onRename' | 'onDelete'> {
  resume: Resume;
  main: FileCalls;
}
type Download = { stage: 'idle' } | { stage: 'loading' } | { stage: 'failed'; error: unknown };

function ResumeRow({ resume, main, ...row }: ResumeRowProps) {
  const t = useT('setup');
  const { date } = useFormatters();
  const [download, setDownload] = useState<Download>({ stage: 'idle' });
  const { originalName: name, processing_status: status } = resume;
  const failed = status === 'failed';
  const Icon = failed ? FileX : FileText;
  const save = async () => {
    setDownload({ stage: 'loading' });
    try {
      saveFile(await main.resumeFile(resume.id), name);
      setDownload({ stage: 'idle' });
    } catch (error) {
      setDownload({ stage: 'failed', error });
    }
  };
  const added = t('documents.added', {
    date: date(resume.uploadedAt, { day: 'numeric', month: 'short' }),
  });
  const state = failed
    ? t('documents.unreadable')
    : isInProgress(resume)
      ? t('documents.reading')
      : null;
  return (
    <Row
      {...row}
      icon={<Icon size={24} strokeWidth={1.5} aria-hidden="true" />}
      name={name}
      label={<FileName>{name}</FileName>}
      detail={state === null ? added : `${state} · ${added}`}
      open={
        <Button
          variant="link"
          busy={download.stage === 'loading'}
          aria-label={t('documents.downloadOf', { name })}
          onClick={() => void save()}
        >
          {t('documents.download')}
        </Button>
      }
    >
      {download.stage === 'failed' && <Notice tone="error">{errorText(download.error)}</Notice>}
    </Row>
  );
}
