import { startHarness } from '@portal/remote-harness';
import { authScreen } from './harness/auth-screen';

void startHarness({ namespaces: ['auth'], modules: [authScreen] });
