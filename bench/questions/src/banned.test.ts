import { BANNED } from './banned';
import { createCase } from './cases';
import type { Asked } from './plans';

const RESUME =
  'SAM TAYLOR\nDeveloper\nExperience\nDeveloper, Souqly, 2022 - 2023\nSkills\nReact, Kubernetes\n';
const JOB = 'Requirements\n- React\n';

function asked(
  text: string,
  { template = 'software-slow-page', topic = 'pages', seniority = 'mid', language = 'en-US' } = {},
): Asked {
  return {
    id: 'x',
    case: createCase('x', RESUME, JOB, {
      language,
      resume: { yearsOfExperience: seniority === 'junior' ? 0 : 4 },
      job: { title: 'Developer' },
    }),
    difficulty: 'easy',
    type: 'technical',
    round: 1,
    question: {
      id: `q1-${template}-x`,
      category: 'technical',
      covers: 'x',
      topic,
      question: { text },
      rephrased: { text: 'x' },
      expectedPoints: [],
      keywords: [topic.toLowerCase()],
      followUps: {},
    },
    text,
    template,
    source: 'general',
  };
}

const namesIn = (each: Asked) => BANNED.filter(({ isIn }) => isIn(each)).map(({ name }) => name);

it('finds nothing in an ordinary question', () => {
  for (const text of [
    'What do you check first when a page is slow, and why?',
    'Tell me about a time when you had had enough of a slow page.',
    'How have you used React in your work at Souqly?',
  ])
    expect([text, namesIn(asked(text))]).toEqual([text, []]);
  expect(namesIn(asked('كيف يكون التصرف عند تعطل الخدمة؟', { language: 'ar-SA' }))).toEqual([]);
});

it.each([
  ['a profession or field as a tool', asked('How did your use of nursing help a patient?')],
  [
    'a profession or field as a tool',
    asked('ما آخر عمل تطلب التمريض، وكيف كان؟', { language: 'ar-SA' }),
  ],
  ['an unfilled placeholder', asked('What did you do with {skill}?')],
  ['a word twice in a row', asked('What did the the team do?')],
  [
    '"you will" read out of a duty',
    asked('The job includes this: you will lead audits. What comes first?', {
      template: 'duty-start',
    }),
  ],
  [
    '"you will" read out of a duty',
    asked('من عمل الوظيفة: ستقوم بالتدقيق. ما الخطوات؟', {
      template: 'duty-start',
      language: 'ar-SA',
    }),
  ],
  ['more than one question mark', asked('What did you do? And why?')],
  ['more than 45 words', asked(`Why${' and why'.repeat(23)}?`)],
  [
    'presumes a skill that is not in the resume',
    asked('What have you built with Kafka?', { template: 'match-last', topic: 'Kafka' }),
  ],
  [
    'asks a junior for leadership or a long past',
    asked('How did the team you managed react?', { seniority: 'junior' }),
  ],
  [
    'asks an experienced person about their studies',
    asked('Tell me about a project from your studies.'),
  ],
  ['written in the other language', asked('ما أول ما يفحص؟')],
  ['written in the other language', asked('What comes first?', { language: 'ar-SA' })],
  ['broken punctuation', asked('What comes first ,and why?')],
] as const)('counts %s', (name, each) => expect(namesIn(each)).toContain(name));

it('accepts a skill that the resume names, and studies for a junior', () => {
  expect(
    namesIn(
      asked('What have you built with Kubernetes?', {
        template: 'match-last',
        topic: 'Kubernetes',
      }),
    ),
  ).toEqual([]);
  expect(
    namesIn(asked('Tell me about a project from your studies.', { seniority: 'junior' })),
  ).toEqual([]);
});
