import { useT } from '@portal/i18n';
import type { JobRole, Resume } from '@portal/protocol';
import { useEffect, useState } from 'react';
import { DeleteDialog } from '../DeleteDialog';
import type { SetupQueries } from '../use-setup-data';
import { DocumentList, type FileCalls } from './DocumentList';
import { JobRoleDialog } from './JobRoleDialog';
import { RenameJobRole, RenameResume } from './RenameDialogs';
import { useDocuments, type DocumentCalls } from './use-documents';

export interface DocumentsDialogProps {
  resumes: SetupQueries['resumes'];
  jobRoles: SetupQueries['jobRoles'];
  main: FileCalls;
  voice: DocumentCalls;
  userId: string | null;
  onAdd(what: 'resume' | 'job-role'): void;
  onClose(): void;
}

/**
 * What the dialog shows. `focus` is the id of the row to return to; `said` is what has just
 * happened.
 */
type View =
  | { name: 'list'; focus: string | null; said: string | null }
  | { name: 'rename-resume' | 'delete-resume'; resume: Resume }
  | { name: 'open-role' | 'rename-role' | 'delete-role'; role: JobRole };

/**
 * Lets the user open, rename and delete their resumes and job roles. Only one dialog is shown at a
 * time: the list, or what was chosen in it.
 */
export function DocumentsDialog(props: DocumentsDialogProps) {
  const t = useT('setup');
  const { resumes, jobRoles, voice, userId, onAdd, onClose } = props;
  const [view, setView] = useState<View>({ name: 'list', focus: null, said: null });
  const documents = useDocuments(voice, userId);
  const { refetch: refetchResumes } = resumes;
  const { refetch: refetchJobRoles } = jobRoles;
  useEffect(() => {
    // The lists may have been loaded long ago, and changed on another device since.
    void refetchResumes();
    void refetchJobRoles();
  }, [refetchResumes, refetchJobRoles]);
  const backTo = (focus: string) => () => setView({ name: 'list', focus, said: null });
  const deleted = (name: string) =>
    setView({ name: 'list', focus: null, said: t('documents.deleted', { name }) });

  switch (view.name) {
    case 'list':
      return (
        <DocumentList
          {...{ resumes, jobRoles, main: props.main, onAdd, onClose }}
          focus={view.focus}
          said={view.said}
          onRenameResume={(resume) => setView({ name: 'rename-resume', resume })}
          onDeleteResume={(resume) => setView({ name: 'delete-resume', resume })}
          onOpenRole={(role) => setView({ name: 'open-role', role })}
          onRenameRole={(role) => setView({ name: 'rename-role', role })}
          onDeleteRole={(role) => setView({ name: 'delete-role', role })}
        />
      );
    case 'rename-resume': {
      const { resume } = view;
      return (
        <RenameResume
          resume={resume}
          onSave={(name) => documents.renameResume(resume, name)}
          onClose={backTo(resume.id)}
        />
      );
    }
    case 'delete-resume': {
      const { resume } = view;
      const message = t('documents.deleteResumeText', { name: resume.originalName });
      return (
        <DeleteDialog
          title={t('documents.deleteResume')}
          message={isOnly(resumes.data) ? `${message} ${t('documents.onlyResume')}` : message}
          onCancel={backTo(resume.id)}
          onDelete={async () => {
            await documents.deleteResume(resume);
            deleted(resume.originalName);
          }}
        />
      );
    }
    case 'open-role':
      return <JobRoleDialog role={view.role} voice={voice} onClose={backTo(view.role.id)} />;
    case 'rename-role': {
      const { role } = view;
      return (
        <RenameJobRole
          role={role}
          onSave={(names) => documents.renameJobRole(role, names)}
          onClose={backTo(role.id)}
        />
      );
    }
    case 'delete-role': {
      const { role } = view;
      const message = t('documents.deleteRoleText', { name: role.title });
      return (
        <DeleteDialog
          title={t('documents.deleteRole')}
          message={isOnly(jobRoles.data) ? `${message} ${t('documents.onlyRole')}` : message}
          onCancel={backTo(role.id)}
          onDelete={async () => {
            await documents.deleteJobRole(role);
            deleted(role.title);
          }}
        />
      );
    }
  }
}

const isOnly = (list: readonly unknown[] | undefined) => list?.length === 1;
