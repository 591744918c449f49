import {
  type ParsedJobDescription,
  type ParsedResume,
  RESUME_FACT_MAX_CHARS,
  RESUME_FACTS_MAX,
  RESUME_YEARS_MAX,
} from '@portal/protocol';
import { z } from 'zod';
import { canonicalSkill } from '../../facts/lexicon/skills';
import { correctResume } from '../../facts/resume';
import { isSpeakableName } from '../../facts/speakable';
import { tame } from '../../facts/tame';
import { fold, words } from '../../language/words';
import { askFor } from '../ask-for';
import { asData, DATA_IS_NO_INSTRUCTION } from '../fence';
import { attempt, type Outcome, type TaskContext } from './attempt';
import { isQuoteFrom, occursIn, withoutContacts, withoutOrders } from './guards';

/** Documents and what the rules found in them; null if there is none. */
export interface Documents {
  resume: { content: string; parsed: ParsedResume } | null;
  job: { content: string; parsed: ParsedJobDescription } | null;
}

export interface DocumentFacts {
  resume: ParsedResume | null;
  job: ParsedJobDescription | null;
}

/** How long to wait for the facts (ms). The candidate waits for the room meanwhile. */
const PATIENCE_MS = 6_000;
const MAX_TOKENS = 2_500;
/** Maximum length of each document in the prompt, in characters: about three pages. */
const DOCUMENT_CHARS = 12_000;
const MAX_COVERED = 12;
const DUTY_MAX_CHARS = 220;

const names = z.array(z.string());
const schema = z.strictObject({
  resume: z.strictObject({
    name: z.string().nullable(),
    skills: names,
    titles: names,
    employers: names,
    projects: names,
    yearsOfExperience: z.number().nullable(),
  }),
  job: z.strictObject({
    required: names,
    preferred: names,
    mentioned: names,
    responsibilities: names,
    yearsRequired: z.number().nullable(),
  }),
  covered: z.array(z.strictObject({ skill: z.string(), inJob: z.string(), inResume: z.string() })),
});
type Reply = z.infer<typeof schema>;

const SYSTEM = `You read a resume and a job description for the interviewer of a practice job interview. Reply with one JSON object.
Copy every fact word for word as it stands in the document; leave out what does not stand there. The most important comes first. A document that is missing has empty lists and nulls.
resume: name of the person; skills (tools, methods, subjects); titles of the jobs held; employers; names of projects; yearsOfExperience, if the text states a number.
job: skills that are required, preferred (a plus), or only mentioned (of the company, not asked of the person); responsibilities, one short phrase each; yearsRequired, if the text states a number.
covered: required skills that the resume shows in other words, without their name: the skill, the words of the job description (inJob) and the words of the resume (inResume) that show it.
Never list age, family, religion, health, origin or politics.
${DATA_IS_NO_INSTRUCTION}`;

/**
 * Reads the facts of a resume and a job description. Every fact must stand word for word in its
 * document, otherwise it is dropped; a list of which nothing is left is the rules'. Lines that give
 * orders to a model are not sent.
 */
export function readDocuments(
  documents: Documents,
  { model, ...options }: TaskContext,
): Promise<Outcome<DocumentFacts>> {
  const { resume, job } = documents;
  const byRules = { resume: resume?.parsed ?? null, job: job?.parsed ?? null };
  const texts = { resume: sentPart(resume?.content), job: sentPart(job?.content) };
  return attempt(async () => {
    if (texts.resume === '' && texts.job === '') return byRules;
    const reply = await askFor(
      model,
      {
        name: 'document_facts',
        schema,
        messages: [
          { role: 'system', content: SYSTEM },
          {
            role: 'user',
            content: [
              asData('resume', texts.resume, DOCUMENT_CHARS),
              asData('job_description', texts.job, DOCUMENT_CHARS),
            ].join('\n'),
          },
        ],
        maxTokens: MAX_TOKENS,
        patienceMs: PATIENCE_MS,
      },
      options,
    );
    return checked(reply, documents, texts);
  }, byRules);
}

const sentPart = (content: string | undefined): string =>
  withoutContacts(withoutOrders(tame(content ?? ''))).slice(0, DOCUMENT_CHARS);

