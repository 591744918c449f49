import { INTERVIEWER_SAMPLE_PATH } from '@portal/protocol';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts what stands for an interviewer worker, on a free local port. Like the worker, it gives
 * samples of its voices only to callers with the interviewer's token; they are a few bytes, not
 * speech.
 */
export async function startSampleWorker(token: string) {
  /** Whether the worker fails at each sample. */
  const worker = { failing: false };
  const server = createServer(({ url, headers }, response) => {
    const known = url?.split('?')[0] === INTERVIEWER_SAMPLE_PATH;
    const allowed = headers.authorization === `Bearer ${token}`;
    const status = !known ? 404 : !allowed ? 401 : worker.failing ? 500 : 200;
    response.writeHead(status).end(status === 200 ? 'RIFF and so on' : undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(worker, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
}
