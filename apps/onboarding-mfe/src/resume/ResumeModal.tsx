import { getClients, type PlatformClients } from '@portal/auth-store';
import { useFormatters, useT } from '@portal/i18n';
import type { OnboardingModalProps } from '@portal/mfe-contract';
import { RESUME_MAX_BYTES, type Resume } from '@portal/protocol';
import { Button, Dialog, FileButton, FileDrop, FileRow } from '@portal/ui';
import { useState } from 'react';
import { ErrorLine } from '../upload/ErrorLine';
import { checkPdfFile, PDF_ACCEPT, type FileRefusal } from '../upload/pdf-file';
import { StepOf, SuccessPanel } from '../upload/SuccessPanel';
import { uploadAs } from '../upload/upload-as';
import { waitFor, type UploadedDocument } from '../upload/upload-flow';
import { UploadStages } from '../upload/UploadStages';
import { useFailureLine } from '../upload/use-failure-line';
import { useUploadFlow } from '../upload/use-upload-flow';

type ResumeCalls = Pick<PlatformClients['voice'], 'uploadResume' | 'listResumes'>;

/** Asks for a resume as a PDF. This is step 1 of 2 in onboarding. */
export function ResumeModal(props: OnboardingModalProps) {
  return <ResumeModalView {...props} voice={getClients().voice} />;
}

const asDocument = ({
  id,
  processing_status: status,
  failureReason,
  failure_code,
}: Resume): UploadedDocument => ({ id, status, failureReason, failureCode: failure_code ?? null });

/** `ResumeModal` with an injected client, for tests and the setup screen. */
export function ResumeModalView({
  identity,
  step,
  onUploaded,
  onTokenEnded,
  onClose,
  voice,
}: OnboardingModalProps & { voice: ResumeCalls }) {
  const t = useT('onboarding');
  const [state, flow] = useUploadFlow();
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const failure = useFailureLine('resume', state);
  const refusal = file && checkPdfFile(file, RESUME_MAX_BYTES);

  const choose = (next: File | null) => {
    flow.cancel();
    setFile(next);
    setMissing(next === null);
  };
  const upload = () => {
    setMissing(file === null);
    if (!file || refusal) return;
    const as = uploadAs(identity, onTokenEnded);
    void flow.start({
      send: async (signal, onProgress) => {
        const { data, processing_status: status } = await as((who) =>
          voice.uploadResume(who, { bytes: file, name: file.name }, { signal, onProgress }),
        );
        return { ...asDocument(data), status };
      },
      poll: async (id, signal) => {
        const found = (await as((who) => voice.listResumes(who, { signal }))).find(
          (resume) => resume.id === id,
        );
        return found ? asDocument(found) : null;
      },
      wait: waitFor,
      onUploaded,
    });
  };

  if (state.stage === 'succeeded' || state.stage === 'continuing')
    return <SuccessPanel document="resume" step={step} continuing={state.stage === 'continuing'} />;
  const running = state.stage === 'uploading' || state.stage === 'processing';
  const picker = { accept: PDF_ACCEPT, inputLabel: t('resume.input'), onFile: choose };
  const another = refusal !== null || failure?.anotherFile === true;
  return (
    <Dialog
      title={t('resume.title')}
      description={t('resume.why')}
      eyebrow={<StepOf step={step} />}
      onClose={onClose}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="quiet" onClick={running ? () => flow.cancel() : onClose}>
            {t('cancel')}
          </Button>
          {another && file !== null ? (
            <FileButton variant="primary" {...picker}>
              {t('file.chooseAnother')}
            </FileButton>
          ) : (
            <Button
              variant="primary"
              busy={running}
              busyLabel={t(state.stage === 'processing' ? 'resume.processing' : 'resume.uploading')}
              onClick={upload}
            >
              {t('resume.submit')}
            </Button>
          )}
        </>
      }
    >
      {file === null && (
        <>
          <FileDrop
            {...picker}
            chooseLabel={t('file.choose')}
            dropHint={t('file.dropHint')}
            dropNowLabel={t('file.dropNow')}
            limits={t('resume.limits')}
          />
          {missing && <ErrorLine text={t('resume.errors.missing')} />}
        </>
      )}
      {file !== null &&
        (running ? (
          <UploadStages document="resume" file={file} state={state} onStop={() => flow.cancel()} />
        ) : (
          <ChosenFile
            file={file}
            refusal={refusal}
            failure={failure}
            onRemove={() => choose(null)}
          />
        ))}
    </Dialog>
  );
}

const REFUSALS = {
  'not-pdf': 'resume.errors.pickerPdf',
  empty: 'file.empty',
  'too-large': 'resume.errors.pickerSize',
} as const satisfies Record<NonNullable<FileRefusal>, string>;

interface ChosenProps {
  file: File;
  refusal: FileRefusal;
  failure: { text: string; reason: string | null } | null;
  onRemove(): void;
}

function ChosenFile({ file, refusal, failure, onRemove }: ChosenProps) {
  const t = useT('onboarding');
  const { fileSize } = useFormatters();
  return (
    <>
      <FileRow
        name={file.name}
        size={fileSize(file.size)}
        removeLabel={t('file.remove')}
        onRemove={onRemove}
        error={refusal !== null || failure !== null}
      />
      {refusal !== null && <ErrorLine text={t(REFUSALS[refusal])} />}
      {refusal === null && failure !== null && (
        <ErrorLine text={failure.text} reason={failure.reason} />
      )}
    </>
  );
}
