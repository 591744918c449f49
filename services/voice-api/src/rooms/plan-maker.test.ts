import { parseJobDescription, parseResume } from '@portal/interviewing';
import { languageModelSchema } from '@portal/language-model';
import { LYING } from '@portal/language-model/testing/adversarial-chat';
import {
  hangs,
  type Reply,
  says,
  ScriptedChat,
} from '@portal/language-model/testing/scripted-chat';
import type { InterviewPlan } from '@portal/protocol';
import { FakeClock } from '@portal/testing/fake-clock';
import { JD_TEXT, RESUME_LINES } from '../testing/documents';
import { createPlanMaker, type PlanInput } from './plan-maker';

const RESUME = RESUME_LINES.join('\n');
const facts = {
  document_facts: {
    resume: {
      name: 'Jane Roe',
      skills: ['TypeScript', 'WebSockets'],
      titles: ['Senior Software Engineer'],
      employers: ['Acme Cloud'],
      projects: ['FleetPulse'],
      yearsOfExperience: null,
    },
    job: {
      required: ['TypeScript'],
      preferred: [],
      mentioned: [],
      responsibilities: [],
      yearsRequired: null,
    },
    covered: [],
  },
  interview_questions: {
    questions: [
      {
        index: 1,
        question: 'How did FleetPulse keep its WebSockets open while vehicles lost their network?',
        rephrased: 'What did FleetPulse do when a vehicle lost its connection?',
        topic: 'WebSockets',
        expectedPoints: ['how a loss was noticed', 'what was sent again', 'what it cost'],
        keywords: ['reconnect', 'heartbeat', 'buffer'],
        strong: 'Says how a loss was noticed and what was sent again.',
        weak: 'Says only that it was reliable.',
        wrongClaims: [],
      },
    ],
  },
};
const wellMeaning: Reply = (response, request) =>
  says(JSON.stringify(facts[request.response_format!.json_schema!.name as keyof typeof facts]))(
    response,
    request,
  );

const input = (over: Partial<PlanInput['request']> = {}): PlanInput => ({
  request: {
    id: '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a11',
    interviewId: '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a12',
    resume: parseResume(RESUME, { pages: 1 }),
    jobDescription: {
      title: 'Platform Engineer',
      companyName: 'Globex',
      content: JD_TEXT,
      parsed: parseJobDescription(JD_TEXT),
    },
    interviewType: 'both',
    difficulty: 'medium',
    numberOfQuestions: 5,
    language: 'en-US',
    voice: 'rachel',
    candidate: { firstName: 'Jane', identity: 'u1' },
    askedBefore: [],
    ...over,
  },
  resumeText: RESUME,
  jobText: JD_TEXT,
  languageModel: undefined,
});

const endpoints: ScriptedChat[] = [];
const lines: object[] = [];
const log = { info: (fields: object) => void lines.push(fields) };
beforeEach(() => void lines.splice(0));
afterEach(async () => {
  for (const endpoint of endpoints.splice(0)) await endpoint.close();
});

async function makerWith(reply: Reply, clock?: FakeClock) {
  const endpoint = await new ScriptedChat(reply).start();
  endpoints.push(endpoint);
  const config = languageModelSchema.parse({ LLM_MODEL: 'small', LLM_BASE_URL: endpoint.baseUrl });
  return { endpoint, make: createPlanMaker({ config, log, ...(clock && { clock }) }) };
}
const byRules = createPlanMaker({ config: languageModelSchema.parse({}), log });
const mix = ({ questions, competencies }: InterviewPlan) => ({
  competencies,
  questions: questions.map(({ category, covers }) => ({ category, covers })),
});

