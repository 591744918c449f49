import { service } from '../../tools/rspack/service.mjs';

export default service({
  dir: import.meta.dirname,
  entries: {
    main: './src/main.ts',
    agent: './src/agent.ts',
    engines: './src/engines.ts',
    'sherpa-process': './src/local-models/sherpa-process.ts',
    'espeak-worker': './src/tts/espeak-wasm-worker.ts',
  },
});
