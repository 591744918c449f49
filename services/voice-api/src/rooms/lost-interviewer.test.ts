import { INTERVIEWER_AGENT_NAME } from '@portal/protocol';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLiveKitGateway } from './livekit-gateway';

const LOST = 'ai-interviewer-1-a';
const MINUTE_NS = 60_000_000_000n;
const nowNs = () => BigInt(Date.now()) * 1_000_000n;

interface Dispatch {
  id: string;
  agentName: string;
  state: { createdAt: string; jobs: object[] };
}

/** Requests that the fake room server has received. */
let calls: { name: string; body: Record<string, unknown> }[];
/** Participants in the fake server's room. At first, one of them is the lost interviewer. */
let participants: { identity: string; kind: string }[];
let dispatches: Dispatch[];
let answersRpc: boolean;
/** How many requests for the list of calls must arrive before any of them gets a response. */
let together: number;
let waiting: (() => void)[];
let server: Server;

async function answerTo(name: string, body: Record<string, unknown>): Promise<object> {
  switch (name) {
    case 'ListParticipants':
      return { participants };
    case 'RemoveParticipant':
      participants = participants.filter(({ identity }) => identity !== body['identity']);
      return {};
    case 'ListDispatch': {
      const seen = [...dispatches];
      if (together > 0)
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          together -= 1;
          if (together === 0) for (const go of waiting) go();
        });
      return { agentDispatches: seen };
    }
    case 'CreateDispatch': {
      const made = {
        id: `dispatch-${calls.length}`,
        agentName: INTERVIEWER_AGENT_NAME,
        state: { createdAt: String(nowNs()), jobs: [] },
      };
      dispatches.push(made);
      return made;
    }
    case 'DeleteDispatch':
      dispatches = dispatches.filter(({ id }) => id !== body['dispatchId']);
      return {};
    default:
      return {};
  }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown>;
        calls.push({ name, body });
        const status = name === 'PerformRpc' && !answersRpc ? 408 : 200;
        void answerTo(name, body).then((answer) =>
          response
            .writeHead(status, { 'content-type': 'application/json' })
            .end(JSON.stringify(answer)),
        );
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  [calls, waiting, together, answersRpc] = [[], [], 0, false];
  participants = [
    { identity: LOST, kind: 'AGENT' },
    { identity: 'zoe', kind: 'STANDARD' },
  ];
  dispatches = [
    {
      id: 'dispatch',
      agentName: INTERVIEWER_AGENT_NAME,
      state: {
        createdAt: String(nowNs() - MINUTE_NS),
        jobs: [{ id: 'job-1', state: { participantIdentity: LOST } }],
      },
    },
  ];
});

async function open(missingInterviewer?: string): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const gateway = createLiveKitGateway({
    apiUrl: `http://127.0.0.1:${port}`,
    apiKey: 'key',
    apiSecret: 'secret'.repeat(8),
  });
  await gateway.openRoom({
    name: 'interview-1',
    interviewerMetadata: '{}',
    ...(missingInterviewer !== undefined && { missingInterviewer }),
  });
  gateway.close();
  return calls.map(({ name }) => name);
}

describe('a lost interviewer', () => {
  it('is removed with its call if it does not answer, before another is called', async () => {
    const names = await open(LOST);
    expect(
      names.filter((name) =>
        ['PerformRpc', 'RemoveParticipant', 'DeleteDispatch', 'CreateDispatch'].includes(name),
      ),
    ).toEqual(['PerformRpc', 'RemoveParticipant', 'DeleteDispatch', 'CreateDispatch']);
    expect(participants).toEqual([{ identity: 'zoe', kind: 'STANDARD' }]);
  });

  it('stays if it answers: the problem is the candidate’s network', async () => {
    answersRpc = true;
    const names = await open(LOST);
    expect(names).toContain('PerformRpc');
    expect(names).not.toContain('RemoveParticipant');
    expect(names).not.toContain('CreateDispatch');
  });

  it('is not checked if another one has already arrived', async () => {
    participants = [{ identity: 'ai-interviewer-1-b', kind: 'AGENT' }];
    const names = await open(LOST);
    expect(names).not.toContain('PerformRpc');
    expect(names).not.toContain('CreateDispatch');
  });

  it('can only be an agent: naming a candidate does not remove them', async () => {
    expect(await open('zoe')).not.toContain('RemoveParticipant');
  });

  it('is not looked for unless reported', async () => {
    expect(await open()).not.toContain('PerformRpc');
  });
});

it('when two servers call at the same time, one call remains', async () => {
  participants = [];
  together = 2;
  await Promise.all([open(), open()]);
  expect(calls.filter(({ name }) => name === 'CreateDispatch')).toHaveLength(2);
  expect(dispatches).toHaveLength(1);
});
