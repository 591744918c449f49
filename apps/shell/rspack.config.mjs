import { host } from '../../tools/rspack/host.mjs';

export default host({ dir: import.meta.dirname });
