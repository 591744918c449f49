/**
 * Checks that a TURN server responds: `node deploy/livekit/check-turn.mjs --udp <host>:<port>` or
 * `--tls <host>:<port> --name <turn.portal.example> [--insecure]`.
 *
 * Requests an allocation without credentials. A TURN server rejects such a request with error code
 * 401 and its realm (RFC 8656, section 7.2).
 */
import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { connect } from 'node:tls';
import { parseArgs } from 'node:util';

const TIMEOUT_MS = 5_000;
const ALLOCATE = 0x0003;
const ALLOCATE_ERROR = 0x0113;
const MAGIC_COOKIE = 0x2112a442;
const HEADER_BYTES = 20;
const REQUESTED_TRANSPORT = 0x0019;
const UDP = 17;
const ATTRIBUTES = { errorCode: 0x0009, realm: 0x0014 };

function allocateRequest() {
  const message = Buffer.alloc(HEADER_BYTES + 8);
  message.writeUInt16BE(ALLOCATE, 0);
  message.writeUInt16BE(8, 2);
  message.writeUInt32BE(MAGIC_COOKIE, 4);
  randomBytes(12).copy(message, 8);
  message.writeUInt16BE(REQUESTED_TRANSPORT, HEADER_BYTES);
  message.writeUInt16BE(4, HEADER_BYTES + 2);
  message.writeUInt8(UDP, HEADER_BYTES + 4);
  return message;
}

/**
 * Returns the error code and realm from a response that rejects the allocation, or null for any
 * other response.
 */
export function readRefusal(message) {
  if (message.length < HEADER_BYTES || message.readUInt16BE(0) !== ALLOCATE_ERROR) return null;
  const said = {};
  for (let at = HEADER_BYTES; at + 4 <= message.length;) {
    const [type, length] = [message.readUInt16BE(at), message.readUInt16BE(at + 2)];
    const value = message.subarray(at + 4, at + 4 + length);
    if (type === ATTRIBUTES.errorCode) said.code = value[2] * 100 + value[3];
    if (type === ATTRIBUTES.realm) said.realm = value.toString();
    at += 4 + Math.ceil(length / 4) * 4;
  }
  return said;
}

function overUdp(host, port, request) {
  return new Promise((resolve, reject) => {
    const socket = createSocket('udp4');
    socket.once('error', reject).once('message', (answer) => {
      socket.close();
      resolve(answer);
    });
    socket.send(request, port, host);
  });
}

function overTls(host, port, request, { name, insecure }) {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host, port, servername: name ?? host, rejectUnauthorized: !insecure },
      () => socket.write(request),
    );
    socket
      .once('error', reject)
      .once('end', () => reject(new Error('the connection was closed without a response')))
      .once('data', (answer) => {
        socket.destroy();
        resolve(answer);
      });
  });
}

async function main() {
  const { values } = parseArgs({
    options: {
      udp: { type: 'string' },
      tls: { type: 'string' },
      name: { type: 'string' },
      insecure: { type: 'boolean' },
    },
  });
  const [host, port] = (values.udp ?? values.tls ?? '').split(':');
  if (!host || !port) throw new Error('--udp or --tls <host>:<port> is needed');
  setTimeout(() => {
    process.stderr.write('no answer in 5 s\n');
    process.exit(1);
  }, TIMEOUT_MS).unref();
  const answer = await (values.udp
    ? overUdp(host, Number(port), allocateRequest())
    : overTls(host, Number(port), allocateRequest(), values));
  const refusal = readRefusal(answer);
  if (refusal?.code !== 401)
    throw new Error(`no TURN server: ${answer.subarray(0, 64).toString('hex')}`);
  process.stdout.write(
    `TURN responds with 401, as expected without credentials, realm "${refusal.realm}"\n`,
  );
}

if (import.meta.filename === process.argv[1]) {
  main().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
