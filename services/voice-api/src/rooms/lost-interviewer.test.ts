import { INTERVIEWER_AGENT_NAME } from '@portal/protocol';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLiveKitGateway } from './livekit-gateway';

const AGENT = 'AGENT';
const LOST = 'ai-interviewer-1-a';
const TAKEN_NS = String(BigInt(Date.now() - 60_000) * 1_000_000n);

/** A room with an interviewer whom the candidate has lost, on a room server that notes what is asked of it. */
let calls: { name: string; body: Record<string, unknown> }[];
let participants: { identity: string; kind: string }[];
let answersRpc: boolean;
let server: Server;
const answerTo = (name: string) => {
  if (name === 'ListParticipants') return { participants };
  if (name === 'ListDispatch') return { agentDispatches: [{ id: 'dispatch-1', agentName: INTERVIEWER_AGENT_NAME, state: { createdAt: TAKEN_NS, jobs: [{ id: 'job-1', state: { participantIdentity: LOST } }] } }] };
  return {};
};
beforeAll(async () => {
  server = createServer((request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part)).on('end', () => {
      calls.push({ name, body: JSON.parse(Buffer.concat(parts).toString() || '{}') as Record<string, unknown> });
      const failed = name === 'PerformRpc' && !answersRpc;
      response.writeHead(failed ? 408 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answerTo(name)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  calls = [];
  answersRpc = false;
  participants = [{ identity: LOST, kind: AGENT }, { identity: 'zoe', kind: 'STANDARD' }];
});

async function open(missingInterviewer?: string): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const gateway = createLiveKitGateway({ apiUrl: `http://127.0.0.1:${port}`, apiKey: 'key', apiSecret: 'secret'.repeat(8) });
  await gateway.openRoom({ name: 'interview-1', interviewerMetadata: '{}', ...(missingInterviewer !== undefined && { missingInterviewer }) });
  gateway.close();
  return calls.map(({ name }) => name);
}

describe('an interviewer whom the candidate has lost', () => {
  it('is removed where it does not answer, with its call, before another is called', async () => {
    const names = await open(LOST);
    expect(names.filter((name) => ['PerformRpc', 'RemoveParticipant', 'DeleteDispatch', 'CreateDispatch'].includes(name))).toEqual(['PerformRpc', 'RemoveParticipant', 'DeleteDispatch', 'CreateDispatch']);
    expect(calls.find(({ name }) => name === 'RemoveParticipant')?.body).toMatchObject({ room: 'interview-1', identity: LOST });
  });

  it('stays where it answers: the candidate’s own network was at fault', async () => {
    answersRpc = true;
    const names = await open(LOST);
    expect(names).toContain('PerformRpc');
    expect(names).not.toContain('RemoveParticipant');
    expect(names).not.toContain('CreateDispatch');
  });

  it('is not asked for where another one has come already', async () => {
    participants = [{ identity: 'ai-interviewer-1-b', kind: AGENT }];
    const names = await open(LOST);
    expect(names).not.toContain('PerformRpc');
    expect(names).not.toContain('CreateDispatch');
  });

  it('can only be an agent: nobody has a candidate removed by naming one', async () => {
    const names = await open('zoe');
    expect(names).not.toContain('RemoveParticipant');
  });

  it('is not looked for where nobody misses one', async () => {
    expect(await open()).not.toContain('PerformRpc');
  });
});
