import { fold } from '../../language/words';

/** Sections recognized in a resume or job description. */
export type SectionName =
  | 'top'
  | 'summary'
  | 'experience'
  | 'projects'
  | 'skills'
  | 'education'
  | 'other'
  | 'responsibilities'
  | 'requirements'
  | 'preferred'
  | 'company';

const HEADINGS: Readonly<Record<Exclude<SectionName, 'top'>, string>> = {
  summary:
    'about the role|about the job|about the position|summary|professional summary|profile|professional profile|about|about me|objective|career objective|personal statement|executive summary|الملخص|الملخص المهني|نبذة|نبذة عني|نبذة شخصية|الهدف الوظيفي|الهدف المهني|ملخص|عن الوظيفة',
  experience:
    'experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience|positions held|internships|internship|الخبرات|الخبرة|الخبرات العملية|الخبرة العملية|الخبرات المهنية|الخبرة المهنية|التاريخ الوظيفي|الخبرات الوظيفية',
  projects:
    'projects|selected projects|personal projects|key projects|academic projects|notable projects|side projects|portfolio|project experience|المشاريع|المشروعات|مشاريع|أبرز المشاريع|مشاريع مختارة|أهم المشاريع|المشاريع الرئيسية',
  skills:
    'skills|technical skills|key skills|core skills|core competencies|competencies|technologies|tech stack|tools|tools and technologies|skills and tools|areas of expertise|expertise|technical proficiencies|clinical skills|software|المهارات|المهارات التقنية|مهارات|المهارات الفنية|المهارات المهنية|المهارات الأساسية|الأدوات|التقنيات|الكفاءات',
  education:
    'education|academic background|qualifications|education and training|academic qualifications|التعليم|المؤهلات|المؤهلات العلمية|المؤهل العلمي|الدراسة|المؤهلات الأكاديمية',
  other:
    'certifications|certificates|certifications and training|licenses|licenses and certifications|courses|training|awards|honors|languages|interests|hobbies|references|publications|volunteering|volunteer experience|personal information|contact|benefits|what we offer|perks|perks and benefits|how to apply|working hours|location|salary|equal opportunity|الشهادات|الدورات|الدورات التدريبية|شهادات|اللغات|الهوايات|الاهتمامات|المراجع|الجوائز|العمل التطوعي|معلومات الاتصال|البيانات الشخصية|المعلومات الشخصية|المزايا|ما نقدمه|مزايا الوظيفة|طريقة التقديم|الموقع|وش نقدم لك',
  responsibilities:
    "responsibilities|key responsibilities|your responsibilities|duties|main duties|job duties|what you will do|what you'll do|what you'll be doing|the role|your role|role overview|job description|day to day|role and responsibilities|roles and responsibilities|job responsibilities|tasks|your tasks|in this role you will|you will|main tasks|المهام|المسؤوليات|المهام والمسؤوليات|الواجبات|مهام الوظيفة|الوصف الوظيفي|مهامك|المهام الوظيفية|المهام الرئيسية|ما ستقوم به|وش بتسوي|طبيعة العمل",
  requirements:
    "requirements|job requirements|qualifications and skills|required skills|must have|what you bring|what we are looking for|what we're looking for|who you are|minimum qualifications|minimum requirements|basic qualifications|required qualifications|essential|essential requirements|essential skills|required|must haves|must-have|must-haves|what you need|what you'll need|you have|about you|your profile|your skills|requirements and skills|we require|skills and qualifications|المتطلبات|الشروط|متطلبات الوظيفة|المؤهلات المطلوبة|المهارات المطلوبة|شروط الوظيفة|الشروط الأساسية|متطلبات أساسية|المطلوب|يشترط|الخبرات المطلوبة|وش نبي منك",
  preferred:
    'preferred|preferred qualifications|preferred skills|preferred experience|nice to have|nice to haves|nice-to-have|good to have|bonus|bonus points|desirable|desirable skills|desired|ideally|a plus|would be a plus|pluses|optional|المؤهلات المفضلة|المهارات المفضلة|يفضل|المفضل|مفضل|ميزة إضافية|مزايا إضافية|ميزات إضافية|مهارات إضافية|ويفضل|حلو لو عندك',
  company:
    'about us|about the company|who we are|company|our company|company overview|company profile|the company|our story|our product|our products|our customers|the product|about the product|our industry|our mission|the team|about the team|our stack|عن الشركة|من نحن|نبذة عن الشركة|الشركة|شركتنا|منتجنا|منتجاتنا|عملاؤنا|عن المستشفى|عن المدرسة|عن الجهة|حنا مين',
};

const INDEX = new Map(
  Object.entries(HEADINGS).flatMap(([name, list]) =>
    list.split('|').map((heading) => [fold(heading), name as SectionName] as const),
  ),
);

/** Matches a bullet or a number at the start of a line. */
export const BULLET = /^\s*(?:[-*•▪●◦‣·–—»✓]|\d{1,2}[.)])\s+/;

export interface Line {
  text: string;
  bullet: boolean;
}
export interface Section {
  name: SectionName;
  lines: Line[];
}

/** Matches "About Nimbus", but not a heading that speaks of the role or the candidate. */
const ABOUT_SOMEBODY =
  /^(?:about (?!you|me|the role|the job|the position)|نبذة عن (?!ي|الوظيفة|المرشح)|عن (?:شركة|مجموعة|مستشفى|مدرسة|مؤسسة) )\S+(?: \S+){0,4}$/iu;

const bare = (line: string) =>
  fold(line)
    .replace(/&/g, ' and ')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ');

/**
 * If a line is a section heading, returns the section and any text after the colon ("Skills: React,
 * SQL"); otherwise null.
 */
function heading(line: string): { name: SectionName; rest: string } | null {
  if (line.length > 400) return null;
  const whole = INDEX.get(bare(line));
  if (whole && line.length <= 60) return { name: whole, rest: '' };
  const inline = line.match(/^([^:：]{3,40})[:：](.+)$/);
  const name = inline?.[1] ? INDEX.get(bare(inline[1])) : undefined;
  if (!name && ABOUT_SOMEBODY.test(line.replace(/[:：]\s*$/, '')) && !/[.!?؟]$/.test(line))
    return { name: 'company', rest: '' };
  return name && inline?.[2] ? { name, rest: inline[2].trim() } : null;
}

/**
 * Splits a document into sections, in order. Lines before the first heading form the section `top`;
 * empty lines are dropped.
 */
export function sections(text: string): Section[] {
  const found: Section[] = [{ name: 'top', lines: [] }];
  for (const raw of text
    .replace(/\r\n?|\u2028|\f/g, '\n')
    .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    .split('\n')) {
    const line = raw.replace(/\u00a0/g, ' ').trim();
    if (!line) continue;
    const opens = heading(line);
    if (opens) found.push({ name: opens.name, lines: [] });
    const body = opens ? opens.rest : line;
    if (body)
      found
        .at(-1)!
        .lines.push({ text: body.replace(BULLET, '').trim(), bullet: BULLET.test(body) });
  }
  return found;
}
