import { createServer } from '../server';
import { runServers, startProcess } from '../run-server';

/**
 * A server process for tests. Usage: `stoppable.ts <port> <drain grace ms> <drain timeout ms>`.
 * `GET /slow` responds only after `POST /go`. `POST /upload` responds with the number of bytes
 * received. With port 0, the process waits for a minute before starting the server.
 */
startProcess(async (lifecycle) => {
  const [port = 0, drainGraceMs = 0, drainTimeoutMs = 0] = process.argv.slice(2).map(Number);
  if (port === 0) {
    process.stdout.write('waiting\n');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }
  const app = await createServer({
    service: 'stoppable',
    version: '0',
    config: {
      siteOrigins: [],
      rateLimitMax: 0,
      trustProxy: [],
      logLevel: 'silent',
      interviewerToken: '',
    },
    lifecycle,
  });
  let go: (() => void) | undefined;
  const gone = new Promise<void>((resolve) => (go = resolve));
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
  app.get('/slow', async () => {
    process.stdout.write('slow\n');
    await gone;
    return { answered: true };
  });
  app.post('/go', async () => go?.());
  app.post('/upload', async (request) => {
    let bytes = 0;
    for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
      if (bytes === 0) process.stdout.write('upload\n');
      bytes += chunk.length;
    }
    return { bytes };
  });
  app.addHook('onClose', async () => void process.stdout.write('server closed\n'));
  await runServers([{ app, port }], {
    host: '127.0.0.1',
    lifecycle,
    drainGraceMs,
    drainTimeoutMs,
    afterClose: async () => void process.stdout.write('database closed\n'),
  });
  process.stdout.write('listening\n');
});
