import { DIFFICULTIES, INTERVIEW_TYPES, LANGUAGES, plannedQuestionSchema } from '@portal/protocol';
import { parseJobDescription } from '../facts/job-description';
import { parseResume } from '../facts/resume';
import { asShown } from '../language/spoken-text';
import { NURSE_JOB, NURSE_RESUME } from '../testing/documents';
import { arabicJob, arabicResume, backendJob, backendResume } from '../testing/interviews';
import { isSensitive } from '../facts/sensitive';
import { generateQuestions, planQuestions } from './generate';
import { fillings, type QuestionRequest } from './facts';
import { templateIdOf } from './question-id';

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
  const all = texts({ interviewType: 'technical', numberOfQuestions: 14 }).join(' ');
  expect(all).toMatch(/Node\.js|PostgreSQL|Kafka/);
  expect(all).toMatch(/Ledgerline|FleetPulse/);
  expect(all).toMatch(/Souqly|Paymob/);
  expect(all).toMatch(/The job asks for (Kubernetes|Terraform)/);
});

it('names them within the first four questions, after one about the trade', () => {
  const named = texts({ numberOfQuestions: 4, interviewType: 'technical' }).map((text) =>
    /Node|Postgre|Kafka|Ledger|Fleet|Souqly|Paymob/.test(text),
  );
  expect(named[0]).toBe(false);
  expect(named.filter(Boolean)).toHaveLength(2);
});

describe('a technical interview', () => {
  const cases = [
    [backendResume(), backendJob(), 'en-US'],
    [nurse(), nurseJob(), 'en-US'],
    [arabicResume(), arabicJob(), 'ar-SA'],
  ] as const;
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
  const plans = cases.flatMap(([resume, jobDescription, language]) =>
    DIFFICULTIES.flatMap((difficulty) =>
      seeds.map((seed) =>
        planQuestions(
          request({
            resume,
            jobDescription,
            language,
            difficulty,
            seed,
            interviewType: 'technical',
            numberOfQuestions: 10,
          }),
        ),
      ),
    ),
  );

  const shareOf = (prefix: RegExp, { questions }: (typeof plans)[number]) =>
    questions.filter((question) => prefix.test(templateIdOf(question))).length / questions.length;
  const personal = /^(?:match|gap|skill|project|employer)-/;

  it("takes at least half of its questions from the trade's bank and the job's duties", () => {
    for (const plan of plans) expect(shareOf(personal, plan)).toBeLessThanOrEqual(0.5);
  });

  it('does so even if the job description names no duties', () => {
    const job = backendJob();
    const plan = planQuestions(
      request({
        jobDescription: { ...job, parsed: { ...job.parsed, responsibilities: [] } },
        interviewType: 'technical',
        numberOfQuestions: 8,
      }),
    );
    expect(shareOf(personal, plan)).toBeLessThanOrEqual(0.5);
  });

  it('asks about at most one skill that the candidate may not have', () => {
    const content = 'Requirements\n- Docker, Terraform, Ansible, Snowflake, Tableau, Looker';
    const jobDescription = {
      title: 'Charge Nurse',
      companyName: null,
      content,
      parsed: parseJobDescription(content),
    };
    const { questions } = planQuestions(
      request({
        resume: nurse(),
        jobDescription,
        interviewType: 'technical',
        numberOfQuestions: 20,
      }),
    );
    expect(questions.filter((question) => templateIdOf(question).startsWith('gap-'))).toHaveLength(
      1,
    );
  });

  it('does not begin with the same skill in every interview', () => {
    const first = seeds.map(
      (seed) =>
        generateQuestions(request({ interviewType: 'technical', numberOfQuestions: 8, seed })).find(
          ({ id }) => id.includes('-match-'),
        )!.topic,
    );
    expect(new Set(first).size).toBeGreaterThan(1);
  });
});

