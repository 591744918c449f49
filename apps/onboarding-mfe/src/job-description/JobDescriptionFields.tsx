import { useFormatters, useT } from '@portal/i18n';
import { FileDrop, FileRow, Tabs, TextArea, TextField } from '@portal/ui';
import FileUp from 'lucide-react/icons/file-up';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { ErrorLine } from '../upload/ErrorLine';
import { PDF_ACCEPT } from '../upload/pdf-file';
import type { UploadState } from '../upload/upload-flow';
import { UploadStages } from '../upload/UploadStages';
import type { JobDescriptionDraft } from './draft';
import styles from './JobDescription.module.css';
import { RULES } from './rules';
import type { JobDescriptionForm } from './use-job-description-form';

interface FieldsProps {
  form: JobDescriptionForm;
  state: UploadState;
  onFile(file: File | null): void;
  onStop(): void;
}

/**
 * Renders the text tab and the file tab, which share the job title and company. What the user
 * enters in one tab is kept while the other is shown.
 */
export function JobDescriptionFields(props: FieldsProps) {
  const t = useT('onboarding');
  const { form, state, onStop } = props;
  const shown = useWatch({ control: form.control, name: 'tab' });
  const running = state.stage === 'uploading' || state.stage === 'processing';
  const panel = (tab: JobDescriptionDraft['tab']) => (
    <div className={styles.fields}>
      {tab === shown && <TitleFields form={form} disabled={running} />}
      {tab === 'text' ? <ContentField form={form} disabled={running} /> : <FileField {...props} />}
    </div>
  );
  return (
    <Tabs
      label={t('jd.tabs')}
      value={shown}
      disabled={running}
      onValueChange={(tab) => {
        // What failed on one tab says nothing about the other.
        onStop();
        form.clearErrors();
        form.setValue('tab', tab as JobDescriptionDraft['tab']);
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

interface TypedProps {
  form: JobDescriptionForm;
  disabled: boolean;
}

/**
 * Registers a required field. Shows an error when the user leaves the field empty or with a mere
 * link, and clears the error when they type again.
 */
function useRequired(form: JobDescriptionForm, name: 'jobTitle' | 'content') {
  const t = useT('onboarding');
  const state = useFormState({ control: form.control, name });
  // The rules return translation keys instead of messages (catalogue keys: onboarding:jd.errors.*).
  const message = form.getFieldState(name, state).error?.message;
  const { validate } = RULES[name];
  return {
    ...form.register(name, {
      validate,
      onBlur: () => {
        const value = form.getValues(name);
        const found = validate(value, form.getValues());
        // Nobody is told while still at it that a text is too short.
        if (found !== true && found !== 'jd.errors.short') form.setError(name, { message: found });
      },
      onChange: () => form.clearErrors(name),
    }),
    required: true,
    error: message && t(message),
  };
}

function TitleFields({ form, disabled }: TypedProps) {
  const t = useT('onboarding');
  return (
    <div className={styles.pair}>
      <TextField
        {...useRequired(form, 'jobTitle')}
        label={t('jd.jobTitle')}
        maxLength={200}
        autoComplete="organization-title"
        disabled={disabled}
      />
      <TextField
        {...form.register('companyName')}
        label={t('jd.companyName')}
        labelNote={t('jd.optional')}
        maxLength={200}
        autoComplete="organization"
        disabled={disabled}
      />
    </div>
  );
}

function ContentField({ form, disabled }: TypedProps) {
  const t = useT('onboarding');
  const { number } = useFormatters();
  const content = useWatch({ control: form.control, name: 'content' });
  return (
    <TextArea
      {...useRequired(form, 'content')}
      label={t('jd.content')}
      disabled={disabled}
      help={t('jd.contentHelp')}
      counter={number(content.trim().length)}
    />
  );
}

function FileField({ form, state, onFile, onStop }: FieldsProps) {
  const t = useT('onboarding');
  const { fileSize } = useFormatters();
  const {
    field: { value: file },
    fieldState: { error },
  } = useController({ control: form.control, name: 'file', rules: RULES.file });
  const tab = useWatch({ control: form.control, name: 'tab' });
  if (
    tab === 'file' &&
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
          onFile={onFile}
        />
      ) : (
        <FileRow
          name={file.name}
          size={fileSize(file.size)}
          removeLabel={t('file.remove')}
          onRemove={() => onFile(null)}
          error={error !== undefined || state.stage === 'failed'}
        />
      )}
      {error?.message !== undefined && <ErrorLine text={t(error.message)} />}
    </div>
  );
}
