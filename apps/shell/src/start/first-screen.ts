import type { RemoteModuleId } from '@portal/mfe-contract';

/** What the page shows first: a remote's module, and the namespace of its texts. */
export interface FirstScreen { module: RemoteModuleId; texts: string }

/** Setup for who is signed in, login otherwise. */
export const firstScreen = (isSignedIn: boolean): FirstScreen =>
  (isSignedIn ? { module: 'onboarding/Setup', texts: 'setup' } : { module: 'auth/AuthScreen', texts: 'auth' });
