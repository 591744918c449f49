import type { Language } from '@portal/protocol';

type Names = Readonly<Record<Language, string>>;

/** Aspects of skilled work that exist in every trade, each with its display names. */
export const TECHNICAL_AREAS = {
  craft: { 'en-US': 'Knowledge of the craft', 'ar-SA': 'المعرفة المهنية' },
  diagnosis: { 'en-US': 'Finding causes', 'ar-SA': 'معرفة الأسباب' },
  judgement: { 'en-US': 'Weighing decisions', 'ar-SA': 'الموازنة واتخاذ القرار' },
  quality: { 'en-US': 'Quality of work', 'ar-SA': 'جودة العمل' },
  risk: { 'en-US': 'Dealing with risk', 'ar-SA': 'التعامل مع المخاطر' },
  improvement: { 'en-US': 'Improving how work is done', 'ar-SA': 'تحسين العمل' },
  communication: { 'en-US': 'Explaining and agreeing', 'ar-SA': 'الشرح والتواصل' },
  planning: { 'en-US': 'Planning and priorities', 'ar-SA': 'التخطيط والأولويات' },
} as const satisfies Record<string, Names>;

/** Aspects of behaviour at work, each with its display names. */
export const HR_AREAS = {
  motivation: { 'en-US': 'Motivation', 'ar-SA': 'الدافع إلى العمل' },
  teamwork: { 'en-US': 'Working in a team', 'ar-SA': 'العمل الجماعي' },
  conflict: { 'en-US': 'Settling disagreement', 'ar-SA': 'حل الخلاف' },
  learning: { 'en-US': 'Learning from experience', 'ar-SA': 'التعلم من التجربة' },
  pressure: { 'en-US': 'Working under pressure', 'ar-SA': 'العمل تحت الضغط' },
  adaptability: { 'en-US': 'Adapting to change', 'ar-SA': 'التأقلم مع التغيير' },
  initiative: { 'en-US': 'Initiative', 'ar-SA': 'المبادرة' },
  integrity: { 'en-US': 'Integrity', 'ar-SA': 'النزاهة' },
  influence: { 'en-US': 'Winning others over', 'ar-SA': 'الإقناع والتأثير' },
  service: { 'en-US': 'Helping others', 'ar-SA': 'خدمة الآخرين' },
} as const satisfies Record<string, Names>;

export type TechnicalArea = keyof typeof TECHNICAL_AREAS;
export type HrArea = keyof typeof HR_AREAS;
export type Area = TechnicalArea | HrArea;

export const areaName = (area: Area, language: Language): string =>
  ({ ...TECHNICAL_AREAS, ...HR_AREAS })[area][language];

export const isHrArea = (area: Area): area is HrArea => area in HR_AREAS;

/**
 * Maps soft skills, as named in the lexicon, to areas of behaviour. A job that asks for such a
 * skill gets questions in the corresponding area.
 */
export const SOFT_SKILL_AREAS: Readonly<Record<string, HrArea>> = {
  Leadership: 'influence',
  'Team management': 'influence',
  'Presentation skills': 'influence',
  'Public speaking': 'influence',
  Negotiation: 'influence',
  'Stakeholder management': 'influence',
  Teamwork: 'teamwork',
  Communication: 'teamwork',
  'Interpersonal skills': 'teamwork',
  'Time management': 'pressure',
  'Crisis management': 'pressure',
  Mentoring: 'learning',
  'Problem solving': 'initiative',
  'Conflict resolution': 'conflict',
  'De-escalation': 'conflict',
  'Change management': 'adaptability',
  'Customer service': 'service',
};
