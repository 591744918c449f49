import { service } from '../../tools/rspack/service.mjs';

// Builds a second bundle for the PDF reader, because it runs in separate processes.
export default service({
  dir: import.meta.dirname,
  entries: {
    main: './src/main.ts',
    'pdf-worker': '../voice-api/src/pdf/worker.ts',
  },
});
