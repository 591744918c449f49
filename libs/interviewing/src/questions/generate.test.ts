import { DIFFICULTIES, INTERVIEW_TYPES, LANGUAGES, plannedQuestionSchema } from '@portal/protocol';
import { parseJobDescription } from '../facts/job-description';
import { parseResume } from '../facts/resume';
import { NURSE_JOB, NURSE_RESUME } from '../testing/documents';
import { arabicJob, arabicResume, backendJob, backendResume } from '../testing/interviews';
import { isSensitive } from '../facts/sensitive';
import { generateQuestions } from './generate';
import type { QuestionRequest } from './facts';

const request = (changes: Partial<QuestionRequest> = {}): QuestionRequest => ({
  resume: backendResume(),
  jobDescription: backendJob(),
  interviewType: 'both',
  difficulty: 'medium',
  numberOfQuestions: 5,
  language: 'en-US',
  ...changes,
});
const texts = (changes: Partial<QuestionRequest> = {}) =>
  generateQuestions(request(changes)).map((question) => question.question.text);
const nurse = () => parseResume(NURSE_RESUME, { pages: 1, currentYear: 2026 });
const nurseJob = () => ({
  title: 'Charge Nurse',
  companyName: null,
  content: NURSE_JOB,
  parsed: parseJobDescription(NURSE_JOB),
});

const everyRequest = LANGUAGES.flatMap((language) =>
  INTERVIEW_TYPES.flatMap((interviewType) =>
    DIFFICULTIES.flatMap((difficulty) =>
      [
        [backendResume(), backendJob()],
        [nurse(), nurseJob()],
        [arabicResume(), arabicJob()],
        [null, backendJob()],
        [backendResume(), null],
        [null, null],
      ].map(([resume, jobDescription]) =>
        request({
          language,
          interviewType,
          difficulty,
          resume,
          jobDescription,
        } as Partial<QuestionRequest>),
      ),
    ),
  ),
);

