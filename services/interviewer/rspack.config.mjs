import { service } from '../../tools/rspack/service.mjs';

export default service({
  dir: import.meta.dirname,
  entries: {
    main: './src/main.ts',
    agent: './src/agent.ts',
    engines: './src/engines.ts',
    'sherpa-process': './src/speech/local/sherpa-process.ts',
    'espeak-worker': './src/speech/speaking/espeak-wasm-worker.ts',
  },
});
