import { startHarness } from '@portal/testing/remote-harness';
import { authScreen } from './harness/auth-screen';

void startHarness({ namespaces: ['auth'], modules: [authScreen] });