it('asks questions of a local model, in the plan of the rules, and says what it used', async () => {
  const { make } = await makerWith(wellMeaning);
  const plan = await make(input());
  expect(plan.questions[1]!.question.text).toBe(facts.interview_questions.questions[0]!.question);
  expect(plan.resume.skills).toContain('WebSockets');
  expect(lines).toEqual([
    {
      interviewId: plan.interviewId,
      model: 'OpenAI-compatible small',
      // One request for the facts, two for five questions.
      used: { calls: 3, tokens: expect.any(Number) },
      failures: [],
      refused: [],
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('FleetPulse');
});

it('says why a question was refused, without its words', async () => {
  const [question] = facts.interview_questions.questions;
  const invented = { ...question!, question: 'How did FleetPulse serve 90,000 vehicles at once?' };
  const { make } = await makerWith((response, request) => {
    const { name } = request.response_format!.json_schema!;
    const reply = name === 'document_facts' ? facts[name] : { questions: [invented] };
    return says(JSON.stringify(reply))(response, request);
  });
  await make(input());
  expect(lines).toMatchObject([{ failures: [], refused: ['invented'] }]);
  expect(JSON.stringify(lines)).not.toContain('FleetPulse');
});

it('plans by rules without a model, and says nothing', async () => {
  const plan = await byRules(input());
  expect(plan.questions).toHaveLength(5);
  expect(plan).not.toHaveProperty('languageModel');
  expect(lines).toEqual([]);
});

it.each<[string, PlanInput['languageModel']]>([
  ['without a choice', undefined],
  [
    'after a refusal',
    { allowed: false, kind: 'hosted', name: 'm', host: 'models.example.com', consentedAt: null },
  ],
])('sends nothing to a hosted model %s', async (_, languageModel) => {
  const fetched: unknown[] = [];
  const realFetch = globalThis.fetch;
  globalThis.fetch = (url) => {
    fetched.push(url);
    return Promise.reject(new Error('no network'));
  };
  try {
    const config = languageModelSchema.parse({
      LLM_MODEL: 'small',
      LLM_BASE_URL: 'https://models.example.com/v1',
    });
    const plan = await createPlanMaker({ config, log })({ ...input(), languageModel });
    expect({ ...plan, languageModel: undefined }).toEqual({
      ...(await byRules(input())),
      languageModel: undefined,
    });
    expect(plan.languageModel).toEqual(languageModel);
    expect([fetched, lines]).toEqual([[], []]);
  } finally {
    globalThis.fetch = realFetch;
  }
});

it('keeps number, order and mix of the rules with a model that means no good', async () => {
  const rules = mix(await byRules(input()));
  for (const [name, reply] of Object.entries(LYING)) {
    const { make } = await makerWith(reply);
    expect([name, mix(await make(input())).questions]).toEqual([name, rules.questions]);
  }
});

it('opens the room with the rules’ plan 16 s after a model that never answers was asked', async () => {
  const clock = new FakeClock();
  const { make, endpoint } = await makerWith(hangs(), clock);
  const planning = make(input());
  await endpoint.asked(1);
  await clock.advance(6_000);
  await endpoint.asked(3);
  await clock.advance(10_000);
  expect(await planning).toEqual(await byRules(input()));
  expect(lines).toMatchObject([{ failures: ['ModelLate', 'ModelLate'] }]);
});

it('sends a resume that its owner corrected as corrected, and does not read it again', async () => {
  const { make, endpoint } = await makerWith(wellMeaning);
  const { request } = input();
  const resume = { ...request.resume, employers: ['Initech'], skills: ['TypeScript'] };
  const plan = await make({ ...input({ resume }), resumeText: null });
  expect(plan.resume).toMatchObject({ employers: ['Initech'], skills: ['TypeScript'] });
  const sent = JSON.stringify(endpoint.chats);
  expect(sent).toContain('Initech');
  expect(sent).not.toContain('Acme Cloud');
});

it('leaves questions in Arabic to the rules, whose voices need the diacritics', async () => {
  const { make, endpoint } = await makerWith(wellMeaning);
  await make(input({ language: 'ar-SA' }));
  expect(endpoint.chats).toHaveLength(1);
});

it('keeps the phrases of both documents for the built-in recognizer, which hears English', async () => {
  const { vocabulary } = await byRules(input());
  expect(vocabulary).toEqual(expect.arrayContaining(['FleetPulse', 'WebSockets']));
  expect(vocabulary?.join(' ')).not.toContain('@');
  expect(await byRules(input({ language: 'ar-SA' }))).not.toHaveProperty('vocabulary');
});

it('takes the phrases from a resume as its owner corrected it', async () => {
  const resume = { ...input().request.resume, employers: ['Initech'] };
  const { vocabulary } = await byRules({ ...input({ resume }), resumeText: null });
  expect(vocabulary).toContain('Initech');
  expect(vocabulary).not.toContain('Acme Cloud');
});
