import { remote } from '../../tools/rspack/remote.mjs';

export default remote({
  dir: import.meta.dirname,
  name: 'interview',
  exposes: {
    './PreJoin': './src/exposes/pre-join.ts',
    './LiveInterview': './src/exposes/live-interview.ts',
    './Report': './src/exposes/report.ts',
  },
});
