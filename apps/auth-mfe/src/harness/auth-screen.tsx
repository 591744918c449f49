import {
  HANG,
  JOB_DESCRIPTION_REQUIRED,
  OFFLINE,
  refusal,
  RESUME_PROCESSING,
  RESUME_REQUIRED,
  type Answer,
} from '@portal/testing/fake-servers';
import type { AuthScreenProps } from '@portal/mfe-contract';
import type { HarnessHost, HarnessModule, HarnessScene } from '@portal/testing/remote-harness';
import { AuthScreen } from '../auth-screen/AuthScreen';

const shown = ({ told }: HarnessHost, change: Partial<AuthScreenProps> = {}) => (
  <AuthScreen
    onLoggedIn={() => told('onLoggedIn')}
    onGate={({ step, userId }) => told('onGate', { step, userId })}
    onMode={(mode) => told('onMode', mode)}
    notice={null}
    onViewReport={null}
    {...change}
  />
);
const scene = (name: string, login?: Answer): HarnessScene => ({
  name,
  session: 'signed-out',
  ...(login ? { answers: () => ({ login }) } : {}),
  render: (host) => shown(host),
});

/** The email and password don't matter: the scene determines whether the login succeeds. */
export const authScreen: HarnessModule = {
  id: 'auth/AuthScreen',
  scenes: [
    scene('logs in'),
    scene('resume required', RESUME_REQUIRED),
    scene('job description required', JOB_DESCRIPTION_REQUIRED),
    scene('resume being read', RESUME_PROCESSING),
    scene('wrong password', refusal(401, 'invalid_credentials', 'Invalid email or password')),
    scene('never answers', HANG),
    scene('offline', OFFLINE),
    {
      name: 'notice of the host',
      session: 'signed-out',
      render: (host) =>
        shown(host, { notice: 'What the host says of a login that was tried again.' }),
    },
    {
      name: 'after an interview',
      session: 'signed-out',
      render: (host) => shown(host, { onViewReport: () => host.told('onViewReport') }),
    },
  ],
};
