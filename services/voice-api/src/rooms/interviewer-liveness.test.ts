import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isResponding } from './interviewer-liveness';

interface Asked {
  url: string;
  authorization: string;
  body: Record<string, unknown>;
}

let server: Server;
let asked: Asked[];
/** How the fake room server responds to a request. */
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        asked.push({
          url: request.url ?? '',
          authorization: request.headers.authorization ?? '',
          body: JSON.parse(Buffer.concat(parts).toString()) as Asked['body'],
        });
        answer(response);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  answer = (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"payload":""}');
});

const access = (scheme = 'http') => ({
  apiUrl: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`,
  apiKey: 'key',
  apiSecret: 'secret'.repeat(8),
});

describe('isResponding()', () => {
  it('calls this one interviewer through the room server', async () => {
    await expect(isResponding('interview-1', 'ai-interviewer-1-a', access())).resolves.toBe(true);
    expect(asked[0]).toMatchObject({
      url: '/twirp/livekit.RoomService/PerformRpc',
      body: {
        room: 'interview-1',
        destinationIdentity: 'ai-interviewer-1-a',
        method: 'alive',
        responseTimeoutMs: 1_000,
      },
    });
  });

  it('accepts the room server’s WebSocket address', async () => {
    await expect(isResponding('interview-1', 'ai-interviewer-1-a', access('ws'))).resolves.toBe(
      true,
    );
  });

  it('uses a one-minute token with admin rights for this room only', async () => {
    await isResponding('interview-1', 'ai-interviewer-1-a', access());
    const claims = JSON.parse(
      Buffer.from(asked[0]?.authorization.split('.')[1] ?? '', 'base64url').toString(),
    ) as { video: object; exp: number; nbf: number };
    expect(claims.video).toEqual({ roomAdmin: true, room: 'interview-1' });
    expect(claims.exp - claims.nbf).toBe(60);
  });

  it.each([
    ['does not answer in time', 408],
    ['has left the room', 404],
    ['does not know the method', 500],
  ])('returns false when the interviewer %s', async (_, status) => {
    answer = (response) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end('{"code":"x","msg":""}');
    await expect(isResponding('interview-1', 'ai-interviewer-1-a', access())).resolves.toBe(false);
  });

  it('returns false when the room server closes the connection', async () => {
    answer = (response) => response.destroy();
    await expect(isResponding('interview-1', 'ai-interviewer-1-a', access())).resolves.toBe(false);
  });
});
