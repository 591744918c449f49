import { jest } from '@jest/globals';
import type { Say } from '@portal/interviewing';
import type { InterviewPlan } from '@portal/protocol';
import { FakeClock, settle } from '@portal/testing/fake-clock';
import { readSpeechConfig } from '../config';
import { samplePlan } from '../testing/sample-plan';
import { silentLog } from '../testing/silent-log';
import { collect } from './testing/collect';
import { openWording } from './wording';

const HOSTED = { LLM_MODEL: 'small', LLM_BASE_URL: 'https://models.example.com/v1' };
const CONSENT: InterviewPlan['languageModel'] = {
  allowed: true,
  kind: 'hosted',
  name: 'OpenAI-compatible small',
  host: 'models.example.com',
  consentedAt: '2026-11-25T10:00:00.000Z',
};
const QUESTION: Say = {
  type: 'say',
  kind: 'question',
  text: { text: 'What went wrong, and how did you find it?' },
  questionIndex: 1,
  expectsAnswer: true,
  after: { answer: 'I put a cache before the database.', quality: 'good' },
};

const realFetch = globalThis.fetch;
const requests = jest.fn<typeof fetch>();
beforeEach(() => {
  requests.mockReset().mockResolvedValue(new Response('{}', { status: 400 }));
  globalThis.fetch = requests;
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

/** Words and reads in an interview with this choice, and returns the hosts that were asked. */
async function hostsAsked(
  languageModel: InterviewPlan['languageModel'],
  env: Record<string, string> = HOSTED,
) {
  const plan = { ...samplePlan('en-US'), languageModel };
  const { wording, info } = await openWording(readSpeechConfig(env), {
    plan,
    clock: new FakeClock(),
    log: silentLog,
    voiceReadsBareArabic: () => false,
  });
  void wording.warmUp();
  await settle();
  const { signal } = new AbortController();
  const asked = { question: plan.questions[0]!, answer: 'I put a cache before the database.' };
  wording.prepare(asked.question, asked.answer);
  await wording.read(asked.question, asked.answer, signal);
  const said = (await collect(wording.word(QUESTION, signal))).map(({ text }) => text);
  wording.close();
  // Whatever happens to the model, the question is asked.
  expect(said).toEqual([QUESTION.text.text]);
  const hosts = requests.mock.calls.map(
    ([url]) => new URL(url instanceof Request ? url.url : url).host,
  );
  return { hosts: [...new Set(hosts)], used: info };
}

const RULES = { kind: 'built-in', name: 'rule-based interviewer' };

it.each<[string, InterviewPlan['languageModel']]>([
  ['without a choice', undefined],
  ['against a refusal', { ...CONSENT, allowed: false, consentedAt: null }],
  ['with consent to another model', { ...CONSENT, name: 'OpenAI-compatible big' }],
  ['with consent to another host', { ...CONSENT, host: 'elsewhere.example.com' }],
])('a hosted model is not called %s', async (_, choice) => {
  expect(await hostsAsked(choice)).toEqual({ hosts: [], used: RULES });
});

it('a hosted model is called with consent', async () => {
  expect(await hostsAsked(CONSENT)).toEqual({
    hosts: ['models.example.com'],
    used: { kind: 'hosted', name: 'OpenAI-compatible small', host: 'models.example.com' },
  });
});

it('a local model is called without consent', async () => {
  const env = { LLM_MODEL: 'small', LLM_BASE_URL: 'http://127.0.0.1:11434/v1' };
  expect((await hostsAsked(undefined, env)).hosts).toEqual(['127.0.0.1:11434']);
});
