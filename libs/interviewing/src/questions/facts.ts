import {
  DEFAULT_JOB_ROLE,
  type InterviewType,
  type Difficulty,
  type Language,
  type ParsedJobDescription,
  type ParsedResume,
  type PlannedQuestion,
} from '@portal/protocol';
import { fold } from '../language/words';
import { parseJobDescription } from '../facts/job-description';
import { isFieldOfWork } from '../facts/lexicon/fields-of-work';
import { impliedSkills } from '../facts/lexicon/implied-skills';
import { isNoSubject } from '../facts/lexicon/no-subject';
import { canonicalSkill, skillNamed } from '../facts/lexicon/skills';
import { isSensitive } from '../facts/sensitive';
import { hasMarkup, isInstruction, isSpeakableName } from '../facts/speakable';
import type { Place } from './bank/template';
import { activitiesIn, asActivity } from './duty-activity';
import { employerName, isQualification, projectName, spokenRole } from './names';

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
  /** Number of main questions, not counting follow-ups. */
  numberOfQuestions: number;
  language: Language;
  /**
   * Varies the choice of questions. The same request and seed always produce the same questions.
   */
  seed?: string;
  /**
   * What this person was asked in earlier interviews. None of it is asked again while other
   * questions are left.
   */
  askedBefore?: readonly Pick<PlannedQuestion, 'id' | 'question'>[];
}

const FEW_DUTIES = 3;
const isSoft = (name: string) => skillNamed(name)?.family === 'general';
const lower = (items: readonly string[]) => new Set(items.map((item) => item.toLowerCase()));
const speakable = (names: readonly string[] | undefined) => (names ?? []).filter(isSpeakableName);

/**
 * Returns the possible values for each placeholder, most prominent first. Documents are untrusted,
 * so values that must not be spoken aloud are dropped.
 */
export function fillings({
  resume,
  jobDescription,
  language,
}: QuestionRequest): Record<Place, string[]> {
  const job = jobDescription && askedOf(jobDescription);
  const isNamed = (skill: string) => !isSoft(skill) && !isFieldOfWork(skill) && !isNoSubject(skill);
  const own = [...new Set(speakable(resume?.skills).map(canonicalSkill))].filter(isNamed);
  const asked = speakable(job?.skills).filter(isNamed);
  const shown = shownBy(resume);
  const askedSet = lower(asked);
  const title = roleName(jobDescription);
  const company = companyName(jobDescription);
  return {
    // Where a position is known, what it does not ask for hardly matters.
    skill: jobDescription
      ? []
      : own.filter((skill) => !askedSet.has(skill.toLowerCase())).slice(0, 12),
    match: own.filter((skill) => askedSet.has(skill.toLowerCase())).slice(0, 12),
    gap: resume
      ? speakable(job?.required)
          .filter((skill) => isNamed(skill) && !shown.has(skill.toLowerCase()))
          .slice(0, 10)
      : [],
    employer: spoken(speakable(workplacesOf(resume)), employerName).slice(0, 5),
    project: spoken(speakable(resume?.projects), projectName).slice(0, 6),
    role: title && title !== DEFAULT_JOB_ROLE.title ? spoken([title], spokenRole) : [],
    company: company ? [company] : [],
    duty: duties(jobDescription, language).slice(0, 6),
  };
}

/** The employers of a resume without the places where the person only studied. */
const workplacesOf = (resume: ParsedResume | null): string[] =>
  (resume?.employers ?? []).filter((name) => {
    const titles = resume!.employments
      .filter(({ employer }) => employer === name)
      .map(({ title }) => title);
    return titles.length === 0 || titles.some((title) => title === null || !isQualification(title));
  });

const spoken = (names: readonly string[], form: (name: string) => string | null): string[] => [
  ...new Set(names.flatMap((name) => form(name) ?? [])),
];

/** A job's duties as activities; from its running text if it lists hardly any. */
function duties(job: JobFacts | null, language: Language): string[] {
  if (!job) return [];
  const listed = job.parsed.responsibilities.flatMap((duty) => asActivity(duty, language) ?? []);
  const told = listed.length < FEW_DUTIES && language === 'en-US' ? activitiesIn(job.content) : [];
  return [...new Set([...listed, ...told])].filter((duty) => isSpeakable(duty, language));
}

