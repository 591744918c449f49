import { service } from '../../tools/rspack/service.mjs';

export default service({ dir: import.meta.dirname, entries: { main: './src/main.ts' } });
