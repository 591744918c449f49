import { service } from '../../tools/rspack/service.mjs';

export default service({
  dir: import.meta.dirname,
  entries: {
    bench: './src/run/main.ts',
    candidates: './src/candidate/main.ts',
    peer: './src/peer/main.ts',
    'peer-agent': './src/peer/agent.ts',
  },
});
