import { errorText, useT } from '@portal/i18n';
import { DOCUMENT_NAME_MAX_CHARS, type JobRole, type Resume } from '@portal/protocol';
import { Button, Dialog, Notice, TextField, type TextFieldProps } from '@portal/ui';
import { useId, useState, type FormEvent } from 'react';
import styles from './Documents.module.css';

const PDF_ENDING = /\.pdf$/i;

/** Renames a resume. The ending `.pdf` stays, so it is not part of what is typed. */
export function RenameResume({
  resume,
  onSave,
  onClose,
}: {
  resume: Resume;
  onSave(name: string): Promise<void>;
  onClose(): void;
}) {
  const t = useT('setup');
  return (
    <RenameDialog
      title={t('documents.renameResume')}
      fields={{
        name: {
          label: t('documents.name'),
          before: resume.originalName.replace(PDF_ENDING, ''),
          missing: t('documents.errors.name'),
          help: t('documents.ending'),
        },
      }}
      onSave={({ name }) => onSave(name.replace(PDF_ENDING, ''))}
      onClose={onClose}
    />
  );
}

/** Changes title and company of a job role. */
export function RenameJobRole({
  role,
  onSave,
  onClose,
}: {
  role: JobRole;
  onSave(names: { title: string; companyName: string }): Promise<void>;
  onClose(): void;
}) {
  const t = useT('setup');
  const words = useT('onboarding');
  return (
    <RenameDialog
      title={t('documents.renameRole')}
      description={t('documents.renameRoleWhy')}
      fields={{
        title: {
          label: words('jd.jobTitle'),
          before: role.title,
          missing: words('jd.errors.title'),
        },
        companyName: {
          label: words('jd.companyName'),
          labelNote: words('jd.optional'),
          before: role.companyName ?? '',
        },
      }}
      onSave={onSave}
      onClose={onClose}
    />
  );
}

interface NameField extends Pick<TextFieldProps, 'label' | 'labelNote' | 'help'> {
  before: string;
  /** The error shown if the field is blank. A field without one may be blank. */
  missing?: string;
}

interface RenameDialogProps<Key extends string> {
  title: string;
  description?: string;
  fields: Record<Key, NameField>;
  /** Receives trimmed names. If it rejects, the dialog shows the error and keeps what was typed. */
  onSave(names: Record<Key, string>): Promise<void>;
  onClose(): void;
}

type SaveState =
  | { stage: 'typing' }
  | { stage: 'refused' }
  | { stage: 'saving' }
  | { stage: 'failed'; error: unknown };

function RenameDialog<Key extends string>({
  title,
  description,
  fields,
  onSave,
  onClose,
}: RenameDialogProps<Key>) {
  const t = useT('setup');
  const id = useId();
  const keys = Object.keys(fields) as Key[];
  const each = (of: (key: Key) => string) =>
    Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, string>;
  const [typed, setTyped] = useState(() => each((key) => fields[key].before));
  const [state, setState] = useState<SaveState>({ stage: 'typing' });
  const saving = state.stage === 'saving';

  const problemOf = (key: Key): string | undefined => {
    const name = typed[key].trim();
    if (name === '') return fields[key].missing;
    return name.length > DOCUMENT_NAME_MAX_CHARS
      ? t('documents.errors.long', { chars: DOCUMENT_NAME_MAX_CHARS })
      : undefined;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    if (keys.some((key) => problemOf(key) !== undefined)) return setState({ stage: 'refused' });
    const names = each((key) => typed[key].trim());
    if (keys.every((key) => names[key] === fields[key].before)) return onClose();
    setState({ stage: 'saving' });
    try {
      await onSave(names);
      onClose();
    } catch (error) {
      setState({ stage: 'failed', error });
    }
  };
  return (
    <Dialog
      title={title}
      {...(description !== undefined && { description })}
      onClose={saving ? null : onClose}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button variant="quiet" disabled={saving} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={id}
            busy={saving}
            busyLabel={t('documents.saving')}
          >
            {t('documents.save')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        {state.stage === 'failed' && <Notice tone="error">{errorText(state.error)}</Notice>}
        {keys.map((key, index) => {
          const { before: _before, missing, ...field } = fields[key];
          const problem = state.stage === 'refused' ? problemOf(key) : undefined;
          return (
            <TextField
              key={key}
              {...field}
              {...(problem !== undefined && { error: problem })}
              dir="auto"
              required={missing !== undefined}
              autoComplete="off"
              readOnly={saving}
              data-autofocus={index === 0 || undefined}
              value={typed[key]}
              onFocus={(event) => event.currentTarget.select()}
              onChange={({ currentTarget: { value } }) =>
                setTyped((before) => ({ ...before, [key]: value }))
              }
            />
          );
        })}
      </form>
    </Dialog>
  );
}
