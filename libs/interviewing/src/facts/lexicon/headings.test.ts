import { sections } from './headings';

const sectionOf = (line: string) => sections(`${line}\ntext`).at(-1)?.name;

describe('sections', () => {
  it.each([
    ['Experience & Teaching', 'experience'],
    ['Education and Experience', 'experience'],
    ['Training & Education', 'education'],
    ['Relevant Skills & Accomplishments', 'skills'],
    ['Skills / Tools', 'skills'],
    ['Organisational Experience', 'experience'],
    ['Employment Summary', 'experience'],
    ['Career Summary', 'summary'],
    ['DIGITAL SKILLS:', 'skills'],
    ['الخبرات والإنجازات', 'experience'],
    ['الخبرات التدريسية', 'experience'],
    ['التعليم والدورات', 'education'],
  ])('know "%s"', (line, name) => expect(sectionOf(line)).toBe(name));

  it.each([
    ['What we expect', 'requirements'],
    ['You should have:', 'requirements'],
    ['Is this you?', 'requirements'],
    ['The successful candidate will have the following:', 'requirements'],
    ['ماذا نطلب منك؟', 'requirements'],
    ['يجب أن يتوفر لديك', 'requirements'],
    ['المطلوب لقسم المحاسبة:', 'requirements'],
    ['Would also be great', 'preferred'],
    ['ومما نفضله', 'preferred'],
    ['Your week', 'responsibilities'],
    ['What you get', 'other'],
    ['ماذا نقدم لك؟', 'other'],
    ['Why Acme', 'company'],
  ])('know "%s", which is said rather than named', (line, name) =>
    expect(sectionOf(line)).toBe(name),
  );

  it.each([
    'Customer Experience',
    'What we expect of suppliers was written by me',
    'You have new mail',
    'Sales and Training',
    'Head of Education & Research',
    'Special Education',
    'مدير الخبرات والفعاليات',
  ])('take "%s" for text', (line) => expect(sectionOf(line)).toBe('top'));

  it('leave out page numbers', () =>
    expect(sections('Page 1 of 2\nNurse\nصفحة 2 من 3')[0]?.lines.map(({ text }) => text)).toEqual([
      'Nurse',
    ]));

  it('take the location of a job for one of its lines', () =>
    expect(sections('Experience\nNurse\nLocation: Boston\n2019').map(({ name }) => name)).toEqual([
      'top',
      'experience',
    ]));
});

describe('"التواصل" under skills', () => {
  const skillsIn = (following: string) =>
    sections(`المهارات\nإدارة الوقت\nالتواصل\n${following}`)
      .filter(({ name }) => name === 'skills')
      .flatMap(({ lines }) => lines.map(({ text }) => text));

  it('is a skill', () =>
    expect(skillsIn('العمل الجماعي')).toEqual(['إدارة الوقت', 'التواصل', 'العمل الجماعي']));
  it('is a heading above addresses and numbers', () =>
    expect(skillsIn('0501234567')).toEqual(['إدارة الوقت']));
});
