import { findSkills, skillNamed } from '../facts/lexicon/skills';
import type { Family } from '../facts/lexicon/skill-lines';
import type { QuestionRequest } from './facts';

/** A family that has its own question bank. */
export type WorkFamily = Exclude<Family, 'general'>;

const ROLE_HINTS: readonly (readonly [RegExp, WorkFamily])[] = [
  [
    /\b(qa|quality assurance|test(er| engineer| automation)|sdet)\b|ضمان الجودة|اختبار البرمجيات/i,
    'quality',
  ],
  [
    /\b(devops|sre|site reliability|platform engineer|cloud engineer|infrastructure|system administrator|network engineer|security (engineer|analyst))\b|أمن|شبكات/i,
    'infrastructure',
  ],
  [/\b(data|machine learning|ml engineer|bi developer|statistician|analytics)\b|بيانات/i, 'data'],
  [/\b(designer|ux|ui|design lead)\b|مصمم|مصممة/i, 'design'],
  [
    /\b(nurse|doctor|physician|pharmacist|clinical|therapist|medical|healthcare)\b|ممرض|طبيب|صيدلي|تمريض/i,
    'healthcare',
  ],
  [/\b(teacher|lecturer|instructor|tutor|professor|curriculum)\b|معلم|مدرس|محاضر/i, 'education'],
  [
    /\b(accountant|auditor|finance|financial|treasury|controller|bookkeep\w*)\b|محاسب|مالي|تدقيق|مدقق/i,
    'finance',
  ],
  [/\b(recruiter|talent|human resources|hr)\b|موارد بشرية|الموارد البشرية|توظيف/i, 'people'],
  [
    /\b(support|customer service|customer success|help desk|call cent(er|re))\b|خدمة العملاء|دعم/i,
    'support',
  ],
  [/\b(sales|account executive|business development|account manager)\b|مبيعات/i, 'sales'],
  [/\b(marketing|seo|content|brand|social media|growth)\b|تسويق/i, 'marketing'],
  [
    /\b(civil|mechanical|electrical|structural|site|hvac|mep|manufacturing|maintenance) (engineer|supervisor|manager)\b|مهندس (مدني|ميكانيك|كهرب|إنشائي|موقع)|مهندسة (مدنية|ميكانيك|كهرب)/i,
    'engineering',
  ],
  [
    /\b(product (manager|owner)|project manager|program manager|business analyst|scrum master)\b|مدير مشروع|مدير منتج|إدارة المشاريع/i,
    'product',
  ],
  [
    /\b(developer|programmer|software|backend|back-end|frontend|front-end|full[- ]?stack|mobile|web|ios|android|engineer)\b|مطور|مبرمج|برمجيات/i,
    'software',
  ],
];

/**
 * Returns the job families that an interview is about, most likely first. The job title counts
 * most, then the job description, then the candidate's titles and skills.
 */
export function families({ resume, jobDescription }: QuestionRequest): WorkFamily[] {
  const weights = new Map<WorkFamily, number>();
  const add = (family: Family, weight: number) => {
    if (family !== 'general') weights.set(family, (weights.get(family) ?? 0) + weight);
  };
  const hint = (title: string, weight: number) => {
    const found = ROLE_HINTS.find(([pattern]) => pattern.test(title));
    if (found) add(found[1], weight);
  };
  if (jobDescription) {
    hint(jobDescription.title, 20);
    for (const { skill } of findSkills(jobDescription.content, { strict: true }))
      add(skill.family, 2);
  }
  resume?.titles.slice(0, 3).forEach((title) => hint(title, 4));
  resume?.skills.slice(0, 15).forEach((name) => {
    const skill = skillNamed(name);
    if (skill) add(skill.family, 1);
  });
  return [...weights]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([family]) => family);
}
