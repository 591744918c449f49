import { remote } from '../../tools/rspack/remote.mjs';

export default remote({
  dir: import.meta.dirname,
  name: 'auth',
  exposes: { './AuthScreen': './src/exposes/AuthScreen.ts' },
});
