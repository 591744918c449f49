import { service } from '../../tools/rspack/service.mjs';

// The PDF reader runs in separate processes, started from this second bundle.
export default service({
  dir: import.meta.dirname,
  entries: {
    main: './src/main.ts',
    'pdf-worker': '../voice-api/src/pdf/worker.ts',
  },
});
