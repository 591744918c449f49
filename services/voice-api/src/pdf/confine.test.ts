import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { confinementProbeUrl } from '../testing/pdf-worker-url';
import { createReader } from './reader';

describe('the PDF reader process', () => {
  it('has no network, files, child processes, threads, native code, code from strings or server environment', async () => {
    let connections = 0;
    const listener = createServer((socket) => {
      connections++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    process.env.PROBE_SECRET = 'a secret of the server';
    const port = Buffer.alloc(2);
    port.writeUInt16BE((listener.address() as AddressInfo).port);
    const reader = createReader(confinementProbeUrl, { timeLimitMs: 10_000, memoryLimitMb: 256 });
    const result = await reader.read(port);
    await reader.end();
    await new Promise((resolve) => listener.close(resolve));
    delete process.env.PROBE_SECRET;
    expect(result).toEqual({ ok: true, text: 'open: ', pages: 1 });
    expect(connections).toBe(0);
  });
});
