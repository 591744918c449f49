import { languageModelSchema } from '@portal/language-model';
import { LYING } from '@portal/language-model/testing/adversarial-chat';
import {
  hangs,
  type Reply,
  says,
  ScriptedChat,
} from '@portal/language-model/testing/scripted-chat';
import { assess } from '@portal/interviewing';
import { MAIN_API, path } from '@portal/protocol';
import { startHarness, type Harness } from '../testing/harness';
import { createModelReader } from './model-reader';

const SAID =
  'I moved the sessions to Redis because the database was slow at noon, and I measured it.';
const replies: Record<string, object> = {
  points_of_answer: {
    points: Array.from({ length: 6 }, (_, point) => ({
      point,
      verdict: 'covered',
      quote: 'I moved the sessions to Redis',
    })),
  },
  advice: {
    advice: [
      {
        question: 0,
        sentence: 'Say how slow the database was before you moved the sessions.',
        quote: 'I moved the sessions to Redis',
      },
    ],
  },
};
const wellMeaning: Reply = (response, request) =>
  says(JSON.stringify(replies[request.response_format!.json_schema!.name]))(response, request);

let endpoint: ScriptedChat;
let h: Harness;
beforeAll(async () => {
  endpoint = await new ScriptedChat(wellMeaning).start();
  h = await startHarness({ LLM_MODEL: 'small', LLM_BASE_URL: endpoint.baseUrl });
}, 60_000);
afterAll(async () => {
  await h.close();
  await endpoint.close();
});
beforeEach(() => {
  h.scorer.assess = assess;
  endpoint.chats.splice(0);
  endpoint.script = [wellMeaning];
});

async function answered(text = SAID) {
  const mona = await h.candidate();
  const id = await h.interview(mona, 'started');
  const say = (role: string, content: string, metadata: object) =>
    h.call('POST', path(MAIN_API.messages, { id }), {
      headers: mona.headers,
      body: { role, content, metadata },
    });
  await say('assistant', 'What did you do?', { kind: 'question', questionIndex: 0 });
  await say('user', text, { kind: 'answer', questionIndex: 0, segmentId: 's0' });
  await h.call('PATCH', path(MAIN_API.completeInterview, { id }), { headers: mona.headers });
  return { mona, id };
}
async function reportOf({ mona, id }: Awaited<ReturnType<typeof answered>>) {
  await h.call('POST', path(MAIN_API.analyze, { id }), {
    headers: mona.headers,
    body: { forceReAnalyze: true },
  });
  expect(await h.analysisEnded(id)).toBe('analyzed');
  const { body } = await h.call('GET', path(MAIN_API.assessment, { id }), {
    headers: mona.headers,
  });
  return body.data;
}

it('scores from what a local model read, and says so', async () => {
  const report = await reportOf(await answered());
  expect(report.engine).toEqual({ id: 'OpenAI-compatible small', kind: 'local' });
  expect(report.readBy).toEqual({
    model: 'OpenAI-compatible small',
    runs: 3,
    agreement: 1,
    questionsByRules: [],
    // Three runs and the advice.
    used: { calls: 4, tokens: expect.any(Number) },
  });
  expect(report.advice).toEqual([
    {
      text: 'Say how slow the database was before you moved the sessions.',
      evidence: expect.objectContaining({ quote: 'I moved the sessions to Redis' }),
    },
  ]);
});

it('reports by rules with a model that means no good', async () => {
  const interview = await answered();
  for (const [name, reply] of Object.entries(LYING)) {
    endpoint.script = [reply];
    const report = await reportOf(interview);
    expect([name, endpoint.chats.splice(0).length > 0]).toEqual([name, true]);
    expect([name, report.advice ?? []]).toEqual([name, []]);
    expect(report.questions[0].score).toEqual(expect.any(Number));
  }
});

it('sends nothing without an answer', async () => {
  const mona = await h.candidate();
  const id = await h.interview(mona, 'completed');
  const report = await reportOf({ mona, id });
  expect(report.engine).toEqual({ id: 'built-in-rules', kind: 'built-in' });
  expect(endpoint.chats).toEqual([]);
});

it('asks no hosted model without consent', async () => {
  const { id } = await answered();
  const plan = (await h.db.plans.getByInterview(id))!;
  const config = languageModelSchema.parse({
    LLM_MODEL: 'small',
    LLM_BASE_URL: 'https://models.example.com/v1',
  });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const read = createModelReader({ config, log, signal: new AbortController().signal });
  const interview = (await h.db.interviews.get(id))!;
  expect(await read({ plan, messages: await h.db.messages.list(id), interview })).toBeNull();
});

it('gives the analysis back if the server stops meanwhile', async () => {
  endpoint.script = [hangs()];
  const { id } = await answered();
  const stopping = new AbortController();
  const read = createModelReader({
    config: languageModelSchema.parse({ LLM_MODEL: 'small', LLM_BASE_URL: endpoint.baseUrl }),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    signal: stopping.signal,
  });
  const reading = read({
    plan: (await h.db.plans.getByInterview(id))!,
    messages: await h.db.messages.list(id),
    interview: (await h.db.interviews.get(id))!,
  });
  await endpoint.asked(3);
  stopping.abort();
  await expect(reading).rejects.toThrow();
});
