import type { AssessmentReport } from '@portal/db';
import { openTestDatabase, type TestDatabase } from '@portal/db/testing';
import { buildMainApi } from '@portal/main-api';
import { MAIN_API, type InterviewPlan } from '@portal/protocol';
import { createTokens, hashToken, type AppServer, type Tokens } from '@portal/server-kit';
import { buildVoiceApi, loadVoiceConfig, type RoomGateway } from '@portal/voice-api';
import { randomUUID } from 'node:crypto';
import { startSampleWorker } from '../testing/sample-worker';

export const SERVICE_TOKEN = 'interviewer-service-token';
export const API_KEY = 'pk_test';
export const LEGACY = { appId: 'kiosk', secretKey: 'a secret key of the kiosk' };
const JWT_SECRET = 'a secret of more than thirty-two characters';
export const PASSWORD = 'correct horse';
const parsedResume = {
  name: 'Victim',
  skills: ['Go'],
  titles: [],
  employers: [],
  projects: [],
  employments: [],
  yearsOfExperience: 3,
  textLength: 9,
  pages: 1,
};

export interface Person {
  userId: string;
  email: string;
  sessionId: string;
  accessToken: string;
  sessionToken: string;
  refreshCookie: string;
}
/**
 * A person with one record of each kind. The text in each record contains `mark`, so that tests can
 * detect a leak.
 */
export interface Belongings {
  person: Person;
  mark: string;
  resumeId: string;
  jobRoleId: string;
  interviewId: string;
  /** The id of the interview's only message. */
  messageId: string;
  planId: string;
  ticket: string;
}
export type InterviewState = 'created' | 'started' | 'completed' | 'analyzed';

/** Both APIs on one database, and functions that create users for the attacks. */
export interface World {
  apps: { main: AppServer; voice: AppServer };
  db: TestDatabase;
  tokens: Tokens;
  /** Issues expired tokens, signed with the right key. */
  earlier: Tokens;
  /** Issues tokens signed with the wrong key. */
  forged: Tokens;
  signIn(email: string): Promise<Person>;
  newPerson(): Promise<Person>;
  give(person: Person, state: InterviewState): Promise<Belongings>;
  close(): Promise<void>;
}

const rooms: RoomGateway = {
  openRoom: () => Promise.resolve(),
  openCheckRoom: () => Promise.resolve(),
  tokenFor: ({ roomName }) => Promise.resolve(`token for ${roomName}`),
  ping: () => Promise.resolve(),
  close: () => undefined,
};

/**
 * A fake that does not hash passwords, because Argon2 is slow on purpose and the tests sign in
 * about a hundred people.
 */
const passwords = {
  hash: (password: string) => Promise.resolve(password),
  matches: (password: string, stored: string | null) => Promise.resolve(password === stored),
};

const report: AssessmentReport = {
  engine: { id: 'none', kind: 'built-in' },
  language: 'en-US',
  overall: { score: 50, summary: { key: 'overall' } },
  competencies: [],
  questions: [],
  nextSteps: [],
  delivery: {
    wordsPerMinute: null,
    paceByQuestion: [],
    fillerWords: [],
    pauses: null,
    talkRatio: null,
    longestAnswer: null,
    answerDurations: [],
  },
};

function planOf(interviewId: string, email: string, mark: string): InterviewPlan {
  const text = { text: `Tell me about ${mark}.` };
  return {
    id: randomUUID(),
    interviewId,
    language: 'en-US',
    interviewType: 'technical',
    difficulty: 'medium',
    voice: 'rachel',
    candidate: { firstName: mark, identity: email },
    job: { title: mark, companyName: null, skills: [] },
    resume: { skills: [], employers: [], projects: [] },
    competencies: [],
    questions: [
      {
        id: 'q1',
        category: 'technical',
        covers: '',
        followUps: {},
        topic: mark,
        question: text,
        rephrased: text,
        expectedPoints: [],
        keywords: [],
      },
    ],
  };
}

