import {
  jobDescriptionUploaded,
  HANG,
  refusal,
  resumeUploaded,
  sampleUser,
  type Answer,
  type OperationName,
} from '@portal/testing/fake-servers';
import type { OnboardingModalProps, RemoteModuleId } from '@portal/mfe-contract';
import type { HarnessHost, HarnessModule, HarnessScene } from '@portal/testing/remote-harness';
import type { ComponentType } from 'react';
import { JobDescriptionModal } from '../job-description/JobDescriptionModal';
import { ResumeModal } from '../resume/ResumeModal';

const props = (
  { told }: HarnessHost,
  step: OnboardingModalProps['step'],
): OnboardingModalProps => ({
  identity: { userId: sampleUser().id, ...(step === null ? {} : { token: 'onboarding-1' }) },
  step,
  onUploaded: () => Promise.resolve(told('onUploaded')),
  onClose: () => told('onClose'),
});

/**
 * Builds the scenes for one dialog: during onboarding, from setup, with an upload that hangs, and
 * with uploads that fail.
 * @param operations the API calls that upload the document
 */
function modal(
  id: RemoteModuleId,
  Modal: ComponentType<OnboardingModalProps>,
  gateStep: 1 | 2,
  operations: readonly OperationName[],
  uploaded: (status: string, change?: object) => Answer,
): HarnessModule {
  const scene = (
    name: string,
    answer?: Answer,
    step: OnboardingModalProps['step'] = gateStep,
  ): HarnessScene => ({
    name,
    session: step === null ? 'signed-in' : 'signed-out',
    ...(answer
      ? { answers: () => Object.fromEntries(operations.map((operation) => [operation, answer])) }
      : {}),
    render: (host) => <Modal {...props(host, step)} />,
  });
  return {
    id,
    scenes: [
      scene(`gate, step ${gateStep} of 2`),
      scene('from setup', undefined, null),
      scene('upload never ends', HANG),
      scene('cannot be read', uploaded('failed', { failureReason: 'The file holds no text.' })),
      scene('server fails', refusal(500, 'internal', 'Upload failed')),
    ],
  };
}

export const resumeModal = modal(
  'onboarding/ResumeModal',
  ResumeModal,
  1,
  ['resumeUpload'],
  resumeUploaded,
);
export const jobDescriptionModal = modal(
  'onboarding/JobDescriptionModal',
  JobDescriptionModal,
  2,
  ['jdUploadText', 'jdUploadFile'],
  jobDescriptionUploaded,
);
