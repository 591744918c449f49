import autocannon from 'autocannon';
import { MAIN_API, path, VOICE_API } from '@portal/protocol';
import { another, bearer, utterance } from './people.mjs';
import { READS } from './reads.mjs';

/** Default number of concurrent connections to one server. */
const CONNECTIONS = 16;
const BOUNDARY = 'bench-boundary';

function uploadForm(person, pdf) {
  const part = (head, content) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  return Buffer.concat([
    ...part('name="user_id"', person.userId),
    ...part('name="file"; filename="resume.pdf"\r\ncontent-type: application/pdf', another(pdf)),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

/** Returns every person's requests, grouped by kind of call. */
export function kindsOfCall({ people, credentials, pdf }) {
  const json = { 'content-type': 'application/json' };
  const forEach = (make) => people.map(make);
  const reads = Object.fromEntries(
    Object.entries(READS).map(([name, read]) => [
      name,
      forEach((person) => ({ method: 'GET', path: read(person).ours, headers: bearer(person) })),
    ]),
  );
  const messagesOf = (person) => path(MAIN_API.messages, { id: person.writeId });
  return {
    ...reads,
    reads: forEach((_, index) => Object.values(reads).map((calls) => calls[index])).flat(),
    login: forEach((person) => ({
      method: 'POST',
      path: MAIN_API.login,
      headers: json,
      body: JSON.stringify(credentials(person)),
    })),
    messages: forEach((person) => ({
      method: 'POST',
      path: messagesOf(person),
      setupRequest: (request) => ({
        ...request,
        headers: { ...json, ...bearer(person) },
        body: JSON.stringify(utterance()),
      }),
    })),
    uploads: forEach((person) => ({
      method: 'POST',
      path: VOICE_API.resumeUpload,
      setupRequest: (request) => ({
        ...request,
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...bearer(person) },
        body: uploadForm(person, pdf),
      }),
    })),
  };
}

/**
 * Returns the requests for the bare server. Each of them runs the same query as one of the read
 * requests to the main API.
 */
export function bareReads(people) {
  const of = Object.fromEntries(
    Object.entries(READS).map(([name, read]) => [
      name,
      people.map((person) => ({ method: 'GET', path: read(person).bare })),
    ]),
  );
  return {
    ...of,
    reads: people.flatMap((_, index) => Object.values(of).map((calls) => calls[index])),
  };
}

const beginningAt = (requests, index) => [...requests.slice(index), ...requests.slice(0, index)];

/**
 * Sends requests as fast as responses arrive, or at a fixed rate.
 * @param {{ url: string, requests: object[], seconds: number, rate?: number, connections?: number
 *   }} load `rate`: calls per second
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, errors: number, answers: number
 *   }>} latencies in ms, measured from each call's scheduled time if `rate` is set
 */
export async function load({ url, requests, seconds, rate, connections = CONNECTIONS }) {
  let client = 0;
  const result = await autocannon({
    url,
    requests,
    connections,
    duration: seconds,
    ...(rate && { overallRate: Math.max(1, Math.round(rate)) }),
    // Start each connection with a different person's requests, so that the same person does not
    // sign in on all connections at once.
    setupClient: (connection) =>
      connection.setRequests(
        beginningAt(requests, Math.floor((requests.length * client++) / connections)),
      ),
  });
  const { latency, non2xx, errors, timeouts } = result;
  return {
    perSecond: result['2xx'] / result.duration,
    p50: latency.p50,
    p99: latency.p99,
    errors: non2xx + errors + timeouts,
    answers: result['2xx'],
  };
}
