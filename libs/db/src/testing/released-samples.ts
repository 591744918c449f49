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

/** The tokens of one session, as stored in the browser. */
export interface RecordedSession {
  token: string;
  sessionToken: string;
  refreshCookie: string;
}

/** A person in a sample, and what the released version returned for them. */
export interface RecordedPerson {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  userId: string;
  /** Why the person cannot log in yet (for example, `resume_required`); null if login succeeds. */
  gate: string | null;
  session: RecordedSession | null;
  /** A session that the person logged out of. */
  endedSession?: RecordedSession;
  ticket?: { interviewId: string; ticket: string };
  room?: { interviewId: string; roomName: string; plan: InterviewPlan };
  lists: {
    resumes: Resume[];
    jobDescriptions: JobDescription[];
    myResumes?: { resumes: Resume[]; total: number };
    jobRoles?: JobRole[];
  };
  /** All of the person's interviews. `reports` contains every revision, oldest first. */
  interviews: { summary: InterviewSummary; messages: InterviewMessage[]; reports: Assessment[] }[];
}

/**
 * Data stored by a released version: in PostgreSQL if the tests use a PostgreSQL server, otherwise
 * in the embedded database. See `libs/db/samples`.
 */
export interface ReleasedSample {
  /** Id of the last migration that the released version applied. */
  schema: string;
  madeAt: string;
  /**
   * Environment variables of the servers that wrote the sample, including the secrets needed to use
   * its sessions and cookies.
   */
  settings: Record<string, string>;
  people: RecordedPerson[];
}

const folderOf = (schema: string) => new URL(`${encodeURIComponent(schema)}/`, FOLDER);
const read = (schema: string, file: string) => readFileSync(new URL(file, folderOf(schema)));

/** Returns the ids of all schemas that have a sample, oldest first. */
export const sampleSchemas = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Returns all samples, oldest first. */
export const releasedSamples = (): ReleasedSample[] =>
  sampleSchemas().map((schema) => {
    const record = testServerUrl ? 'postgres.json' : 'embedded.json';
    return JSON.parse(read(schema, record).toString()) as ReleasedSample;
  });

/** Extracts a sample's embedded database into a folder. */
export function unpackSample({ schema }: ReleasedSample, folder: string): void {
  const tar = brotliDecompressSync(read(schema, 'embedded.tar.br'), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
  // Discard stderr, because `tar` warns about paths in the archive that start at the root.
  execFileSync('tar', ['-x', '-f', '-', '-C', folder], {
    input: tar,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** Loads a sample into an empty PostgreSQL database. */
export async function restoreSample({ schema }: ReleasedSample, url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await client.unsafe(read(schema, 'postgres.sql').toString());
  } finally {
    await client.end({ timeout: 5 });
  }
}
