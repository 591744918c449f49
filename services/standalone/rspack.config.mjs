import { service } from '../../tools/rspack/service.mjs';

// The PDF reader needs a bundle of its own, because it runs in separate processes.
export default service({
  dir: import.meta.dirname,
  entries: {
    main: './src/main.ts',
    'pdf-worker': '../voice-api/src/pdf/worker.ts',
  },
});
