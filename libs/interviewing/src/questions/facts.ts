import { DEFAULT_JOB_ROLE, type InterviewType, type Difficulty, type Language, type ParsedJobDescription, type ParsedResume } from '@portal/protocol';
import { words } from '../language/words';
import { canonicalSkill, findSkills, skillNamed } from '../facts/lexicon/skills';
import type { Family } from '../facts/lexicon/skill-lines';
import type { Place } from './bank/template';

export interface JobFacts { title: string; companyName: string | null; content: string; parsed: ParsedJobDescription }

export interface QuestionRequest {
  resume: ParsedResume | null;
  jobDescription: JobFacts | null;
  interviewType: InterviewType;
  difficulty: Difficulty;
  /** How many main questions; follow-ups do not count. */
  questionCount: number;
  language: Language;
  /** Varies the choice; the same request with the same seed gives the same questions. */
  seed?: string;
}

const SPOKEN_DUTY_WORDS = 12;
const isSoft = (name: string) => skillNamed(name)?.family === 'general';
const lower = (items: readonly string[]) => new Set(items.map((item) => item.toLowerCase()));

/** What may stand in each place of a template, most prominent first. */
export function fillings({ resume, jobDescription, language }: QuestionRequest): Record<Place, string[]> {
  const own = [...new Set((resume?.skills ?? []).map(canonicalSkill))].filter((skill) => !isSoft(skill));
  const asked = (jobDescription?.parsed.skills ?? []).filter((skill) => !isSoft(skill));
  const ownSet = lower(own);
  const askedSet = lower(asked);
  const title = cleanTitle(jobDescription?.title);
  const company = jobDescription?.companyName?.trim();
  return {
    skill: own.filter((skill) => !askedSet.has(skill.toLowerCase())).slice(0, 12),
    match: own.filter((skill) => askedSet.has(skill.toLowerCase())).slice(0, 12),
    gap: resume ? asked.filter((skill) => !ownSet.has(skill.toLowerCase())).slice(0, 10) : [],
    employer: (resume?.employers ?? []).slice(0, 5),
    project: (resume?.projects ?? []).slice(0, 6),
    role: title ? [title] : [],
    company: company && company !== DEFAULT_JOB_ROLE.companyName ? [company] : [],
    duty: (jobDescription?.parsed.responsibilities ?? []).filter((duty) => isSpeakable(duty, language)).map(asSpokenDuty).slice(0, 6),
  };
}

function cleanTitle(title: string | undefined): string | null {
  const clean = title?.replace(/\([^)]*\)/g, ' ').replace(/\s+/g, ' ').trim();
  return clean && clean !== DEFAULT_JOB_ROLE.title && words(clean).length <= 8 ? clean : null;
}

/** A duty is read out only where it is short, in the interview's language and free of anything personal. */
function isSpeakable(duty: string, language: Language): boolean {
  const arabic = /[\u0600-\u06FF]/.test(duty);
  return words(duty).length <= SPOKEN_DUTY_WORDS && arabic === (language === 'ar-SA') && !/[<>{}[\]*_#|]|https?:/.test(duty) && !isSensitive(duty);
}

const asSpokenDuty = (duty: string) => duty.replace(/[.;:،]+$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const SENSITIVE = /\b(age|aged|young|married|marital|pregnan\w*|children|religio\w*|church|mosque|faith|nationalit\w*|ethnic\w*|race|gender|male|female|disab\w*|health condition)\b|(?<!\p{L})(العمر|السن|متزوجة?|حامل|الدين|ديانة|الديانة|الجنسية|جنسية|ذكور|إناث|أنثى|إعاقة|مذهب|قبيلة)(?!\p{L})/iu;

/** True for words on age, family, religion, health or origin, which no question may touch. */
export const isSensitive = (text: string) => SENSITIVE.test(text);

const ROLE_HINTS: readonly (readonly [RegExp, Family])[] = [
  [/\b(qa|quality assurance|test(er| engineer| automation)|sdet)\b|ضمان الجودة|اختبار البرمجيات/i, 'quality'],
  [/\b(devops|sre|site reliability|platform engineer|cloud engineer|infrastructure|system administrator|network engineer|security (engineer|analyst))\b|أمن|شبكات/i, 'infrastructure'],
  [/\b(data|machine learning|ml engineer|bi developer|statistician|analytics)\b|بيانات/i, 'data'],
  [/\b(designer|ux|ui|design lead)\b|مصمم|مصممة/i, 'design'],
  [/\b(nurse|doctor|physician|pharmacist|clinical|therapist|medical|healthcare)\b|ممرض|طبيب|صيدلي|تمريض/i, 'healthcare'],
  [/\b(teacher|lecturer|instructor|tutor|professor|curriculum)\b|معلم|مدرس|محاضر/i, 'education'],
  [/\b(accountant|auditor|finance|financial|treasury|controller|bookkeep\w*)\b|محاسب|مالي|تدقيق|مدقق/i, 'finance'],
  [/\b(recruiter|talent|human resources|hr)\b|موارد بشرية|الموارد البشرية|توظيف/i, 'people'],
  [/\b(support|customer service|customer success|help desk|call cent(er|re))\b|خدمة العملاء|دعم/i, 'support'],
  [/\b(sales|account executive|business development|account manager)\b|مبيعات/i, 'sales'],
  [/\b(marketing|seo|content|brand|social media|growth)\b|تسويق/i, 'marketing'],
  [/\b(civil|mechanical|electrical|structural|site|hvac|mep|manufacturing|maintenance) (engineer|supervisor|manager)\b|مهندس (مدني|ميكانيك|كهرب|إنشائي|موقع)|مهندسة (مدنية|ميكانيك|كهرب)/i, 'engineering'],
  [/\b(product (manager|owner)|project manager|program manager|business analyst|scrum master)\b|مدير مشروع|مدير منتج|إدارة المشاريع/i, 'product'],
  [/\b(developer|programmer|software|backend|back-end|frontend|front-end|full[- ]?stack|mobile|web|ios|android|engineer)\b|مطور|مبرمج|برمجيات/i, 'software'],
];

/** The family of work of an interview, most likely first: from the position, the duties, then the candidate's titles and skills. */
export function families({ resume, jobDescription }: QuestionRequest): Family[] {
  const weights = new Map<Family, number>();
  const add = (family: Family, weight: number) => { if (family !== 'general') weights.set(family, (weights.get(family) ?? 0) + weight); };
  const hint = (title: string, weight: number) => { const found = ROLE_HINTS.find(([pattern]) => pattern.test(title)); if (found) add(found[1], weight); };
  if (jobDescription) {
    hint(jobDescription.title, 20);
    for (const { skill } of findSkills(jobDescription.content, { strict: true })) add(skill.family, 2);
  }
  resume?.titles.slice(0, 3).forEach((title) => hint(title, 4));
  resume?.skills.slice(0, 15).forEach((name) => { const skill = skillNamed(name); if (skill) add(skill.family, 1); });
  return [...weights].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([family]) => family);
}
