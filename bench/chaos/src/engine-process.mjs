/**
 * Simulates a hosted recogniser with OpenAI's protocol, in a separate process so that it can be
 * killed. Each request with audible speech returns a new text.
 */
import { createServer } from 'node:http';

const [port] = process.argv.slice(2);
const WAV_HEADER_BYTES = 44;
const LOUD = 1_000;
let heard = 0;

/**
 * Returns the loudest sample in a request's audio. It also reads the other multipart fields, but
 * they are never as loud.
 */
function loudest(body) {
  const start = body.indexOf('RIFF') + WAV_HEADER_BYTES;
  let most = 0;
  for (let at = start; at + 2 < body.length - 200; at += 2)
    most = Math.max(most, Math.abs(body.readInt16LE(at)));
  return most;
}

createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const text =
      loudest(Buffer.concat(parts)) > LOUD
        ? `I built payment service number ${(heard += 1)} with my team.`
        : '';
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text }));
  });
}).listen(Number(port), '127.0.0.1');
