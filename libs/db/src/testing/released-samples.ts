import type {
  Assessment,
  InterviewMessage,
  InterviewPlan,
  InterviewSummary,
  JobDescription,
  JobRole,
  Resume,
} from '@portal/protocol';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, constants } from 'node:zlib';
import postgres from 'postgres';
import { testServerUrl } from './postgres-server';

const FOLDER = new URL('../../samples/', import.meta.url);

/** What someone signed in with, and what their browser stores. */
export interface RecordedSession {
  token: string;
  sessionToken: string;
  refreshCookie: string;
}

/** One person of a sample, as answered by the version that wrote it. */
export interface RecordedPerson {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  userId: string;
  /** The first requirement of the login gate; null if login succeeds. */
  gate: string | null;
  session: RecordedSession | null;
  /** A session that was logged out. */
  endedSession?: RecordedSession;
  ticket?: { interviewId: string; ticket: string };
  room?: { interviewId: string; roomName: string; plan: InterviewPlan };
  lists: {
    resumes: Resume[];
    jobDescriptions: JobDescription[];
    myResumes?: { resumes: Resume[]; total: number };
    jobRoles?: JobRole[];
  };
  /** `reports`: all revisions, oldest first. */
  interviews: { summary: InterviewSummary; messages: InterviewMessage[]; reports: Assessment[] }[];
}

/** What a released version left behind on the tested database. See `libs/db/samples`. */
export interface ReleasedSample {
  /** Id of the last migration it ran. */
  schema: string;
  /** When the sample was made. */
  madeAt: string;
  /** Environment of the servers that wrote it: their keys are needed to read it. */
  settings: Record<string, string>;
  people: RecordedPerson[];
}

const folderOf = (schema: string) => new URL(`${encodeURIComponent(schema)}/`, FOLDER);
const read = (schema: string, file: string) => readFileSync(new URL(file, folderOf(schema)));

/** Schemas that have a sample, oldest first. */
export const sampleSchemas = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** All samples, oldest first. */
export const releasedSamples = (): ReleasedSample[] =>
  sampleSchemas().map((schema) => {
    const record = testServerUrl ? 'postgres.json' : 'embedded.json';
    return JSON.parse(read(schema, record).toString()) as ReleasedSample;
  });

/** Restores the embedded database's folder. */
export function unpackSample({ schema }: ReleasedSample, folder: string): void {
  const tar = brotliDecompressSync(read(schema, 'embedded.tar.br'), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
  // Paths in the archive start at the root, which makes `tar` print a warning.
  execFileSync('tar', ['-x', '-f', '-', '-C', folder], {
    input: tar,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** Restores a sample into an empty PostgreSQL database. */
export async function restoreSample({ schema }: ReleasedSample, url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await client.unsafe(read(schema, 'postgres.sql').toString());
  } finally {
    await client.end({ timeout: 5 });
  }
}
