import {
  DEFAULT_JOB_ROLE,
  type InterviewType,
  type Difficulty,
  type Language,
  type ParsedJobDescription,
  type ParsedResume,
} from '@portal/protocol';
import { words } from '../language/words';
import { canonicalSkill, skillNamed } from '../facts/lexicon/skills';
import { isSensitive } from '../facts/sensitive';
import { hasMarkup, isInstruction, isSpeakableName } from '../facts/speakable';
import type { Place } from './bank/template';

export interface JobFacts {
  title: string;
  companyName: string | null;
  content: string;
  parsed: ParsedJobDescription;
}

export interface QuestionRequest {
  resume: ParsedResume | null;
  jobDescription: JobFacts | null;
  interviewType: InterviewType;
  difficulty: Difficulty;
  /** How many main questions; follow-ups do not count. */
  numberOfQuestions: number;
  language: Language;
  /** Varies the choice; the same request with the same seed gives the same questions. */
  seed?: string;
}

const SPOKEN_DUTY_MIN_WORDS = 3;
const SPOKEN_DUTY_MAX_WORDS = 12;
const isSoft = (name: string) => skillNamed(name)?.family === 'general';
const lower = (items: readonly string[]) => new Set(items.map((item) => item.toLowerCase()));
const speakable = (names: readonly string[] | undefined) => (names ?? []).filter(isSpeakableName);

/** What may stand in each place of a template, most prominent first. Documents are data: what is no plain name is left out. */
export function fillings({
  resume,
  jobDescription,
  language,
}: QuestionRequest): Record<Place, string[]> {
  const own = [...new Set(speakable(resume?.skills).map(canonicalSkill))].filter(
    (skill) => !isSoft(skill),
  );
  const asked = speakable(jobDescription?.parsed.skills).filter((skill) => !isSoft(skill));
  const ownSet = lower(own);
  const askedSet = lower(asked);
  const title = roleName(jobDescription);
  const company = companyName(jobDescription);
  return {
    skill: own.filter((skill) => !askedSet.has(skill.toLowerCase())).slice(0, 12),
    match: own.filter((skill) => askedSet.has(skill.toLowerCase())).slice(0, 12),
    gap: resume ? asked.filter((skill) => !ownSet.has(skill.toLowerCase())).slice(0, 10) : [],
    employer: speakable(resume?.employers).slice(0, 5),
    project: speakable(resume?.projects).slice(0, 6),
    role: title && title !== DEFAULT_JOB_ROLE.title ? [title] : [],
    company: company ? [company] : [],
    duty: (jobDescription?.parsed.responsibilities ?? [])
      .filter((duty) => isSpeakable(duty, language))
      .map(asSpokenDuty)
      .slice(0, 6),
  };
}

/** The position's title without what stands in brackets or after a bar ("Nurse (part time) | Riyadh"); null where it is missing or cannot be spoken. */
export function roleName(job: Pick<JobFacts, 'title'> | null): string | null {
  const clean = job?.title
    .replace(/\([^)]*\)|\|.*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return clean && isSpeakableName(clean) ? clean : null;
}

/** The company's name; null where it is missing, only the default or cannot be spoken. */
export function companyName(job: Pick<JobFacts, 'companyName'> | null): string | null {
  const name = job?.companyName?.trim();
  return name && name !== DEFAULT_JOB_ROLE.companyName && isSpeakableName(name) ? name : null;
}

/** A duty is read out only where it is short, in the interview's language, tells of work and is free of anything personal. */
function isSpeakable(duty: string, language: Language): boolean {
  const arabic = /[\u0600-\u06FF]/.test(duty);
  const count = words(duty).length;
  return (
    count >= SPOKEN_DUTY_MIN_WORDS &&
    count <= SPOKEN_DUTY_MAX_WORDS &&
    arabic === (language === 'ar-SA') &&
    !hasMarkup(duty) &&
    !isInstruction(duty) &&
    !isSensitive(duty)
  );
}

const asSpokenDuty = (duty: string) =>
  duty.replace(/[.;:،]+$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
