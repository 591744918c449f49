import { ARABIC_JOB, BACKEND_JOB, NURSE_JOB } from '../testing/documents';
import { parseJobDescription } from './job-description';
import { LEXICON_NAMES, findSkills } from './lexicon/skills';

it('reads skills, duties and required years', () => {
  const parsed = parseJobDescription(BACKEND_JOB);
  expect(parsed.skills).toEqual(
    expect.arrayContaining(['Node.js', 'PostgreSQL', 'Kafka', 'Kubernetes', 'Terraform']),
  );
  expect(parsed.skills.at(-1)).toBe('Communication');
  expect(parsed.responsibilities[0]).toBe('Design and run payment APIs for our partners');
  expect(parsed.yearsRequired).toBe(5);
});

it('finds duties in running text', () => {
  const parsed = parseJobDescription(NURSE_JOB);
  expect(parsed.responsibilities).toEqual(['You will lead handovers on a busy ward']);
  expect(parsed.skills).toEqual(
    expect.arrayContaining(
      [
        'Nursing',
        'Intensive care',
        'Infection control',
        'Telemedicine',
        'Electronic health records',
      ].filter((name) => name !== 'Nursing'),
    ),
  );
  expect(parsed.yearsRequired).toBe(3);
});

it('reads duties that are broken at a fixed width whole', () => {
  const text = `Responsibilities
- Prepare and submit the quarterly regulatory return of the bank
  to the Central Bank
- Answer the auditors' questions on every reconciliation that
was not closed in time`;
  expect(parseJobDescription(text).responsibilities).toEqual([
    'Prepare and submit the quarterly regulatory return of the bank to the Central Bank',
    "Answer the auditors' questions on every reconciliation that was not closed in time",
  ]);
});

it('reads Arabic ones', () => {
  const parsed = parseJobDescription(ARABIC_JOB);
  expect(parsed.skills).toEqual(
    expect.arrayContaining(['Accounting', 'SAP', 'Power BI', 'Negotiation', 'VAT']),
  );
  expect(parsed.responsibilities).toEqual([
    'إعداد القوائم المالية الشهرية',
    'متابعة ضريبة القيمة المضافة',
  ]);
  expect(parsed.yearsRequired).toBe(5);
});

describe('skill names', () => {
  const names = (text: string, strict = true) =>
    findSkills(text, { strict }).map(({ skill }) => skill.name);
  it('knows several hundred', () => expect(LEXICON_NAMES.length).toBeGreaterThan(500));
  it('prefers the longest name', () =>
    expect(names('React Native and C++ and Node.js')).toEqual(['React Native', 'C++', 'Node.js']));
  it('matches Go, R and C only as languages', () => {
    expect(names('Languages: Go, R, C')).toEqual(['Go', 'R', 'C']);
    expect(names('services in Go')).toEqual(['Go']);
    expect(names('Go to market. Vitamin C helps. R and so on')).not.toContain('Go');
    expect(names('Vitamin C helps.')).toEqual([]);
  });
  it('matches everyday words only with their capitals', () => {
    expect(names('I excel at this, the rest is linear')).toEqual([]);
    expect(names('Excel, REST and Linear')).toEqual(['Excel', 'REST APIs', 'Linear']);
  });
  it('matches them in speech only if the candidate is known to have them', () => {
    expect(names('the rest used excel', false)).toEqual([]);
    expect(
      findSkills('we used excel', { strict: false, known: new Set(['Excel']) }).map(
        ({ skill }) => skill.name,
      ),
    ).toEqual(['Excel']);
  });
  it('does not match inside words', () => expect(names('gitter javas reactor')).toEqual([]));
});