describe('a skill that the job requires', () => {
  const gapsOf = (resumeText: string, jobText: string, language: 'en-US' | 'ar-SA' = 'en-US') =>
    fillings(
      request({
        resume: parseResume(resumeText, { pages: 1, currentYear: 2026 }),
        jobDescription: {
          title: 'Specialist',
          companyName: null,
          content: jobText,
          parsed: parseJobDescription(jobText),
        },
        language,
      }),
    ).gap;

  it('is no gap if the resume shows it in other words', () => {
    expect(
      gapsOf(
        'Experience\n- Ran the falls group of the ward',
        'Requirements\n- Patient safety\n- JCI',
      ),
    ).toEqual(['JCI standards']);
    expect(
      gapsOf(
        'Experience\n- Built an Airflow feature pipeline',
        'Requirements\n- Data pipelines, Snowflake',
      ),
    ).toEqual(['Snowflake']);
    expect(
      gapsOf(
        'الخبرات\n- قيادة فريق تقليل السقوط',
        'المتطلبات\n- سلامة المرضى\n- فرز المرضى',
        'ar-SA',
      ),
    ).toEqual(['Triage']);
  });

  it('is no gap if it is only preferred, or only part of the work', () => {
    expect(
      gapsOf(
        'Skills\nReact',
        'Responsibilities\n- Run Kafka\nRequirements\n- Docker\n- Terraform is a plus',
      ),
    ).toEqual(['Docker']);
    expect(gapsOf('المهارات\nإكسل', 'المتطلبات\n- Tableau\n- يفضل Looker', 'ar-SA')).toEqual([
      'Tableau',
    ]);
  });

  it('is read again from a description that was stored before they were told apart', () => {
    const content = 'Requirements\n- Docker\n- Terraform is a plus';
    expect(
      fillings(
        request({
          jobDescription: {
            title: 'Engineer',
            companyName: null,
            content,
            parsed: {
              skills: ['Docker', 'Terraform', 'Kubernetes'],
              responsibilities: [],
              yearsRequired: null,
            },
          },
          resume: nurse(),
        }),
      ).gap,
    ).toEqual(['Docker']);
  });

  it('is never a profession or a field of study', () => {
    const job = 'Requirements\n- Nursing, Physiotherapy, Statistics, Wound care';
    expect(gapsOf('Skills\nReact', job)).toEqual(['Wound care']);
    const { match, skill } = fillings(
      request({
        resume: {
          ...nurse(),
          skills: [
            'Nursing',
            'Mechanical Engineering',
            'BSc Computer Science',
            'هندسة مدنية',
            'Wound care',
          ],
        },
        jobDescription: null,
      }),
    );
    expect([match, skill]).toEqual([[], ['Wound care']]);
  });
});

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

const MARKS = /[\u064C-\u0652\u0670]/;
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
          expect(speech.spoken).toMatch(MARKS);
          expect(asShown(speech.spoken!)).toBe(speech.text);
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
  expect(all).toContain('designing and running payment APIs');
  expect(all).not.toMatch(/nationality|forty million/);
});

it('uses the bank of the family of work', () => {
  const ids = (changes: Partial<QuestionRequest>) =>
    generateQuestions(request({ interviewType: 'technical', numberOfQuestions: 8, ...changes }))
      .map(({ id }) => id)
      .join(' ');
  expect(ids({})).toMatch(/software-|backend-/);
  expect(ids({ resume: nurse(), jobDescription: nurseJob() })).toMatch(/care-|nursing-/);
  expect(ids({ resume: arabicResume(), jobDescription: arabicJob(), language: 'ar-SA' })).toMatch(
    /finance-|accounting-/,
  );
});

it('passes on the wrong claims of a question in its language, and none where there are none', () => {
  for (const language of LANGUAGES) {
    const questions = generateQuestions(
      request({ language, difficulty: 'easy', interviewType: 'technical', numberOfQuestions: 20 }),
    );
    const claims = questions.flatMap(({ wrongClaims }) => wrongClaims ?? []);
    expect(claims.length).toBeGreaterThan(0);
    for (const { fact } of claims) expect(/[\u0621-\u064A]/.test(fact)).toBe(language === 'ar-SA');
    expect(questions.filter(({ wrongClaims }) => wrongClaims?.length === 0)).toEqual([]);
  }
});
