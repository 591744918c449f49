import { parseJobDescription } from '../facts/job-description';
import { parseResume } from '../facts/resume';
import { isJunior } from './facts';
import { families, familyOfWork } from './families';
import { generateQuestions } from './generate';

const job = (title: string, content = '') => ({
  title,
  companyName: null,
  content,
  parsed: parseJobDescription(content),
});
const request = (title: string, content?: string) => ({
  resume: null,
  jobDescription: job(title, content),
  interviewType: 'technical' as const,
  difficulty: 'medium' as const,
  numberOfQuestions: 6,
  language: 'en-US' as const,
});

it.each([
  ['Supply Chain Planner', 'logistics'],
  ['Warehouse Supervisor', 'logistics'],
  ['Procurement Officer', 'logistics'],
  ['أخصائية سلاسل الإمداد', 'logistics'],
  ['أمين مستودع', 'logistics'],
  ['Mechanical Design Engineer', 'engineering'],
  ['Process Engineer', 'engineering'],
  ['Maintenance Technician', 'engineering'],
  ['مهندسة ميكانيكية', 'engineering'],
  ['فني صيانة', 'engineering'],
  ['Physiotherapist', 'healthcare'],
  ['Dental Assistant', 'healthcare'],
  ['أخصائي علاج طبيعي', 'healthcare'],
  ['Backend Engineer', 'software'],
  ['Site Reliability Engineer', 'infrastructure'],
  ['محلل أمن المعلومات', 'infrastructure'],
  ['محاسبة أولى', 'finance'],
  ['Pharmaceutical Sales Representative', 'sales'],
  ['Medical Representative', 'sales'],
  ['مندوب دعاية طبية', 'sales'],
  ['مندوبة مبيعات أدوية', 'sales'],
  ['Nurse Recruiter', 'people'],
  ['Finance Lecturer', 'education'],
  ['ممرضة في المستشفى الشمالي', 'healthcare'],
  ['أمين مخازن', 'logistics'],
])('%s belongs to %s', (title, family) => {
  expect(families(request(title))[0]).toBe(family);
});

it.each(['Data Entry Clerk', 'حارس أمن', 'Chef'])('%s belongs to none', (title) => {
  expect(families(request(title))).toEqual([]);
});

it('is not the family of what the company sells', () => {
  const content =
    'About Nimbus\nNimbus sells React, Angular, Node.js and Kafka training.\nRequirements\n- Inventory management';
  expect(families(request('Coordinator', content))[0]).toBe('logistics');
});

describe('the family of whose work questions may be asked', () => {
  const resume = parseResume(
    'SAM TAYLOR\nExperience\nWarehouse Supervisor, Falcon Freight, 2019 - 2024\nSkills\nInventory management, Forklift',
    { pages: 1, currentYear: 2026 },
  );
  const of = (title: string, content = '') => familyOfWork({ ...request(title, content), resume });
  it('is the one that the title of the position names, not the candidate’s own', () => {
    expect(of('Accountant')).toBe('finance');
  });
  it('is none for a general programme, whatever the candidate did before', () => {
    const rotations =
      'Responsibilities\n- Prepare sales reports\n- Support the finance team\n- Count stock in the warehouse';
    expect(of('Graduate Programme', rotations)).toBeUndefined();
    expect(of('برنامج حديثي التخرج')).toBeUndefined();
  });
  it('is the one that most duties name where the title says nothing', () => {
    const duties =
      'Responsibilities\n- Plan warehouse shifts\n- Manage inventory levels\n- Write a weekly report';
    expect(of('Coordinator', duties)).toBe('logistics');
  });
  it('is the candidate’s own without a position', () => {
    expect(familyOfWork({ ...request(''), jobDescription: null, resume })).toBe('logistics');
  });
});

const idsOf = (title: string, content: string, language: 'en-US' | 'ar-SA' = 'en-US') =>
  generateQuestions({ ...request(title, content), language })
    .map(({ id }) => id)
    .join(' ');

it.each([
  ['ICU Nurse', 'Responsibilities\n- Care for ventilated patients', 'en-US', /-icu-/],
  ['ممرضة عناية مركزة', 'المهام\n- متابعة أجهزة التنفس الصناعي', 'ar-SA', /-icu-/],
  ['Backend Engineer', 'Responsibilities\n- Build the payments service', 'en-US', /-pay-/],
  ['مطور برمجيات', 'المهام\n- تطوير خدمة المدفوعات', 'ar-SA', /-pay-/],
  ['Mechanical Engineer', 'Responsibilities\n- Look after pumps', 'en-US', /-machine-/],
  ['مهندس ميكانيكي', 'المهام\n- صيانة المضخات', 'ar-SA', /-machine-/],
] as const)('%s is asked about that work', (title, content, language, own) => {
  expect(idsOf(title, content, language)).toMatch(own);
});

it.each([
  [
    'Pharmaceutical Sales Representative',
    'Responsibilities\n- Visit pharmacies and doctors',
    'en-US',
  ],
  ['مندوب مبيعات أدوية', 'المهام\n- زيارة الصيدليات والأطباء', 'ar-SA'],
] as const)('%s is asked nothing about nursing', (title, content, language) => {
  expect(idsOf(title, content, language)).not.toMatch(/-(?:care|nursing|pharmacy|icu)-/);
});

