import { startHarness } from '@portal/testing/remote-harness';
import { jobDescriptionModal, resumeModal } from './harness/modals';
import { setup } from './harness/setup';

void startHarness({
  namespaces: ['onboarding', 'setup'],
  modules: [setup, resumeModal, jobDescriptionModal],
});
