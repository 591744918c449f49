import { getClients, type PlatformClients } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import type { OnboardingModalProps } from '@portal/mfe-contract';
import { JD_FILE_MAX_BYTES, type JobDescription } from '@portal/protocol';
import { Button, Dialog, FileButton } from '@portal/ui';
import type { FormEvent } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { ErrorLine } from '../upload/ErrorLine';
import { checkPdfFile, PDF_ACCEPT } from '../upload/pdf-file';
import { StepOf, SuccessPanel } from '../upload/SuccessPanel';
import { uploadAs } from '../upload/upload-as';
import { waitFor, type UploadedDocument, type UploadFlowParts } from '../upload/upload-flow';
import { useFailureLine } from '../upload/use-failure-line';
import { useUploadFlow } from '../upload/use-upload-flow';
import styles from './JobDescription.module.css';
import { JobDescriptionFields } from './JobDescriptionFields';
import { isComplete, RULES, type JobDescriptionValues } from './rules';
import { useJobDescriptionForm } from './use-job-description-form';

type JobDescriptionCalls = Pick<
  PlatformClients['voice'],
  'uploadJobDescriptionText' | 'uploadJobDescriptionFile' | 'listJobDescriptions'
>;

/** Asks for a job description, as text or as a PDF. This is step 2 of 2 in onboarding. */
export function JobDescriptionModal(props: OnboardingModalProps) {
  return <JobDescriptionModalView {...props} voice={getClients().voice} storage={sessionStorage} />;
}

const asDocument = ({
  id,
  processing_status: status,
  failure_reason: failureReason,
  failure_code,
}: JobDescription): UploadedDocument => ({
  id,
  status,
  failureReason,
  failureCode: failure_code ?? null,
});
const FORM_ID = 'job-description-form';

/** `JobDescriptionModal` with an injected client and storage, for tests and the setup screen. */
export function JobDescriptionModalView({
  identity,
  step,
  onUploaded,
  onTokenEnded,
  onClose,
  voice,
  storage,
}: OnboardingModalProps & { voice: JobDescriptionCalls; storage: Storage }) {
  const t = useT('onboarding');
  const [state, flow] = useUploadFlow();
  const { form, forget } = useJobDescriptionForm(identity.userId, storage);
  const values = useWatch({ control: form.control }) as JobDescriptionValues;
  const { errors } = useFormState({ control: form.control });
  const failure = useFailureLine('jd', state);
  const running = state.stage === 'uploading' || state.stage === 'processing';

  const as = uploadAs(identity, onTokenEnded);
  const send = ({ tab, file, ...typed }: JobDescriptionValues): UploadFlowParts['send'] => {
    const title = { jobTitle: typed.jobTitle.trim(), companyName: typed.companyName.trim() };
    return async (signal, onProgress) => {
      const { data, processing_status: status } =
        tab === 'file' && file !== null
          ? await as((who) =>
              voice.uploadJobDescriptionFile(
                who,
                { ...title, file: { bytes: file, name: file.name } },
                { signal, onProgress },
              ),
            )
          : await as((who) =>
              voice.uploadJobDescriptionText(
                who,
                { ...title, content: typed.content.trim() },
                { signal },
              ),
            );
      return { ...asDocument(data), status };
    };
  };
  /**
   * Returns whether the user's id is known. If it isn't, shows an error for the form as a whole.
   */
  const checkIdentity = () => {
    const known = identity.userId.trim() !== '';
    if (!known) form.setError('root', { type: 'identity' });
    return known;
  };
  const start = (valid: JobDescriptionValues) => {
    if (!checkIdentity()) return;
    void flow.start({
      send: send(valid),
      poll: async (id, signal) => {
        const record = (await as((who) => voice.listJobDescriptions(who, { signal }))).find(
          (one) => one.id === id,
        );
        return record ? asDocument(record) : null;
      },
      wait: waitFor,
      onUploaded: () => {
        forget();
        return onUploaded();
      },
    });
  };
  const chooseFile = (next: File | null) => {
    flow.cancel();
    form.setValue('file', next);
    const found = RULES.file.validate(next, form.getValues());
    if (found === true) form.clearErrors('file');
    else form.setError('file', { message: found });
  };
  const another =
    values.tab === 'file' &&
    values.file !== null &&
    (checkPdfFile(values.file, JD_FILE_MAX_BYTES) !== null || failure?.anotherFile === true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!running) void form.handleSubmit(start, checkIdentity)(event);
  };

  if (state.stage === 'succeeded' || state.stage === 'continuing')
    return <SuccessPanel document="jd" step={step} continuing={state.stage === 'continuing'} />;
  return (
    <Dialog
      title={t('jd.title')}
      description={t('jd.why')}
      eyebrow={<StepOf step={step} />}
      onClose={onClose}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={running ? () => flow.cancel() : onClose}>
            {t('cancel')}
          </Button>
          {another ? (
            <FileButton
              variant="primary"
              accept={PDF_ACCEPT}
              inputLabel={t('jd.input')}
              onFile={chooseFile}
            >
              {t('file.chooseAnother')}
            </FileButton>
          ) : (
            <Button
              variant="primary"
              type="submit"
              form={FORM_ID}
              disabled={!isComplete(values)}
              busy={running}
              busyLabel={t(state.stage === 'processing' ? 'jd.processing' : 'jd.uploading')}
            >
              {t(values.tab === 'text' ? 'jd.submitText' : 'jd.submitFile')}
            </Button>
          )}
        </>
      }
    >
      <form id={FORM_ID} className={styles.form} noValidate onSubmit={submit}>
        <JobDescriptionFields
          form={form}
          state={state}
          onFile={chooseFile}
          onStop={() => flow.cancel()}
        />
        {errors.root && <ErrorLine text={t('jd.errors.identity')} />}
        {failure !== null && <ErrorLine text={failure.text} reason={failure.reason} />}
      </form>
    </Dialog>
  );
}
