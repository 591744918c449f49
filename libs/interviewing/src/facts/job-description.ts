import type { ParsedJobDescription } from '@portal/protocol';
import { fold, words } from '../language/words';
import { statedYears } from './dates';
import { sections, type Line } from './lexicon/headings';
import { findSkills } from './lexicon/skills';
import { tame } from './tame';

const MAX_RESPONSIBILITIES = 20;
const MAX_CHARS = 220;
const DUTY =
  /^(you will|you'll|be responsible|responsible for|design|develop|build|lead|manage|own|maintain|create|deliver|drive|ensure|work with|collaborate|coordinate|prepare|plan|implement|support|analy[sz]e|monitor|write|review|mentor|teach|provide|conduct|develops|oversee|تطوير|تصميم|اداره|قياده|اعداد|تنفيذ|متابعه|الاشراف|تقديم|تحليل|كتابه|المشاركه|التعاون|ضمان|بناء|صيانه|تخطيط|تدريس)(?=\s|$)/;

/**
 * Extracts the skills (most prominent first), duties and minimum years of experience from a job
 * description, using rules. Never throws; fields that are not found are empty or null.
 */
export function parseJobDescription(content: string): ParsedJobDescription {
  const text = tame(content);
  const years = statedYears(text).filter((value) => value <= 25);
  const mentions = findSkills(text, { strict: true });
  // Rank soft skills low, because most job postings list them.
  const rank = (mention: (typeof mentions)[number]) =>
    mention.count - (mention.skill.family === 'general' ? 10 : 0);
  return {
    skills: mentions
      .map((mention, at) => ({ mention, at }))
      .sort((a, b) => rank(b.mention) - rank(a.mention) || a.at - b.at)
      .map(({ mention }) => mention.skill.name),
    responsibilities: responsibilities(text),
    yearsRequired: years.length > 0 ? Math.min(...years) : null,
  };
}

function responsibilities(text: string): string[] {
  const found = sections(text);
  const under = found
    .filter((section) => section.name === 'responsibilities')
    .flatMap((section) => section.lines);
  const lines =
    under.length > 0
      ? under
      : found
          .filter((section) => section.name !== 'other')
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
    .map((sentence) => sentence.replace(/[.;،,]+$/, '').trim())
    .filter((sentence) => words(sentence).length >= 3)
    .map((sentence) =>
      sentence.length > MAX_CHARS ? sentence.slice(0, MAX_CHARS).replace(/\s+\S*$/, '') : sentence,
    );
  return [...new Set(kept)].slice(0, MAX_RESPONSIBILITIES);
}

const isDuty = (line: Line) =>
  DUTY.test(fold(line.text)) || /\byou will\b|\byou'll\b|responsible for/i.test(line.text);
