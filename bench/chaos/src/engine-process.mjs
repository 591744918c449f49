/**
 * Simulates a hosted recognizer that implements OpenAI's protocol. Runs in a separate process so
 * that it can be killed. Each request with audible speech gets a different transcript.
 */
import { createServer } from 'node:http';

const [port] = process.argv.slice(2);
const WAV_HEADER_BYTES = 44;
const LOUD = 1_000;
let heard = 0;

/**
 * Returns the peak amplitude of the WAV file in a multipart body, or 0 for any other body. Other
 * form fields may follow the file.
 */
function peakOf(body, contentType = '') {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1];
  if (boundary === undefined) return 0;
  const start = body.indexOf('RIFF') + WAV_HEADER_BYTES;
  const end = body.indexOf(`\r\n--${boundary}`, start);
  let peak = 0;
  for (let at = start; at + 2 <= end; at += 2)
    peak = Math.max(peak, Math.abs(body.readInt16LE(at)));
  return peak;
}

createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const text =
      peakOf(Buffer.concat(parts), request.headers['content-type']) > LOUD
        ? `I built payment service number ${(heard += 1)} with my team.`
        : '';
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text }));
  });
}).listen(Number(port), '127.0.0.1');
