import { useFormatters, useT } from '@portal/i18n';
import { FileDrop, FileRow, Tabs, TextArea, TextField } from '@portal/ui';
import { FileUp, TextAlignStart } from 'lucide-react';
import { ErrorLine } from '../upload/ErrorLine';
import { PDF_ACCEPT } from '../upload/pdf-file';
import type { UploadState } from '../upload/upload-flow';
import { UploadStages } from '../upload/UploadStages';
import { checkJobDescription, type JobDescriptionErrors } from './check';
import type { JobDescriptionDraft } from './draft';
import styles from './JobDescription.module.css';

interface FieldsProps {
  draft: JobDescriptionDraft;
  change(change: Partial<JobDescriptionDraft>): void;
  file: File | null;
  onFile(file: File | null): void;
  onStop(): void;
  errors: JobDescriptionErrors;
  setErrors(errors: JobDescriptionErrors): void;
  state: UploadState;
  userId: string;
}

/** The two tabs. Title and company belong to both; what is typed in one stays while the other is shown. */
export function JobDescriptionFields(props: FieldsProps) {
  const t = useT('onboarding');
  const { draft, change, setErrors, state } = props;
  const running = state.stage === 'uploading' || state.stage === 'processing';
  const panel = (tab: JobDescriptionDraft['tab']) => (
    <div className={styles.fields}>
      {tab === draft.tab && <TitleFields {...props} disabled={running} />}
      {tab === 'text' ? <ContentField {...props} disabled={running} /> : <FileField {...props} />}
    </div>
  );
  return (
    <Tabs
      label={t('jd.tabs')}
      value={draft.tab}
      disabled={running}
      onValueChange={(tab) => {
        setErrors({});
        change({ tab: tab as JobDescriptionDraft['tab'] });
      }}
      items={[
        {
          value: 'text',
          label: t('jd.text'),
          icon: <TextAlignStart size={18} aria-hidden="true" />,
          content: panel('text'),
        },
        {
          value: 'file',
          label: t('jd.file'),
          icon: <FileUp size={18} aria-hidden="true" />,
          content: panel('file'),
        },
      ]}
    />
  );
}

/** On leaving a required field that is empty, say so; as soon as it is filled, take it back. */
function useFieldCheck(
  { draft, file, errors, setErrors, userId }: FieldsProps,
  field: 'jobTitle' | 'content',
) {
  const t = useT('onboarding');
  const key = errors[field];
  return {
    error: key === undefined ? undefined : t(key),
    onBlur: () => {
      if (draft[field].trim() === '')
        setErrors({ ...errors, [field]: checkJobDescription(draft, file, userId)[field] });
    },
    clear: () => {
      if (key !== undefined) setErrors({ ...errors, [field]: undefined });
    },
  };
}

function TitleFields(props: FieldsProps & { disabled: boolean }) {
  const t = useT('onboarding');
  const { draft, change, disabled } = props;
  const title = useFieldCheck(props, 'jobTitle');
  return (
    <div className={styles.pair}>
      <TextField
        label={t('jd.jobTitle')}
        value={draft.jobTitle}
        required
        maxLength={200}
        autoComplete="organization-title"
        disabled={disabled}
        error={title.error}
        onBlur={title.onBlur}
        onChange={(event) => {
          title.clear();
          change({ jobTitle: event.target.value });
        }}
      />
      <TextField
        label={t('jd.companyName')}
        labelNote={t('jd.optional')}
        value={draft.companyName}
        maxLength={200}
        autoComplete="organization"
        disabled={disabled}
        onChange={(event) => change({ companyName: event.target.value })}
      />
    </div>
  );
}

function ContentField(props: FieldsProps & { disabled: boolean }) {
  const t = useT('onboarding');
  const { number } = useFormatters();
  const { draft, change, disabled } = props;
  const content = useFieldCheck(props, 'content');
  return (
    <TextArea
      label={t('jd.content')}
      value={draft.content}
      required
      disabled={disabled}
      help={t('jd.contentHelp')}
      error={content.error}
      counter={number(draft.content.trim().length)}
      onBlur={content.onBlur}
      onChange={(event) => {
        content.clear();
        change({ content: event.target.value });
      }}
    />
  );
}

function FileField({ draft, file, onFile, onStop, errors, setErrors, state, userId }: FieldsProps) {
  const t = useT('onboarding');
  const { fileSize } = useFormatters();
  const choose = (next: File | null) => {
    onFile(next);
    setErrors({
      ...errors,
      file: checkJobDescription({ ...draft, tab: 'file' }, next, userId).file,
    });
  };
  if (
    draft.tab === 'file' &&
    file !== null &&
    (state.stage === 'uploading' || state.stage === 'processing')
  ) {
    return (
      <div>
        <UploadStages document="jd" file={file} state={state} onStop={onStop} />
      </div>
    );
  }
  return (
    <div>
      {file === null ? (
        <FileDrop
          chooseLabel={t('file.choose')}
          dropHint={t('file.dropHint')}
          dropNowLabel={t('file.dropNow')}
          limits={t('jd.limits')}
          accept={PDF_ACCEPT}
          inputLabel={t('jd.input')}
          onFile={choose}
        />
      ) : (
        <FileRow
          name={file.name}
          size={fileSize(file.size)}
          removeLabel={t('file.remove')}
          onRemove={() => choose(null)}
          error={errors.file !== undefined}
        />
      )}
      {errors.file !== undefined && <ErrorLine text={t(errors.file)} />}
    </div>
  );
}
