import type { AssessmentReport, Database } from '@portal/db';
import { openTestDatabase } from '@portal/db/testing';
import {
  interviewRoomName,
  MAIN_API,
  path,
  type InterviewPlan,
  type InterviewStatus,
  type LoginResponse,
} from '@portal/protocol';
import { createTokens, type AppServer } from '@portal/server-kit';
import { verify } from '@node-rs/argon2';
import { randomUUID } from 'node:crypto';
import { buildMainApi, loadMainConfig, type Assess } from '../app';
import type { OpenRoom, RoomRequest } from '../auth/login-room';
import { createPasswords } from '../auth/passwords';

export const SERVICE_TOKEN = 'interviewer-service-token';
export const API_KEY = 'pk_test';
export const SITE = 'http://127.0.0.1:4200';
const JWT_SECRET = 'a secret of more than thirty-two characters';

const configOf = (env: Record<string, string>) =>
  loadMainConfig(
    {
      JWT_SECRET,
      INTERVIEWER_TOKEN: SERVICE_TOKEN,
      API_KEYS: API_KEY,
      SITE_ORIGINS: SITE,
      RATE_LIMIT_MAX: '0',
      ...env,
    },
    { port: 0 },
  );
export const config = configOf({});

/**
 * Returns a report with the score `answers`. The fake scorer passes in the number of messages from
 * the candidate, so that tests can check how many messages were scored.
 */
export const countingReport = (answers: number): AssessmentReport => ({
  engine: { id: 'counting', kind: 'built-in' },
  language: 'en-US',
  overall: { score: answers, summary: { key: 'overall' } },
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
});

type Headers = Record<string, string>;
export interface Person {
  userId: string;
  email: string;
  password: string;
}
export interface SignedIn extends Person {
  accessToken: string;
  sessionToken: string;
  refreshCookie: string;
  headers: Headers;
}

export interface CallOptions {
  body?: object;
  headers?: Headers;
  /** Value of the refresh cookie. */
  cookie?: string;
  /** The caller's IP address. */
  ip?: string;
}
export interface Harness {
  app: AppServer;
  db: Database;
  /** The scorer that the app uses. Tests may replace its `assess` function. */
  scorer: { assess: Assess };
  /** What opens the rooms of logins, and its requests. Tests may replace its `open` function. */
  rooms: { open: OpenRoom; asked: RoomRequest[] };
  /** Offset from the system clock (ms). Tests change it to simulate the passage of time. */
  time: { offsetMs: number };
  /** The stored hashes that passwords were checked against, in order. */
  passwordChecks: string[];
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    options?: CallOptions,
  ): Promise<Reply>;
  register(): Promise<Person>;
  giveDocuments(userId: string): Promise<{ resumeId: string; jobRoleId: string }>;
  signIn(person: Person): Promise<SignedIn>;
  /** Creates a signed-in user who has a resume and a job role. */
  candidate(): Promise<SignedIn & { resumeId: string; jobRoleId: string }>;
  /** Creates an interview in the given state, with a plan. */
  interview(
    of: SignedIn & { resumeId: string; jobRoleId: string },
    state?: 'created' | 'started' | 'completed',
  ): Promise<string>;
  /**
   * Waits until the server's own worker has ended the interview's analysis, and returns the
   * interview's status.
   */
  analysisEnded(interviewId: string): Promise<InterviewStatus | undefined>;
  close(): Promise<void>;
}
export interface Reply {
  status: number;
  // Not typed, because the type of the body depends on the route.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
  raw: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
  cookies: { name: string; value: string; [attribute: string]: unknown }[];
}

export const asService: Headers = { authorization: `Bearer ${SERVICE_TOKEN}` };
export const tokens = createTokens({ secret: JWT_SECRET });

const parsedResume = {
  name: 'Mona',
  skills: ['Go'],
  titles: [],
  employers: [],
  projects: [],
  employments: [],
  yearsOfExperience: 3,
  textLength: 9,
  pages: 1,
};

export function planFor(interviewId: string): InterviewPlan {
  const text = { text: 'Tell me about Go.' };
  return {
    id: randomUUID(),
    interviewId,
    language: 'en-US',
    interviewType: 'technical',
    difficulty: 'medium',
    voice: 'rachel',
    candidate: { firstName: 'Mona', identity: 'mona@example.com' },
    job: { title: 'Engineer', companyName: 'Acme', skills: ['Go'] },
    resume: { skills: ['Go'], employers: [], projects: [] },
    competencies: [],
    questions: [
      {
        id: 'q1',
        category: 'technical',
        covers: '',
        followUps: {},
        topic: 'Go',
        question: text,
        rephrased: text,
        expectedPoints: ['how it was measured', 'what came of it'],
        keywords: ['go'],
      },
    ],
  };
}

