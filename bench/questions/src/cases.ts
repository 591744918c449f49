import { parseJobDescription, parseResume, type PlanRequest } from '@portal/interviewing';
import type { Language } from '@portal/protocol';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLabels, type Labels } from './labels';

export type Seniority = 'junior' | 'mid' | 'senior';

/** One person and one position, with what a reader says about them. */
export interface Case {
  id: string;
  language: Language;
  resumeText: string;
  jobText: string;
  labels: Labels;
  resume: NonNullable<PlanRequest['resume']>;
  job: NonNullable<PlanRequest['jobDescription']>;
}

/** The day on which the documents are read, so that years of experience do not change. */
const READ_IN = { currentYear: 2026, currentMonth: 11 };

/** Reads the cases of a folder, one folder each, in the order of their names. */
export function readCases(folder: string): Case[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'job.txt')))
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const text = (file: string) => readFileSync(join(folder, name, file), 'utf8');
      return createCase(name, text('resume.txt'), text('job.txt'), JSON.parse(text('labels.json')));
    });
}

/** Creates a case from its documents, which are read as the product reads uploads. */
export function createCase(id: string, resume: string, job: string, labels: unknown): Case {
  const known = readLabels(labels);
  return {
    id,
    language: known.language ?? languageOf(job),
    resumeText: resume,
    jobText: job,
    labels: known,
    resume: parseResume(resume, { pages: 1, ...READ_IN }),
    job: {
      title: known.title ?? titleOf(job),
      companyName: known.company,
      content: job,
      parsed: parseJobDescription(job),
    },
  };
}

const languageOf = (text: string): Language =>
  (text.match(/[\u0621-\u064A]/g) ?? []).length * 2 > (text.match(/\p{L}/gu) ?? []).length
    ? 'ar-SA'
    : 'en-US';

const titleOf = (job: string) => job.trim().split('\n')[0]!.trim();
