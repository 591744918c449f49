import { host } from '../../tools/rspack/host.mjs';

export default host({ dir: import.meta.dirname, port: Number(process.env.SHELL_PORT ?? 4200) });