/**
 * Starts an app with a new database. To run two apps on one database, pass the first app's database
 * as `given`.
 */
export async function startHarness(
  env: Record<string, string> = {},
  given?: Database,
): Promise<Harness> {
  const { db, close: closeDatabase } = given
    ? { db: given, close: () => Promise.resolve() }
    : await openTestDatabase();
  const scorer: Harness['scorer'] = {
    assess: ({ messages }) => countingReport(messages.filter((m) => m.role === 'user').length),
  };
  const rooms: Harness['rooms'] = {
    asked: [],
    open: ({ interviewId }) =>
      Promise.resolve({
        roomName: interviewRoomName(interviewId),
        livekitToken: 'room-token',
        livekitUrl: 'ws://rooms.example',
      }),
  };
  const time = { offsetMs: 0 };
  const passwordChecks: string[] = [];
  const passwords = await createPasswords((storedHash, password) => {
    passwordChecks.push(storedHash);
    return verify(storedHash, password);
  });
  const app = await buildMainApi({
    config: configOf(env),
    db,
    logger: false,
    clock: () => Date.now() + time.offsetMs,
    assess: (input) => scorer.assess(input),
    passwords,
    openRoom: (request) => {
      rooms.asked.push(request);
      return rooms.open(request);
    },
  });

  const call: Harness['call'] = async (method, url, { body, headers = {}, cookie, ip } = {}) => {
    const reply = await app.inject({
      method,
      url,
      ...(ip && { remoteAddress: ip }),
      headers: { ...headers, ...(cookie && { cookie: `portal_refresh=${cookie}` }) },
      ...(body && { payload: body }),
    });
    const json = String(reply.headers['content-type']).includes('json');
    return {
      status: reply.statusCode,
      body: json ? reply.json() : undefined,
      raw: reply.rawPayload,
      headers: reply.headers,
      cookies: reply.cookies,
    };
  };

  const register = async (): Promise<Person> => {
    const person = { email: `${randomUUID()}@example.com`, password: 'correct horse' };
    const reply = await call('POST', MAIN_API.register, {
      body: { ...person, firstName: 'Mona', lastName: 'Said' },
    });
    return { ...person, userId: reply.body.data.id };
  };

  const giveDocuments = async (userId: string) => {
    const { resume } = await db.resumes.upsertUpload({
      userId,
      contentHash: randomUUID(),
      originalName: 'Mona’s CV.pdf',
      bytes: Buffer.from('%PDF-1.7 bytes'),
    });
    await db.resumes.complete(resume.id, { parsed: parsedResume, text: 'Mona, Go' });
    const { jobDescription } = await db.jobDescriptions.upsertUpload({
      userId,
      contentHash: randomUUID(),
      jobTitle: 'Engineer',
      companyName: 'Acme',
      content: 'Go wanted',
      parsed: { skills: ['Go'], responsibilities: [], yearsRequired: null },
    });
    return { resumeId: resume.id, jobRoleId: jobDescription.id };
  };

  const signIn = async (person: Person): Promise<SignedIn> => {
    const reply = await call('POST', MAIN_API.login, {
      body: { email: person.email, password: person.password },
    });
    const { user } = (reply.body as LoginResponse).data;
    const refreshCookie =
      reply.cookies.find((cookie) => cookie.name === 'portal_refresh')?.value ?? '';
    const headers = {
      authorization: `Bearer ${user.accessToken}`,
      'x-session-token': user.sessionId,
    };
    return {
      ...person,
      accessToken: user.accessToken,
      sessionToken: user.sessionId,
      refreshCookie,
      headers,
    };
  };

  return {
    app,
    db,
    scorer,
    rooms,
    time,
    passwordChecks,
    call,
    register,
    giveDocuments,
    signIn,
    async candidate() {
      const person = await register();
      const documents = await giveDocuments(person.userId);
      return { ...(await signIn(person)), ...documents };
    },
    async analysisEnded(interviewId) {
      for (let n = 0; n < 500; n++) {
        const status = (await db.interviews.get(interviewId))?.status;
        if (status !== 'analyzing') return status;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error('the analysis does not end');
    },
    async interview({ headers, resumeId, jobRoleId }, state = 'created') {
      const { body } = await call('POST', MAIN_API.interviews, {
        headers,
        body: { resumeId, jobRoleId, numberOfQuestions: 3 },
      });
      const { id } = body.data as { id: string };
      await db.plans.save(planFor(id));
      if (state !== 'created')
        await call('PATCH', path(MAIN_API.startInterview, { id }), { headers });
      if (state === 'completed')
        await call('PATCH', path(MAIN_API.completeInterview, { id }), { headers });
      return id;
    },
    async close() {
      await app.close();
      await closeDatabase();
    },
  };
}
