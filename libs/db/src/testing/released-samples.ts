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

/** What somebody signed in with, and what their browser holds of it. */
export interface RecordedSession {
  token: string;
  sessionToken: string;
  refreshCookie: string;
}

/** One person of a sample, as the version that wrote it answered. */
export interface RecordedPerson {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  userId: string;
  /** What login asks for first; null for whom it lets in. */
  gate: string | null;
  session: RecordedSession | null;
  /** One that was signed out of. */
  endedSession?: RecordedSession;
  ticket?: { interviewId: string; ticket: string };
  room?: { interviewId: string; roomName: string; plan: InterviewPlan };
  lists: {
    resumes: Resume[];
    jobDescriptions: JobDescription[];
    myResumes?: { resumes: Resume[]; total: number };
    jobRoles?: JobRole[];
  };
  /** `reports`: each revision, the first one first. */
  interviews: { summary: InterviewSummary; messages: InterviewMessage[]; reports: Assessment[] }[];
}

/** What a released version left behind, on the database that is being tested. See `libs/db/samples`. */
export interface ReleasedSample {
  /** Id of the last migration that had been run. */
  schema: string;
  /** When it was read back, which is when it was left. */
  madeAt: string;
  /** The environment of the servers that wrote it: their keys are needed to read it. */
  settings: Record<string, string>;
  people: RecordedPerson[];
}

const folderOf = (schema: string) => new URL(`${encodeURIComponent(schema)}/`, FOLDER);
const read = (schema: string, file: string) => readFileSync(new URL(file, folderOf(schema)));

/** Schemas of which a sample is kept, the oldest first. */
export const sampleSchemas = (): string[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Every sample that is kept, the oldest first. */
export const releasedSamples = (): ReleasedSample[] =>
  sampleSchemas().map((schema) => {
    const record = testServerUrl ? 'postgres.json' : 'embedded.json';
    return JSON.parse(read(schema, record).toString()) as ReleasedSample;
  });

/** Lays the embedded database's folder out as its version left it. */
export function unpackSample({ schema }: ReleasedSample, folder: string): void {
  const tar = brotliDecompressSync(read(schema, 'embedded.tar.br'), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
  // Its names begin at the root, which `tar` says to leave out.
  execFileSync('tar', ['-x', '-f', '-', '-C', folder], {
    input: tar,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** Fills an empty PostgreSQL database as its version left it. */
export async function restoreSample({ schema }: ReleasedSample, url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await client.unsafe(read(schema, 'postgres.sql').toString());
  } finally {
    await client.end({ timeout: 5 });
  }
}