const TRAINING =
  /\b(?:intern|internship|trainee|student|apprentice|coop|co-op)\b|متدرب|تدريب|طالب/u;

const FOR_BEGINNERS =
  /\b(?:junior|graduate|trainee|intern|entry[ -]level|apprentice|fresh(?:er)?)\b|مبتدي|حديثي? التخرج|خريج|متدرب/u;

/**
 * Whether a candidate has no job behind them, except for training. If no job was read in the
 * resume, it has to list projects and the position ask for no years, or the position be one for
 * beginners: a resume in an unusual form may hide its jobs.
 */
export const isJunior = ({
  resume,
  jobDescription,
}: Pick<QuestionRequest, 'resume' | 'jobDescription'>): boolean =>
  resume !== null &&
  (resume.yearsOfExperience ?? 0) < 2 &&
  (resume.employments.length > 0
    ? resume.employments.every(({ title }) => title !== null && TRAINING.test(fold(title)))
    : (resume.projects.length > 0 &&
        resume.yearsOfExperience === null &&
        (jobDescription?.parsed.yearsRequired ?? 0) < 2) ||
      FOR_BEGINNERS.test(fold([jobDescription?.title, ...resume.titles].join('\n'))));

/**
 * What a job asks of the person. A description that was stored before required skills were told
 * apart is read again.
 */
const askedOf = ({ parsed, content }: JobFacts) => ({
  skills: parsed.skills,
  required: parsed.required ?? parseJobDescription(content).required ?? [],
});

/** The skills that a resume shows, by name or in other words; lower case. */
function shownBy(resume: ParsedResume | null): Set<string> {
  if (!resume) return new Set();
  const { skills, projects, titles } = resume;
  return lower([
    ...skills.map(canonicalSkill),
    ...(resume.covers ?? []),
    ...impliedSkills([...skills, ...projects, ...titles].join('\n')),
  ]);
}

/**
 * Returns the job title without anything in brackets or after a vertical bar, so that "Nurse (part
 * time)" becomes "Nurse". Returns null if there is no title or it must not be spoken aloud.
 */
export function roleName(job: Pick<JobFacts, 'title'> | null): string | null {
  const clean = job?.title
    .replace(/\([^)]*\)|\|.*/g, ' ')
    // "ممرض/ة" names both genders; the shorter form stands for both.
    .replace(/\/\s?ـ?(?:ة|ه)(?!\p{L})/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!clean) return null;
  const work = clean.replace(WHOM_THE_WORK_IS_FOR, ' ').trim();
  return isSpeakableName(clean) || (work !== '' && work !== clean && isSpeakableName(work))
    ? clean
    : null;
}

/**
 * People in the names of occupations, such as a children's nurse or a family doctor. As a subject
 * of questions they would be about the candidate's private life.
 */
const WHOM_THE_WORK_IS_FOR =
  /\b(?:child(?:ren)?(?:['’]s)?|family|families|baby|babies)\b|(?<!\p{L})(?:ال|لل)?(?:أطفال|اطفال|طفل|أسرة|اسرة)(?!\p{L})/giu;

/**
 * Returns the company's name, or null if it is missing, is only the default name, or must not be
 * spoken aloud.
 */
export function companyName(job: Pick<JobFacts, 'companyName'> | null): string | null {
  const name = job?.companyName?.trim();
  return name && name !== DEFAULT_JOB_ROLE.companyName && isSpeakableName(name) ? name : null;
}

/**
 * Whether a duty can safely be spoken aloud. It must be in the interview's language, contain no
 * markup or instructions, and avoid sensitive topics.
 */
function isSpeakable(duty: string, language: Language): boolean {
  const arabic = /[\u0600-\u06FF]/.test(duty);
  return (
    arabic === (language === 'ar-SA') &&
    !hasMarkup(duty) &&
    !isInstruction(duty) &&
    !isSensitive(duty)
  );
}
