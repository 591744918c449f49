import { randomUUID } from 'node:crypto';
import type { Database } from '../index';
import { openTestDatabase, type TestDatabase } from './test-database';

/** The database, and helpers for creating records in repository tests. */
export interface Fixtures {
  db: Database;
  account(): Promise<{
    id: string;
    email: string;
    firstName: string;
    lastName: string;
    passwordHash: string;
  }>;
  resumeOf(userId: string, contentHash?: string): ReturnType<typeof newResume>;
  interviewOf(): ReturnType<typeof newInterview>;
  rows: TestDatabase['rows'];
}

async function newAccount(db: Database) {
  const created = await db.users.create({
    email: `${randomUUID()}@Example.com`,
    firstName: 'Mona',
    lastName: 'Said',
    passwordHash: 'x',
  });
  if (!created) throw new Error('email taken');
  return created;
}
const newResume = async (db: Database, userId: string, contentHash: string = randomUUID()) =>
  (
    await db.resumes.upsertUpload({
      userId,
      contentHash,
      originalName: 'cv.pdf',
      bytes: new Uint8Array([0, 255, 37, 80]),
    })
  ).resume;

export async function newInterview(db: Database) {
  const user = await newAccount(db);
  const resume = await newResume(db, user.id);
  const { jobDescription } = await db.jobDescriptions.upsertUpload({
    userId: user.id,
    contentHash: randomUUID(),
    jobTitle: 'Engineer',
    companyName: 'Acme',
    content: 'Go',
    parsed: { skills: ['Go'], responsibilities: [], yearsRequired: null },
  });
  return db.interviews.create({
    userId: user.id,
    resumeId: resume.id,
    jobRoleId: jobDescription.id,
    numberOfQuestions: 3,
    language: 'en-US',
    difficulty: 'medium',
  });
}

/** Declares a `describe` block whose tests share a new database. */
export function describeRepositories(what: string, tests: (fixtures: Fixtures) => void): void {
  describe(what, () => {
    let database: TestDatabase | undefined;
    const open = () => {
      if (!database)
        throw new Error(
          'the database is opened before the first test, not while tests are collected',
        );
      return database;
    };
    beforeAll(async () => {
      database = await openTestDatabase();
    }, 60_000);
    afterAll(() => database?.close());
    tests({
      get db() {
        return open().db;
      },
      account: () => newAccount(open().db),
      resumeOf: (userId, contentHash) => newResume(open().db, userId, contentHash),
      interviewOf: () => newInterview(open().db),
      rows: (query) => open().rows(query),
    });
  });
}
