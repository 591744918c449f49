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
    'Customer Experience',
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
