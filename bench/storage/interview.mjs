/**
 * Runs one interview through the product's own API, making the same calls as the page and the
 * interviewer. The answers are from the calibration corpus.
 */
import { randomUUID } from 'node:crypto';
import { HEADERS, MAIN_API, path, VOICE_API } from '@portal/protocol';
import { until } from '../../tools/until.mjs';
import { FIRST_GROUPS } from '../calibration/corpus/first/index.ts';

const PASSWORD = 'bench-password';
const JD = `We look for a platform engineer with five years of TypeScript and PostgreSQL, who builds reliable services. ${'You will own services from design to operation, review the work of others and answer for what runs at night. '.repeat(10)}`;
/** Timeout for parsing a resume and for analysing an interview (ms). */
const TIMEOUT_MS = 60_000;
/** A follow-up is asked after every second question. */
const FOLLOW_UP_EVERY = 2;
/** Milliseconds per word, at a speaking rate of 150 words per minute. */
const WORD_MS = 400;

function form(fields) {
  const data = new globalThis.FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** All strong and adequate English answers of the first half of its groups. */
const ANSWERS = FIRST_GROUPS.filter(({ language }) => language === 'en-US')
  .flatMap(({ answers }) =>
    answers.filter(({ label }) => label === 'strong' || label === 'adequate'),
  )
  .map(({ segments }) => segments.map(({ text }) => text).join(' '));

/**
 * Returns the utterances of both sides: greeting, questions with follow-ups, an invitation to ask
 * questions, and farewell.
 */
function utterances(questions) {
  const said = [];
  let clock = 0;
  const say = (role, content, metadata) => {
    const startMs = clock;
    clock += content.split(' ').length * WORD_MS;
    said.push({
      role,
      content,
      metadata: { segmentId: randomUUID(), startMs, endMs: clock, ...metadata },
    });
    clock += 1_000;
  };
  const answer = (questionIndex, at) =>
    say('user', ANSWERS[at % ANSWERS.length], {
      kind: 'answer',
      questionIndex,
      typed: false,
      confidence: 0.87,
    });
  say(
    'assistant',
    'Hello Bea, and welcome. I am Rachel, and I will interview you for the role of platform engineer. Take the time that you need. Let us begin.',
    { kind: 'greeting' },
  );
  questions.forEach(({ question }, index) => {
    say('assistant', question.text, { kind: 'question', questionIndex: index });
    answer(index, 2 * index);
    if (index % FOLLOW_UP_EVERY !== 0) return;
    say(
      'assistant',
      'Thank you. Could you tell me more about what you yourself did there, and what came of it?',
      { kind: 'follow_up', questionIndex: index },
    );
    answer(index, 2 * index + 1);
  });
  say('assistant', 'Thank you. Is there anything that you would like to ask me?', {
    kind: 'question',
  });
  say('user', 'no thank you that was clear', { kind: 'answer' });
  say(
    'assistant',
    'Thank you for your time, Bea. Your report will be ready in a moment. Goodbye.',
    { kind: 'closing' },
  );
  return { said, lastsMs: clock };
}

/**
 * @param {{ main: string, voice: string, apiKey: string, interviewerToken: string, resume:
 *   Uint8Array, planIdOf(interviewId: string): Promise<string> }} at `planIdOf` returns the id of
 *   the plan, which a real interviewer gets from the room server.
 * @returns functions that run interviews; `calls` counts the responses from each server.
 */
export function createInterviews({ main, voice, apiKey, interviewerToken, resume, planIdOf }) {
  const calls = { main: 0, voice: 0 };

  async function call(
    method,
    server,
    route,
    { headers = {}, json, body = JSON.stringify(json), wanted = [200, 201, 202] } = {},
  ) {
    const response = await fetch((server === 'main' ? main : voice) + route, {
      method,
      headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
      body,
    });
    const answer = response.status === 204 ? null : await response.json();
    calls[server] += 1;
    if (!wanted.includes(response.status))
      throw new Error(`${method} ${route}: ${response.status} ${JSON.stringify(answer)}`);
    return { status: response.status, answer };
  }

  const untilOk = (what, ask) =>
    until(what, TIMEOUT_MS, async () => {
      const { status, answer } = await ask();
      return status === 200 && answer;
    });

  /** Registers a candidate and uploads a resume and a job description. */
  async function candidate() {
    const email = `bench-${randomUUID()}@example.com`;
    await call('POST', 'main', MAIN_API.register, {
      json: { email, password: PASSWORD, firstName: 'Bea', lastName: 'Bench' },
    });
    const signIn = (wanted) =>
      call('POST', 'main', MAIN_API.login, { json: { email, password: PASSWORD }, wanted });
    const { answer: gate } = await signIn([403]);
    const headers = { authorization: `Bearer ${gate.onboardingToken}` };
    const file = new globalThis.File(
      [Buffer.concat([resume, Buffer.from(`\n%${randomUUID()}\n`)])],
      'resume.pdf',
      { type: 'application/pdf' },
    );
    const uploaded = await call('POST', 'voice', VOICE_API.resumeUpload, {
      headers,
      body: form({ user_id: gate.userId, file }),
    });
    const job = await call('POST', 'voice', VOICE_API.jdUploadText, {
      headers,
      body: form({
        user_id: gate.userId,
        job_title: 'Platform Engineer',
        company_name: 'Acme',
        jd_content: JD,
      }),
    });
    const { data } = await untilOk('the resume is read', () => signIn([200, 409]));
    return {
      email,
      bearer: { authorization: `Bearer ${data.user.accessToken}` },
      resumeId: uploaded.answer.data.id,
      jobRoleId: job.answer.data.id,
    };
  }

  /**
   * Runs one interview from setup to report.
   * @returns {Promise<{ id: string, messages: number, lastsMs: number }>}
   */
  async function interview({ email, bearer, resumeId, jobRoleId }, numberOfQuestions) {
    const service = { authorization: `Bearer ${interviewerToken}` };
    const {
      answer: {
        data: { id },
      },
    } = await call('POST', 'main', MAIN_API.interviews, {
      headers: bearer,
      json: { resumeId, jobRoleId, numberOfQuestions },
    });
    await call('POST', 'voice', VOICE_API.login, {
      headers: { ...bearer, [HEADERS.apiKey]: apiKey },
      json: { user_identity: email, resume_id: resumeId, job_role_id: jobRoleId, interview_id: id },
    });
    await call('PATCH', 'main', path(MAIN_API.startInterview, { id }), {
      headers: bearer,
      json: {},
    });
    const {
      answer: { data: plan },
    } = await call('GET', 'voice', path(VOICE_API.plan, { id: await planIdOf(id) }), {
      headers: service,
    });
    const { said, lastsMs } = utterances(plan.questions);
    // Both the page and the interviewer post each utterance, so post it twice. The second post adds
    // no message.
    for (const json of said)
      for (const headers of [bearer, service])
        await call('POST', 'main', path(MAIN_API.messages, { id }), { headers, json });
    for (const headers of [bearer, service]) {
      await call('PATCH', 'main', path(MAIN_API.completeInterview, { id }), {
        headers,
        json: {},
        wanted: [200, 409],
      });
      await call('POST', 'main', path(MAIN_API.analyze, { id }), {
        headers,
        json: { forceReAnalyze: false, quickAnalysis: false },
      });
    }
    await call('POST', 'main', path(MAIN_API.reportTicket, { id }), { headers: bearer, json: {} });
    await untilOk('the assessment', () =>
      call('GET', 'main', path(MAIN_API.assessment, { id }), {
        headers: bearer,
        wanted: [200, 202],
      }),
    );
    await call('GET', 'main', path(MAIN_API.messages, { id }), { headers: bearer });
    return { id, messages: said.length, lastsMs };
  }

  return { calls, candidate, interview };
}
