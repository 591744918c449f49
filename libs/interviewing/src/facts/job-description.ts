import type { ParsedJobDescription } from '@portal/protocol';
import { fold, words } from '../language/words';
import { statedYears } from './dates';
import { askedSkills, isAboutCompany, personalText, type AskedSkill } from './job-skills';
import { DUTY } from './lexicon/duty-verbs';
import { sections, type Line, type Section } from './lexicon/headings';
import type { Strength } from './lexicon/requirement-markers';
import { unwrappedLines } from './wrapped-lines';

const MAX_RESPONSIBILITIES = 20;
const MAX_CHARS = 220;

/**
 * Extracts the skills (most prominent first, and how strongly each is asked for), duties and minimum
 * years of experience from a job description, using rules. Never throws; fields that are not found
 * are empty or null.
 */
export function parseJobDescription(content: string): ParsedJobDescription {
  const found = sections(unwrappedLines(content).join('\n'));
  const years = statedYears(personalText(found)).filter((value) => value <= 25);
  const skills = askedSkills(found);
  // Rank soft skills low, because most job postings list them.
  const rank = ({ count, strength, skill }: AskedSkill) =>
    count - (skill.family === 'general' ? 10 : 0) - (strength === 'preferred' ? 5 : 0);
  const ranked = skills
    .map((each, at) => ({ each, at }))
    .sort((a, b) => rank(b.each) - rank(a.each) || a.at - b.at)
    .map(({ each }) => each);
  const named = (...strengths: Strength[]) =>
    ranked.filter(({ strength }) => strengths.includes(strength)).map(({ skill }) => skill.name);
  return {
    skills: named('required', 'preferred', 'used'),
    required: named('required'),
    preferred: named('preferred'),
    mentioned: named('mentioned'),
    responsibilities: responsibilities(found),
    yearsRequired: years.length > 0 ? Math.min(...years) : null,
  };
}

function responsibilities(found: readonly Section[]): string[] {
  const under = found
    .filter((section) => section.name === 'responsibilities')
    .flatMap((section) => section.lines);
  const lines =
    under.length > 0
      ? under
      : found
          .filter(({ name }) => name !== 'other' && name !== 'company')
          .flatMap((section) => section.lines)
          .filter(isDuty);
  const sentences = lines.flatMap((line) =>
    line.bullet ? [line.text] : line.text.split(/(?<=[.!؟?])\s+/),
  );
  const kept = (
    under.length > 0
      ? sentences
      : sentences.filter(
          (sentence) => DUTY.test(fold(sentence)) || /\byou will\b|\byou'll\b/i.test(sentence),
        )
  )
    .filter((sentence) => !isAboutCompany(sentence))
    .map((sentence) => sentence.replace(/[.;،,]+$/, '').trim())
    .filter((sentence) => words(sentence).length >= 3)
    .map((sentence) =>
      sentence.length > MAX_CHARS ? sentence.slice(0, MAX_CHARS).replace(/\s+\S*$/, '') : sentence,
    );
  return [...new Set(kept)].slice(0, MAX_RESPONSIBILITIES);
}

const isDuty = (line: Line) =>
  DUTY.test(fold(line.text)) || /\byou will\b|\byou'll\b|responsible for/i.test(line.text);
