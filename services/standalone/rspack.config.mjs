import { service } from '../../tools/rspack/service.mjs';

// The PDF reader runs in processes of its own, started from the file beside the bundle.
export default service({
  dir: import.meta.dirname,
  entries: {
    main: './src/main.ts',
    'pdf-worker': '../voice-api/src/pdf/worker.ts',
  },
});
