import { remote } from '../../tools/rspack/remote.mjs';

export default remote({
  dir: import.meta.dirname,
  name: 'auth',
  port: 4201,
  exposes: { './AuthScreen': './src/exposes/AuthScreen.ts' },
});
