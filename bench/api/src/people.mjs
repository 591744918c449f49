import { randomUUID } from 'node:crypto';
import { MAIN_API, path, VOICE_API } from '@portal/protocol';
import { until } from '../../../tools/until.mjs';

const PASSWORD = 'bench-password';
const JD =
  'We look for a platform engineer with five years of TypeScript and PostgreSQL, who builds reliable services.';
const SAID =
  'I built the billing service in TypeScript, we moved it to PostgreSQL, and I measured what that did to its latency. ';
/**
 * Number of messages in the transcript that the benchmark reads: about as many as in an interview
 * with eight questions.
 */
const MESSAGES = 20;
const INTERVIEWS = 6;
/** Timeout for parsing an uploaded resume (ms). */
const READ_TIMEOUT_MS = 60_000;

/** Returns a copy of a PDF made unique by bytes after the end marker, which PDF readers ignore. */
export const another = (pdf) => Buffer.concat([pdf, Buffer.from(`\n%${randomUUID()}\n`)]);
export const bearer = (person) => ({ authorization: `Bearer ${person.accessToken}` });

function form(fields) {
  const data = new globalThis.FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** Returns a new utterance with its own segment id. */
export const utterance = (index = 0) => ({
  role: index % 2 ? 'user' : 'assistant',
  content: SAID,
  metadata: {
    segmentId: randomUUID(),
    kind: 'answer',
    questionIndex: 1,
    startMs: index * 9_000,
    endMs: index * 9_000 + 7_000,
  },
});

/**
 * Returns functions that create candidates and sign them in through the product's own API.
 * @param {{ main: string, voice: string, pdf: Uint8Array }} at base URLs of both APIs, and the
 *   resume to upload
 */
export function createPeople({ main, voice, pdf }) {
  async function call(
    method,
    url,
    { headers = {}, json, body = JSON.stringify(json), wanted = [200, 201] } = {},
  ) {
    const response = await fetch(url, {
      method,
      headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
      body,
    });
    const answer = response.status === 204 ? null : await response.json();
    if (!wanted.includes(response.status))
      throw new Error(
        `${method} ${new URL(url).pathname}: ${response.status} ${JSON.stringify(answer)}`,
      );
    return { status: response.status, answer };
  }

  const signIn = async (person, wanted) =>
    call('POST', main + MAIN_API.login, {
      json: { email: person.email, password: PASSWORD },
      wanted,
    });

  async function documents(person) {
    const { answer: gate } = await signIn(person, [403]);
    const headers = { authorization: `Bearer ${gate.onboardingToken}` };
    const file = new globalThis.File([another(pdf)], 'resume.pdf', { type: 'application/pdf' });
    const resume = await call('POST', voice + VOICE_API.resumeUpload, {
      headers,
      body: form({ user_id: gate.userId, file }),
    });
    const job = await call('POST', voice + VOICE_API.jdUploadText, {
      headers,
      body: form({ user_id: gate.userId, job_title: 'Engineer', jd_content: JD }),
    });
    return { resumeId: resume.answer.data.id, jobRoleId: job.answer.data.id };
  }

  /** Signs the person in once their documents have been parsed, and stores the new token. */
  async function renew(person) {
    const { user } = await until('the resume is read', READ_TIMEOUT_MS, async () => {
      const { status, answer } = await signIn(person, [200, 409]);
      return status === 200 && answer.data;
    });
    return Object.assign(person, { userId: user.id, accessToken: user.accessToken });
  }

  async function interview(person, documentIds) {
    const { answer } = await call('POST', main + MAIN_API.interviews, {
      headers: bearer(person),
      json: documentIds,
    });
    return answer.data.id;
  }

  /**
   * Creates a candidate with documents and interviews. Two of the interviews are in progress: one
   * has a transcript to read, and the other receives new messages.
   */
  async function candidate() {
    const person = { email: `bench-${randomUUID()}@example.com` };
    await call('POST', main + MAIN_API.register, {
      json: { email: person.email, password: PASSWORD, firstName: 'Bea', lastName: 'Bench' },
    });
    const documentIds = await documents(person);
    await renew(person);
    const ids = [];
    for (let index = 0; index < INTERVIEWS; index += 1)
      ids.push(await interview(person, documentIds));
    const [readId, writeId] = ids;
    for (const id of [readId, writeId])
      await call('PATCH', main + path(MAIN_API.startInterview, { id }), {
        headers: bearer(person),
        json: {},
      });
    for (let index = 0; index < MESSAGES; index += 1)
      await call('POST', main + path(MAIN_API.messages, { id: readId }), {
        headers: bearer(person),
        json: utterance(index),
      });
    return Object.assign(person, { readId, writeId });
  }

  return {
    candidate,
    renew,
    credentials: (person) => ({ email: person.email, password: PASSWORD }),
  };
}
