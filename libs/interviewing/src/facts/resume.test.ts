import { ARABIC_RESUME, BACKEND_RESUME, NURSE_RESUME } from '../testing/documents';
import { parseResume } from './resume';

const backend = parseResume(BACKEND_RESUME, { pages: 2, currentYear: 2026 });
const nurse = parseResume(NURSE_RESUME, { pages: 1, currentYear: 2026, currentMonth: 3 });
const arabic = parseResume(ARABIC_RESUME, { pages: 1, currentYear: 2026 });

describe('a software resume', () => {
  it('gives the name, the titles and the employers, newest first', () => {
    expect(backend.name).toBe('Lina Haddad');
    expect(backend.titles).toEqual(['Senior Backend Engineer', 'Backend Engineer']);
    expect(backend.employers).toEqual(['Souqly', 'Paymob']);
  });
  it('reads both orders of title and employer with their years', () => {
    expect(backend.employments).toEqual([
      { title: 'Senior Backend Engineer', employer: 'Souqly', from: 2019, to: 2023 },
      { title: 'Backend Engineer', employer: 'Paymob', from: 2016, to: 2018 },
    ]);
  });
  it('keeps a long name before the years whole', () => {
    expect(
      parseResume('Experience\nCivil Engineer, Bin Rashid Contracting, 2018 – 2023', { pages: 1 })
        .employers,
    ).toEqual(['Bin Rashid Contracting']);
  });
  it('names the projects without their descriptions', () =>
    expect(backend.projects).toEqual(['Ledgerline', 'FleetPulse']));
  it('finds skills by their names, short ones only in lists', () => {
    expect(backend.skills).toEqual(
      expect.arrayContaining([
        'TypeScript',
        'Node.js',
        'Go',
        'PostgreSQL',
        'Redis',
        'Kafka',
        'Docker',
        'C',
        'WebSockets',
        'Microservices',
      ]),
    );
    expect(backend.skills).not.toContain('REST APIs');
  });
  it('does not count the years of study as experience', () =>
    expect(backend.yearsOfExperience).toBe(8));
  it('keeps length and pages', () =>
    expect(backend).toMatchObject({ textLength: BACKEND_RESUME.length, pages: 2 }));
});

describe('a nursing resume with headings over three lines', () => {
  it('combines title, employer and dates from three lines', () => {
    expect(nurse.employments).toEqual([
      { title: 'Charge Nurse', employer: 'Mercy General Hospital', from: 2020, to: null },
      { title: 'Staff Nurse', employer: "St. Luke's Clinic", from: 2016, to: 2020 },
    ]);
  });
  it('merges the ranges up to the given present', () => expect(nurse.yearsOfExperience).toBe(9.8));
  it('reads bullets as projects if there are no headings', () =>
    expect(nurse.projects).toEqual(['Falls Prevention Program', 'Vaccination Drive']));
  it('does not mistake everyday words for skills', () => {
    expect(nurse.skills).toEqual(
      expect.arrayContaining([
        'Patient care',
        'Triage',
        'Infection control',
        'Excel',
        'Wound care',
      ]),
    );
    for (const wrong of ['Express', 'REST APIs', 'Go', 'R', 'Presto'])
      expect(nurse.skills).not.toContain(wrong);
  });
  it('does not mistake the title for the name', () => expect(nurse.name).toBe('Maria Gonzalez'));
});

describe('an Arabic resume', () => {
  it('gives name, titles, employers and projects', () => {
    expect(arabic.name).toBe('نورة عبدالله الحربي');
    expect(arabic.titles).toContain('محاسبة أولى');
    expect(arabic.employers).toEqual(['شركة المراعي', 'مجموعة الزامل']);
    expect(arabic.projects).toEqual(['نظام الإقفال السريع', 'أتمتة الفواتير']);
  });
  it('reads Arabic digits, months and "until now"', () => {
    expect(arabic.employments.map(({ from, to }) => [from, to])).toEqual([
      [2020, null],
      [2017, 2019],
    ]);
    expect(arabic.yearsOfExperience).toBe(9);
  });
  it('maps Arabic and Latin names to the same skills', () => {
    expect(arabic.skills).toEqual(
      expect.arrayContaining([
        'Accounting',
        'Auditing',
        'Excel',
        'SAP',
        'Budgeting',
        'IFRS',
        'Financial reporting',
      ]),
    );
  });
});