describe('every kind of interview', () => {
  it('has exactly the requested number of questions without repeats, even twenty', () => {
    for (const each of everyRequest) {
      for (const numberOfQuestions of [1, 5, 20]) {
        const questions = generateQuestions({ ...each, numberOfQuestions });
        expect(questions).toHaveLength(numberOfQuestions);
        expect(new Set(questions.map(({ question }) => question.text)).size).toBe(
          numberOfQuestions,
        );
        expect(new Set(questions.map(({ id }) => id)).size).toBe(numberOfQuestions);
      }
    }
  });
  it('has at most 35 spoken words per question, no markup or unfilled placeholders, and expected points', () => {
    for (const each of everyRequest) {
      for (const question of generateQuestions({ ...each, numberOfQuestions: 20 })) {
        plannedQuestionSchema.parse(question);
        expect(question.question.text.split(/\s+/).length).toBeLessThanOrEqual(35);
        expect(JSON.stringify(question)).not.toMatch(/[{}<>*_#]\w+[}>*_#]|\{\w+\}/);
        expect(question.rephrased.text).not.toBe(question.question.text);
        expect(question.expectedPoints.length).toBeGreaterThanOrEqual(3);
        expect(question.expectedPoints.length).toBeLessThanOrEqual(5);
        expect(question.keywords).toEqual(question.keywords.map((word) => word.toLowerCase()));
      }
    }
  });
  it('mentions no age, family, religion, health or origin', () => {
    for (const each of everyRequest)
      for (const text of generateQuestions({ ...each, numberOfQuestions: 20 }).map(
        ({ question }) => question.text,
      ))
        expect([text, isSensitive(text)]).toEqual([text, false]);
  });
  it('is the same for the same request, and different with another seed', () => {
    expect(texts({ seed: 'a' })).toEqual(texts({ seed: 'a' }));
    expect(texts({ seed: 'a', numberOfQuestions: 8 })).not.toEqual(
      texts({ seed: 'b', numberOfQuestions: 8 }),
    );
  });
});

it("names the candidate's skills, employers and projects, and what else the job asks for", () => {
  const all = texts({ interviewType: 'technical', numberOfQuestions: 8 }).join(' ');
  expect(all).toMatch(/Node\.js|PostgreSQL|Kafka/);
  expect(all).toMatch(/Ledgerline|FleetPulse/);
  expect(all).toMatch(/Souqly|Paymob/);
  expect(all).toMatch(
    /The role asks for (Kubernetes|Terraform), which your resume doesn't mention/,
  );
});

it('names them within the first three questions', () =>
  expect(
    texts({ numberOfQuestions: 3, interviewType: 'technical' }).filter((text) =>
      /Node|Postgre|Kafka|Ledger|Fleet|Souqly|Paymob|Kubernetes|Terraform/.test(text),
    ),
  ).toHaveLength(3));

it('asks two candidates for the same job different questions', () => {
  const one = texts({ numberOfQuestions: 10 });
  const other = texts({ numberOfQuestions: 10, resume: nurse() });
  expect(other.filter((text) => one.includes(text)).length).toBeLessThan(6);
  expect(other.join(' ')).toMatch(
    /Mercy General Hospital|Falls Prevention Program|Vaccination Drive/,
  );
});

it('splits "both" in half, with any odd one technical, and mixes the two', () => {
  for (const numberOfQuestions of [2, 5, 6, 11]) {
    const kinds = generateQuestions(request({ numberOfQuestions })).map(({ category }) => category);
    expect(kinds.filter((kind) => kind === 'technical')).toHaveLength(
      Math.ceil(numberOfQuestions / 2),
    );
    expect(kinds.join(' ')).not.toMatch(/(technical technical technical|hr hr)/);
  }
});

it('asks different questions at another difficulty', () => {
  const [easy, medium, hard] = DIFFICULTIES.map(
    (difficulty) => new Set(texts({ difficulty, numberOfQuestions: 8 })),
  );
  expect([...easy!].filter((text) => medium!.has(text) || hard!.has(text))).toEqual([]);
  expect([...medium!].filter((text) => hard!.has(text))).toEqual([]);
});

const MARKS = /[\u064B-\u0652\u0670]/g;
it('shows Arabic without diacritics and speaks it with them, with names in Latin letters', () => {
  for (const difficulty of DIFFICULTIES) {
    for (const resume of [arabicResume(), backendResume()]) {
      for (const { question, rephrased } of generateQuestions(
        request({
          language: 'ar-SA',
          difficulty,
          resume,
          jobDescription: null,
          numberOfQuestions: 20,
        }),
      )) {
        for (const speech of [question, rephrased]) {
          expect(speech.text).not.toMatch(MARKS);
          expect(speech.spoken!.replace(MARKS, '')).toBe(speech.text);
        }
      }
    }
  }
  expect(
    texts({ language: 'ar-SA', interviewType: 'technical', numberOfQuestions: 6 }).join(' '),
  ).toMatch(/Node\.js|PostgreSQL|Kafka|Kubernetes/);
});

it('leaves out a long or personal duty of the job', () => {
  const all = texts({ interviewType: 'technical', numberOfQuestions: 20 }).join(' ');
  expect(all).toContain('design and run payment APIs');
  expect(all).not.toMatch(/nationality|forty million/);
});

it('uses the bank of the family of work', () => {
  const ids = (changes: Partial<QuestionRequest>) =>
    generateQuestions(request({ interviewType: 'technical', numberOfQuestions: 8, ...changes }))
      .map(({ id }) => id)
      .join(' ');
  expect(ids({})).toMatch(/software-/);
  expect(ids({ resume: nurse(), jobDescription: nurseJob() })).toMatch(/care-/);
  expect(ids({ resume: arabicResume(), jobDescription: arabicJob(), language: 'ar-SA' })).toMatch(
    /finance-/,
  );
});