it.each([
  ['Hospital Pharmacist', 'Responsibilities\n- Dispense medicines', /-(?:care|nursing)-/],
  ['Procurement Officer', 'Responsibilities\n- Negotiate with suppliers', /-warehouse-/],
  ['Treasury Analyst', 'Responsibilities\n- Forecast cash', /-accounting-/],
  ['Graphic Designer', 'Responsibilities\n- Design brochures', /-screens-/],
  ['Customer Service Agent', 'Responsibilities\n- Answer calls about bookings', /-helpdesk-/],
  [
    'Electrical Engineer',
    'Responsibilities\n- Plan the maintenance of pumps and compressors\n- Design switchgear',
    /-(?:machine|mechanical)-/,
  ],
] as const)('%s is asked nothing about a neighbouring trade', (title, content, other) => {
  expect(idsOf(title, content)).not.toMatch(other);
});

it('asks others of the same trade nothing about it', () => {
  expect(idsOf('School Nurse', 'Responsibilities\n- Vaccinate pupils in schools')).not.toMatch(
    /-icu-/,
  );
});

it.each([
  ['Backend Engineer', 'Requirements\n- PostgreSQL', 'en-US', /-backend-/],
  ['مهندسة واجهات أمامية', 'المتطلبات\n- React', 'ar-SA', /-frontend-/],
  ['Staff Nurse', 'Responsibilities\n- Run a ward', 'en-US', /-nursing-/],
  ['صيدلي', 'المهام\n- صرف الأدوية', 'ar-SA', /-pharmacy-/],
  ['Electrical Design Engineer', 'Responsibilities\n- Design boards', 'en-US', /-electrical-/],
  ['مهندس مدني', 'المهام\n- متابعة أعمال الموقع', 'ar-SA', /-construction-/],
  ['Accountant', 'Responsibilities\n- Close the month', 'en-US', /-accounting-/],
] as const)('%s is asked about the trade', (title, content, language, own) => {
  expect(idsOf(title, content, language)).toMatch(own);
});

it('asks who builds pages nothing about moving money', () => {
  const content = 'Responsibilities\n- Build the checkout and the payments page';
  expect(idsOf('Frontend Engineer', content)).not.toMatch(/-pay-/);
  expect(idsOf('Backend Engineer', content)).toMatch(/-pay-/);
});

it('asks nobody with a job behind them what graduates are asked', () => {
  expect(idsOf('Graduate Software Engineer', 'Requirements\n- Java')).not.toMatch(/-starter-/);
});

it('takes a resume whose jobs were not read for a graduate’s only if the position asks for no years', () => {
  const resume = parseResume('SAM TAYLOR\nProjects\nWind Rig: a test stand\nSkills\nSolidWorks', {
    pages: 1,
    currentYear: 2026,
  });
  const asJunior = (content: string) => {
    const { jobDescription } = request('Mechanical Engineer', content);
    return isJunior({ resume, jobDescription });
  };
  expect(asJunior('Requirements\n- SolidWorks')).toBe(true);
  expect(asJunior('Requirements\n- At least 5 years of experience with SolidWorks')).toBe(false);
});

describe('a graduate without a job', () => {
  it.each([
    [
      'SAM TAYLOR\nEducation\nBSc Mechanical Engineering, 2025\nProjects\nWind rig: a test stand\nSkills\nSolidWorks',
      'en-US',
    ],
    [
      'ليلى حسن\nالتعليم\nبكالوريوس هندسة ميكانيكية ٢٠٢٥\nالمشاريع\nمنصة اختبار: مشروع تخرج\nالمهارات\nSolidWorks',
      'ar-SA',
    ],
  ] as const)('is asked about studies, not about years at work (%#)', (text, language) => {
    for (const difficulty of ['easy', 'medium', 'hard'] as const) {
      const ids = generateQuestions({
        ...request('Mechanical Engineer'),
        resume: parseResume(text, { pages: 1, currentYear: 2026 }),
        difficulty,
        language,
        numberOfQuestions: 8,
      }).map(({ id }) => id);
      expect([difficulty, ids.join(' ')]).toEqual([difficulty, expect.stringMatching(/-junior-/)]);
    }
  });

  it('is asked for no stories of a job while other questions are left', () => {
    const resume = parseResume(
      'SAM TAYLOR\nEducation\nBSc Computer Science, 2025\nProjects\nBus Finder: a route planner\nSkills\nPython',
      { pages: 1, currentYear: 2026 },
    );
    for (const difficulty of ['easy', 'medium', 'hard'] as const)
      for (const interviewType of ['technical', 'hr'] as const) {
        const ids = generateQuestions({
          ...request('Graduate Software Engineer', 'Requirements\n- Python'),
          resume,
          difficulty,
          interviewType,
          numberOfQuestions: 10,
        }).map(({ id }) => id);
        expect([difficulty, interviewType, ids.join(' ')]).toEqual([
          difficulty,
          interviewType,
          expect.not.stringMatching(
            /\bq\d+-(?:first-review|quality-measure|standards|deadline|change|estimate-wrong|root-cause|conflict)-/,
          ),
        ]);
      }
  });
});
