import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

/**
 * A file server for tests. Each entry in `behaviours` applies to one request; later requests get
 * the whole file. `cut` closes the connection halfway through, `stall` sends half of the file and
 * then nothing more, a number is sent as the HTTP status, and `no-range` ignores range requests.
 */
export class FileServer {
  behaviours = [];
  etag = true;
  /** The `Range` header of each request for the file, or null for a request without one. */
  ranges = [];
  checksums = null;

  constructor(name, content) {
    this.name = name;
    this.content = content;
    this.server = createServer((request, response) => this.answer(request, response));
  }

  async start() {
    await new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.base = `http://127.0.0.1:${this.server.address().port}`;
    return this;
  }

  async close() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  answer(request, response) {
    if (request.url.endsWith('/checksum.txt'))
      return this.checksums === null ? response.writeHead(404).end() : response.end(this.checksums);
    if (!request.url.endsWith(`/${this.name}`)) return response.writeHead(404).end();
    this.ranges.push(request.headers.range ?? null);
    const behaviour = this.behaviours.shift();
    if (typeof behaviour === 'number') return response.writeHead(behaviour).end();
    const tag = `"${createHash('sha256').update(this.content).digest('hex').slice(0, 16)}"`;
    const asked = /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
    const ranged =
      asked && behaviour !== 'no-range' && this.etag && request.headers['if-range'] === tag;
    const from = ranged ? Number(asked[1]) : 0;
    const headers = {
      'content-length': this.content.length - from,
      ...(this.etag && { etag: tag }),
    };
    if (from >= this.content.length)
      return response.writeHead(416, { 'content-range': `bytes */${this.content.length}` }).end();
    response.writeHead(
      ranged ? 206 : 200,
      ranged
        ? {
            ...headers,
            'content-range': `bytes ${from}-${this.content.length - 1}/${this.content.length}`,
          }
        : headers,
    );
    const rest = this.content.subarray(from);
    if (behaviour !== 'cut' && behaviour !== 'stall') return response.end(rest);
    response.write(rest.subarray(0, Math.ceil(rest.length / 2)), () => {
      // Give the data time to arrive: it would be discarded if the connection were closed
      // immediately.
      if (behaviour === 'cut') setTimeout(() => response.destroy(), 50);
    });
  }
}
