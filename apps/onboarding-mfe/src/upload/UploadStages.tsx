import { useFormatters, useT } from '@portal/i18n';
import { FileRow, ProgressBar, Spinner } from '@portal/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import styles from './Upload.module.css';
import type { UploadState } from './upload-flow';

type Running = Extract<UploadState, { stage: 'uploading' | 'processing' }>;

/** Shows how much of the file has been sent and which stage the upload has reached. */
export function UploadStages({
  document,
  file,
  state,
  onStop,
}: {
  document: 'resume' | 'jd';
  file: File;
  state: Running;
  onStop(): void;
}) {
  const t = useT('onboarding');
  const { fileSize, percent } = useFormatters();
  const uploading = state.stage === 'uploading';
  // `sentBytes` and `totalBytes` count the whole request, which is larger than the file, so use
  // only their ratio.
  const share =
    uploading && state.totalBytes > 0
      ? Math.min(1, state.sentBytes / state.totalBytes)
      : uploading
        ? 0
        : 1;
  const size = uploading
    ? t('file.sent', { sent: fileSize(share * file.size), total: fileSize(file.size) })
    : fileSize(file.size);
  return (
    <>
      <FileRow
        name={file.name}
        size={size}
        removeLabel={t('file.stop')}
        removeIcon="cross"
        onRemove={uploading ? onStop : null}
      >
        <ProgressBar
          label={t('file.progress')}
          value={Math.round(share * file.size)}
          max={file.size}
          text={percent(share)}
        />
      </FileRow>
      <ol className={styles.stages}>
        <Stage state={uploading ? 'now' : 'done'}>
          {uploading
            ? t(`${document}.stages.upload`, { percent: percent(share) })
            : t(`${document}.stages.uploaded`)}
        </Stage>
        <Stage state={uploading ? 'later' : 'now'}>{t(`${document}.stages.read`)}</Stage>
        <Stage state="later">{t(`${document}.stages.ready`)}</Stage>
      </ol>
    </>
  );
}

function Stage({ state, children }: { state: 'done' | 'now' | 'later'; children: string }) {
  return (
    <li className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
      {state === 'now' ? (
        <Spinner />
      ) : state === 'done' ? (
        <CircleCheck size={18} aria-hidden="true" />
      ) : (
        <CircleDashed size={18} aria-hidden="true" />
      )}
      {children}
    </li>
  );
}
