import { remote } from '../../tools/rspack/remote.mjs';

export default remote({
  dir: import.meta.dirname,
  name: 'onboarding',
  exposes: {
    './ResumeModal': './src/exposes/ResumeModal.ts',
    './JobDescriptionModal': './src/exposes/JobDescriptionModal.ts',
    './Setup': './src/exposes/Setup.ts',
  },
});