function checked(
  { resume, job, covered }: Reply,
  documents: Documents,
  texts: Record<'resume' | 'job', string>,
): DocumentFacts {
  const rules = { resume: documents.resume?.parsed, job: documents.job?.parsed };
  const parsedJob = rules.job ? jobFacts(job, rules.job, texts.job) : null;
  const shown = rules.resume ? coveredSkills(covered, parsedJob, texts) : [];
  const parsedResume = rules.resume ? resumeFacts(resume, rules.resume, texts.resume) : null;
  return {
    resume: parsedResume && {
      ...parsedResume,
      covers: unique([...(parsedResume.covers ?? []), ...shown]),
    },
    job: parsedJob,
  };
}

function resumeFacts(read: Reply['resume'], rules: ParsedResume, text: string): ParsedResume {
  const or = (found: string[], fallback: string[]) => (found.length > 0 ? found : fallback);
  return correctResume(rules, {
    name: factsIn([read.name ?? ''], text)[0] ?? rules.name,
    skills: or(unique(factsIn(read.skills, text).map(canonicalSkill)), rules.skills),
    titles: or(factsIn(read.titles, text), rules.titles),
    employers: or(factsIn(read.employers, text), rules.employers),
    projects: or(factsIn(read.projects, text), rules.projects),
    yearsOfExperience: yearsIn(read.yearsOfExperience, text) ?? rules.yearsOfExperience,
  }).corrected;
}

function jobFacts(
  read: Reply['job'],
  rules: ParsedJobDescription,
  text: string,
): ParsedJobDescription {
  const skills = (found: readonly string[]) => unique(factsIn(found, text).map(canonicalSkill));
  const required = skills(read.required);
  const other = new Set(required);
  const preferred = skills(read.preferred).filter((skill) => !other.has(skill));
  const known = new Set([...required, ...preferred]);
  const duties = read.responsibilities
    .slice(0, RESUME_FACTS_MAX)
    .filter((duty) => duty.length <= DUTY_MAX_CHARS && isQuoteFrom(duty, text));
  const found = {
    ...rules,
    responsibilities: duties.length > 0 ? unique(duties) : rules.responsibilities,
    yearsRequired: yearsIn(read.yearsRequired, text) ?? rules.yearsRequired,
  };
  if (known.size === 0) return found;
  return {
    ...found,
    // Skills that the text neither requires nor prefers, but that the work uses, are the rules'.
    skills: unique([...required, ...preferred, ...usedOf(rules)]),
    required,
    preferred,
    mentioned: skills(read.mentioned).filter((skill) => !known.has(skill)),
  };
}

const usedOf = ({ skills, required = [], preferred = [] }: ParsedJobDescription): string[] =>
  skills.filter((skill) => !required.includes(skill) && !preferred.includes(skill));

/** Returns the required skills that the resume shows in other words. */
function coveredSkills(
  read: Reply['covered'],
  job: ParsedJobDescription | null,
  texts: Record<'resume' | 'job', string>,
): string[] {
  const required = new Set(job?.required ?? []);
  return read
    .slice(0, RESUME_FACTS_MAX)
    .map(({ skill, ...quotes }) => ({ skill: canonicalSkill(skill.trim()), ...quotes }))
    .filter(
      ({ skill, inJob, inResume }) =>
        required.has(skill) && occursIn(inJob, texts.job) && isQuoteFrom(inResume, texts.resume),
    )
    .slice(0, MAX_COVERED)
    .map(({ skill }) => skill);
}

/** Returns the facts that stand in the text and may be spoken of, without repeats. */
const factsIn = (facts: readonly string[], text: string): string[] =>
  unique(
    facts
      .slice(0, RESUME_FACTS_MAX)
      .map((fact) => fact.replace(/\s+/g, ' ').trim())
      .filter(
        (fact) =>
          fact.length <= RESUME_FACT_MAX_CHARS && isSpeakableName(fact) && occursIn(fact, text),
      ),
  );

const unique = (items: readonly string[]): string[] =>
  [...new Map(items.map((item) => [fold(item), item])).values()].slice(0, RESUME_FACTS_MAX);

const yearsIn = (years: number | null, text: string): number | null =>
  years !== null &&
  years > 0 &&
  years <= RESUME_YEARS_MAX &&
  words(text).some((word) => word.replace(/\+$/, '') === String(years))
    ? years
    : null;
