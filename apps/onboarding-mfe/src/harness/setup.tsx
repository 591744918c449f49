import { HANG, refusal, sampleSummary, type Answers } from '@portal/testing/fake-servers';
import type { SetupProps } from '@portal/mfe-contract';
import type { Language } from '@portal/protocol';
import type { HarnessHost, HarnessModule, HarnessScene } from '@portal/testing/remote-harness';
import { Setup } from '../setup/Setup';

const shown = ({ told }: HarnessHost, change: Partial<SetupProps>) => (
  <Setup
    onBeforeStart={(options) => {
      told('onBeforeStart', options);
      return Promise.resolve(true);
    }}
    skipsCheck={false}
    onStart={({ roomName, interviewId }) => told('onStart', { roomName, interviewId })}
    connecting={false}
    connectError={null}
    onOpenReport={(interviewId) => told('onOpenReport', interviewId)}
    {...change}
  />
);
const scene = (
  name: string,
  answers: (language: Language) => Answers = () => ({}),
  change: Partial<SetupProps> = {},
): HarnessScene => ({ name, answers, render: (host) => shown(host, change) });

const none = { json: { data: [] } };
const broken = { status: 500 };

export const setup: HarnessModule = {
  id: 'onboarding/Setup',
  scenes: [
    scene('past interviews'),
    scene('no past interviews', () => ({ listInterviews: none })),
    scene('nothing uploaded', () => ({
      myResumes: { json: { data: { resumes: [] } } },
      jobRoles: none,
      listInterviews: none,
    })),
    scene('interview still open', (language) => ({
      listInterviews: {
        json: {
          data: [sampleSummary(language, { status: 'started', startedAt: '2026-11-18T10:00:05Z' })],
        },
      },
    })),
    scene('goes straight in', undefined, { skipsCheck: true }),
    scene('connecting', undefined, { connecting: true }),
    scene('connection failed', undefined, { connectError: 'unreachable' }),
    scene('start fails', () => ({
      createInterview: refusal(500, 'internal', 'Interview creation failed'),
    })),
    scene('loading', () => ({ myResumes: HANG, jobRoles: HANG, listInterviews: HANG })),
    scene('cannot be loaded', () => ({
      myResumes: broken,
      jobRoles: broken,
      listInterviews: broken,
    })),
  ],
};
