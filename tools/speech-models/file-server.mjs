import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A file server for tests. Each entry in `behaviours` applies to one request; later requests get
 * the whole file. `cut` closes the connection halfway through, `stall` sends half of the file and
 * then nothing more, `slow` sends it in ten pieces, a number is sent as the HTTP status, and
 * `no-range` ignores range requests. HEAD requests use up no entry.
 */
export class FileServer {
  behaviours = [];
  etag = true;
  /** The `Range` header of each request for the file, or null for a request without one. */
  ranges = [];
  checksums = null;
  /** Contents of further files, by name. */
  others = new Map();

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
    const name = request.url.split('/').at(-1);
    const content = name === this.name ? this.content : this.others.get(name);
    if (content === undefined) return response.writeHead(404).end();
    if (request.method === 'HEAD')
      return response.writeHead(200, { 'content-length': content.length }).end();
    this.ranges.push(request.headers.range ?? null);
    const behaviour = this.behaviours.shift();
    if (typeof behaviour === 'number') return response.writeHead(behaviour).end();
    const tag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
    const asked = /^bytes=(\d+)-$/.exec(request.headers.range ?? '');
    const ranged =
      asked && behaviour !== 'no-range' && this.etag && request.headers['if-range'] === tag;
    const from = ranged ? Number(asked[1]) : 0;
    const headers = {
      'content-length': content.length - from,
      ...(this.etag && { etag: tag }),
    };
    if (from >= content.length)
      return response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
    response.writeHead(
      ranged ? 206 : 200,
      ranged
        ? {
            ...headers,
            'content-range': `bytes ${from}-${content.length - 1}/${content.length}`,
          }
        : headers,
    );
    const rest = content.subarray(from);
    if (behaviour === 'slow') return void this.sendSlowly(response, rest);
    if (behaviour !== 'cut' && behaviour !== 'stall') return response.end(rest);
    response.write(rest.subarray(0, Math.ceil(rest.length / 2)), () => {
      // Give the data time to arrive: it would be discarded if the connection were closed
      // immediately.
      if (behaviour === 'cut') setTimeout(() => response.destroy(), 50);
    });
  }

  async sendSlowly(response, content) {
    const piece = Math.ceil(content.length / 10);
    for (let at = 0; at < content.length && !response.destroyed; at += piece) {
      response.write(content.subarray(at, at + piece));
      await sleep(50);
    }
    response.end();
  }
}