describe('a resume in Arabic whose names could be trades', () => {
  const { name, titles, skills, covers } = parseResume(
    [
      'لينا حداد',
      'مهندسة برمجيات خلفية أولى · الرياض',
      'الخبرات',
      'مهندسة برمجيات، نور للخدمات اللوجستية — يونيو 2017 حتى ديسمبر 2020',
      '• بنيت واجهات المدفوعات باستخدام Node.js و PostgreSQL.',
      'التعليم',
      'بكالوريوس علوم الحاسب، جامعة الملك سعود، 2017',
    ].join('\n'),
    { pages: 1 },
  );
  it('does not take the family name for a title', () => {
    expect(name).toBe('لينا حداد');
    expect(titles).toEqual(['مهندسة برمجيات', 'مهندسة برمجيات خلفية أولى']);
  });
  it("reads no skills out of an employer's name or a heading", () => {
    expect(skills).toEqual(['Node.js', 'PostgreSQL']);
    expect(covers).not.toContain('Logistics');
    expect(covers).not.toContain('Student assessment');
  });
});

it('is empty, not wrong, for unrelated text', () => {
  expect(parseResume('lorem ipsum', { pages: 1 })).toMatchObject({
    name: null,
    skills: [],
    employments: [],
    projects: [],
    yearsOfExperience: null,
  });
  expect(parseResume('', { pages: 0 }).textLength).toBe(0);
});

describe('skills', () => {
  const skillsOf = (text: string) => parseResume(text, { pages: 1 }).skills;
  it('are not read out of headings', () =>
    expect(skillsOf('التعليم\nجامعة الملك سعود\nالمهارات\nSQL')).toEqual(['SQL']));
  it('are no fields that somebody only studied', () => {
    expect(skillsOf('Education\nBSc Physiotherapy, 2019\nSkills\nManual therapy')).toEqual([
      'Manual therapy',
    ]);
    expect(skillsOf('Summary\nTen years of physiotherapy\nEducation\nBSc')).toEqual([
      'Physiotherapy',
    ]);
  });
});

describe('the name', () => {
  const nameIn = (top: string) =>
    parseResume(`${top}\nExperience\nNurse\nMercy Hospital\n2019 - 2023`, { pages: 1 }).name;

  it.each([
    ['Jane Porter | Nurse', 'Jane Porter'],
    ['Jane Porter (she/her)', 'Jane Porter'],
    ['JANE\nPORTER', 'Jane Porter'],
    ['Curriculum Vitae – Jane Porter', 'Jane Porter'],
    ['CURRICULUM VITAE\nPersonal details\nName\tJane Porter', 'Jane Porter'],
    ['Registered Nurse\nJane Porter', 'Jane Porter'],
    ['Jane Porter ☎ +44 20 0000 0000', 'Jane Porter'],
    ['Contact\njane@example.com\nSkills\nTriage\nJane Porter\nRegistered Nurse', 'Jane Porter'],
    ['Siti Aminah binti Osman', 'Siti Aminah binti Osman'],
    ['عبد الله بن محمد آل سعيد', 'عبد الله بن محمد آل سعيد'],
    ['السيرة الذاتية لـ سارة محمود العلي', 'سارة محمود العلي'],
    ['البيانات الشخصية\nالاسم\tسارة محمود العلي', 'سارة محمود العلي'],
    ['لينا جورج حداد\nمصممة', 'لينا جورج حداد'],
  ])('is found in %j', (top, name) => expect(nameIn(top)).toBe(name));

  it.each(['Registered Nurse', 'San Francisco, California', 'ممرضة أطفال'])(
    'is not taken from %j',
    (top) => expect(nameIn(top)).toBeNull(),
  );
});
