import { engineFor, mayUseLanguageModel } from './engines';
import { type InterviewPlan, interviewPlanSchema } from './entities/plan';
import type { LanguageModelInfo, SttEngineInfo } from './runtime-config';

const hosted: SttEngineInfo = { kind: 'hosted', name: 'Deepgram' };
const local: SttEngineInfo = { kind: 'local', name: 'Whisper' };
const builtIn: SttEngineInfo = { kind: 'built-in', name: 'PocketSphinx' };

test('the chosen kind hears, and without a choice the first', () => {
  expect([
    engineFor([hosted, builtIn], 'built-in'),
    engineFor([hosted, builtIn], undefined),
    engineFor([], null),
  ]).toEqual([builtIn, hosted, null]);
});

test('the browser, or typing, leaves the servers’ engines out', () => {
  expect([engineFor([hosted], 'browser'), engineFor([hosted], 'none')]).toEqual([null, null]);
});

test('a kind that is missing gives way to the next, but never to one that sends the sound further', () => {
  expect([
    engineFor([builtIn], 'hosted'),
    engineFor([hosted, local], 'built-in'),
    engineFor([hosted], 'local'),
    engineFor([hosted], 'built-in'),
  ]).toEqual([builtIn, local, null, null]);
});

describe('a language model', () => {
  const model: LanguageModelInfo = { kind: 'hosted', name: 'small', host: 'models.example.com' };
  const consent = {
    allowed: true,
    kind: 'hosted',
    name: 'small',
    host: 'models.example.com',
    consentedAt: '2026-11-25T10:00:00.000Z',
  } as const;

  it.each<[string, InterviewPlan['languageModel'], LanguageModelInfo, boolean]>([
    ['hosted: not in a plan without a choice', undefined, model, false],
    ['hosted: not if refused', { ...consent, allowed: false, consentedAt: null }, model, false],
    ['hosted: with consent', consent, model, true],
    ['hosted: not with consent to another model', { ...consent, name: 'big' }, model, false],
    ['hosted: not with consent to another host', { ...consent, host: 'b.example' }, model, false],
    ['hosted: not if its host is unknown', consent, { kind: 'hosted', name: 'small' }, false],
    ['local: without consent', undefined, { kind: 'local', name: 'small', host: '[::1]' }, true],
    [
      'local: even if a hosted one was refused',
      { ...consent, allowed: false, consentedAt: null },
      { ...model, kind: 'local' },
      true,
    ],
    ['built-in: there is no model to use', consent, { ...model, kind: 'built-in' }, false],
  ])('%s', (_, languageModel, info, expected) => {
    expect(mayUseLanguageModel({ languageModel }, info)).toBe(expected);
  });

  it('has no consent in a plan made before there was any', () => {
    const text = { text: 'Why Go?' };
    const old = {
      id: '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a11',
      interviewId: '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a12',
      language: 'en-US',
      interviewType: 'technical',
      difficulty: 'medium',
      voice: 'rachel',
      candidate: { firstName: 'Layla', identity: 'u1' },
      job: { title: 'Engineer', companyName: null, skills: [] },
      resume: { skills: [], employers: [], projects: [] },
      questions: [
        {
          id: 'q1',
          category: 'technical',
          topic: 'Go',
          question: text,
          rephrased: text,
          expectedPoints: [],
          keywords: [],
        },
      ],
    };
    expect(mayUseLanguageModel(interviewPlanSchema.parse(old), model)).toBe(false);
  });
});