export async function buildWorld(): Promise<World> {
  const test = await openTestDatabase();
  const { db } = test;
  const worker = await startSampleWorker(SERVICE_TOKEN);
  const config = loadVoiceConfig({
    JWT_SECRET,
    INTERVIEWER_TOKEN: SERVICE_TOKEN,
    API_KEYS: API_KEY,
    RATE_LIMIT_MAX: '0',
    LOG_LEVEL: 'silent',
    SITE_ORIGINS: 'http://127.0.0.1:4200',
    LEGACY_APPLICATIONS: JSON.stringify([LEGACY]),
    LIVEKIT_URL: 'ws://rooms.example',
    LIVEKIT_API_KEY: 'key',
    LIVEKIT_API_SECRET: 'x'.repeat(40),
    INTERVIEWER_SAMPLES_URL: worker.url,
  });
  const apps = {
    main: await buildMainApi({ config, db, logger: false, passwords }),
    // This PDF reader always fails, because no test here needs the content of a PDF.
    voice: await buildVoiceApi({
      config,
      db,
      rooms,
      logger: false,
      pdfWorkerUrl: new URL('./no-pdf-reader.mjs', import.meta.url),
    }),
  };
  await apps.main.ready();
  await apps.voice.ready();
  const tokens = createTokens({ secret: JWT_SECRET });

  const signIn = async (email: string): Promise<Person> => {
    const reply = await apps.main.inject({
      method: 'POST',
      url: MAIN_API.login,
      payload: { email, password: PASSWORD },
    });
    const { user } = reply.json<{
      data: { user: { id: string; accessToken: string; sessionId: string } };
    }>().data;
    const { sessionId } = await tokens.verifyAccess(user.accessToken);
    return {
      userId: user.id,
      email,
      sessionId,
      accessToken: user.accessToken,
      sessionToken: user.sessionId,
      refreshCookie: reply.cookies.find(({ name }) => name === 'portal_refresh')?.value ?? '',
    };
  };
  const documents = async (userId: string, mark: string) => {
    const { resume } = await db.resumes.upsertUpload({
      userId,
      contentHash: randomUUID(),
      originalName: `${mark}.pdf`,
      bytes: Buffer.from(`%PDF-1.7 ${mark}`),
    });
    await db.resumes.complete(resume.id, { parsed: { ...parsedResume, name: mark }, text: mark });
    const { jobDescription } = await db.jobDescriptions.upsertUpload({
      userId,
      contentHash: randomUUID(),
      jobTitle: mark,
      content: mark,
      parsed: { skills: [], responsibilities: [], yearsRequired: null },
    });
    return { resumeId: resume.id, jobRoleId: jobDescription.id };
  };

  return {
    apps,
    db: test,
    tokens,
    signIn,
    earlier: createTokens({ secret: JWT_SECRET, clock: () => Date.now() - 3_600_000 }),
    forged: createTokens({ secret: 'another secret of more than thirty-two characters' }),
    async newPerson() {
      const email = `${randomUUID()}@example.com`;
      const account = await db.users.create({
        email,
        firstName: 'Mona',
        lastName: 'Said',
        passwordHash: await passwords.hash(PASSWORD),
      });
      await documents(account?.id ?? '', randomUUID());
      return signIn(email);
    },
    async give(person, state) {
      const mark = `mark-${randomUUID()}`;
      const ids = await documents(person.userId, mark);
      const interview = await db.interviews.create({
        userId: person.userId,
        ...ids,
        numberOfQuestions: 1,
        language: 'en-US',
        difficulty: 'medium',
      });
      const plan = await db.plans.save(planOf(interview.id, person.email, mark));
      if (state !== 'created') await db.interviews.transition(interview.id, ['created'], 'started');
      const said = await db.messages.add({
        interviewId: interview.id,
        role: 'user',
        content: mark,
        metadata: null,
        byInterviewer: false,
      });
      if (state === 'completed' || state === 'analyzed')
        await db.interviews.transition(interview.id, ['started'], 'completed');
      if (state === 'analyzed')
        await db.assessments.complete(
          (await db.assessments.begin(interview.id, { force: false }))?.id ?? '',
          report,
        );
      const ticket = `ticket-${randomUUID()}`;
      await db.reportTickets.create({
        tokenHash: hashToken(ticket),
        interviewId: interview.id,
        expiresAt: new Date(Date.now() + 1_800_000),
      });
      return {
        person,
        mark,
        ...ids,
        interviewId: interview.id,
        messageId: said?.message.id ?? '',
        planId: plan?.id ?? '',
        ticket,
      };
    },
    async close() {
      await apps.main.close();
      await apps.voice.close();
      await worker.close();
      await test.close();
    },
  };
}
