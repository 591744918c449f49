import {
  openTestDatabase,
  type RecordedPerson,
  type ReleasedSample,
  type TestDatabase,
} from '@portal/db/testing';
import { buildMainApi } from '@portal/main-api';
import { HEADERS, MAIN_API, path, VOICE_API, type LoginResponse } from '@portal/protocol';
import type { AppServer } from '@portal/server-kit';
import { buildVoiceApi, loadVoiceConfig, type RoomGateway } from '@portal/voice-api';

const SEASON_MS = 90 * 24 * 3_600_000;

type Headers = Record<string, string>;
export interface Reply {
  status: number;
  // Not typed, because the type of the body depends on the route.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}
interface Call {
  app?: 'main' | 'voice';
  headers?: Headers;
  body?: object;
}

/** A sample database with the current version of both APIs running on it. */
export interface OpenedSample {
  test: TestDatabase;
  /**
   * A time at which all sessions and tickets in the sample have expired, but never earlier than
   * now.
   */
  later: Date;
  /**
   * Runs `work` with the main API's clock set to `later`. Otherwise, the clock is set to the time
   * when the sample was made, so that the periodic clean-up finds nothing to delete.
   */
  atLaterTime<T>(work: () => Promise<T>): Promise<T>;
  /** Maps the name of each room to the id of the plan that was passed to its interviewer. */
  calledTo: Map<string, { planId: string }>;
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, call?: Call): Promise<Reply>;
  /** Makes a call that must succeed, and returns the `data` field of the response body. */
  data(method: 'GET' | 'POST' | 'PATCH', url: string, call?: Call): Promise<Reply['body']>;
  /**
   * Signs in with the main API's clock set to `later`, so that the session is also valid for the
   * voice API, which uses the system clock.
   */
  signIn(person: Pick<RecordedPerson, 'email' | 'password'>): Promise<Headers>;
  close(): Promise<void>;
}

export const asInterviewer = ({ settings }: ReleasedSample): Headers => ({
  authorization: `Bearer ${settings['INTERVIEWER_TOKEN']}`,
});
export const withApiKey = ({ settings }: ReleasedSample): Headers => ({
  [HEADERS.apiKey]: settings['API_KEYS'] ?? '',
});
/** Returns the headers that the browser sends in this session. */
export const headersOf = (session: { token: string; sessionToken: string }): Headers => ({
  authorization: `Bearer ${session.token}`,
  [HEADERS.sessionToken]: session.sessionToken,
});
/** Returns all interviews with one of these statuses, each with its owner. */
export const interviewsOf = ({ people }: ReleasedSample, ...statuses: string[]) =>
  people.flatMap((person) =>
    person.interviews
      .filter(({ summary }) => statuses.includes(summary.status))
      .map((interview) => ({ ...interview, person })),
  );

/** Starts the current version of both APIs on a database that a released version created. */
export async function openSample(sample: ReleasedSample): Promise<OpenedSample> {
  const test = await openTestDatabase(sample);
  const then = Date.parse(sample.madeAt);
  const later = Math.max(Date.now(), then + SEASON_MS);
  let now = then;
  const atLaterTime: OpenedSample['atLaterTime'] = async (work) => {
    now = later;
    try {
      return await work();
    } finally {
      now = then;
    }
  };
  const config = loadVoiceConfig({
    ...sample.settings,
    RATE_LIMIT_MAX: '0',
    LOG_LEVEL: 'silent',
    SITE_ORIGINS: 'http://127.0.0.1:4200',
    LIVEKIT_URL: 'ws://rooms.example',
    LIVEKIT_API_KEY: 'key',
    LIVEKIT_API_SECRET: 'x'.repeat(40),
  });
  const calledTo: OpenedSample['calledTo'] = new Map();
  const rooms: RoomGateway = {
    openRoom: ({ name, interviewerMetadata }) => {
      calledTo.set(name, JSON.parse(interviewerMetadata) as { planId: string });
      return Promise.resolve();
    },
    openCheckRoom: () => Promise.resolve(),
    tokenFor: ({ roomName }) => Promise.resolve(`token for ${roomName}`),
    ping: () => Promise.resolve(),
    close: () => undefined,
  };
  const { db } = test;
  const apps: Record<'main' | 'voice', AppServer> = {
    main: await buildMainApi({ config, db, logger: false, clock: () => now }),
    voice: await buildVoiceApi({
      config,
      db,
      rooms,
      logger: false,
      pdfWorkerUrl: new URL('./quick-pdf-reader.mjs', import.meta.url),
    }),
  };

  const call: OpenedSample['call'] = async (
    method,
    url,
    { app = 'main', headers = {}, body } = {},
  ) => {
    const reply = await apps[app].inject({ method, url, headers, ...(body && { payload: body }) });
    const json = String(reply.headers['content-type']).includes('json');
    return { status: reply.statusCode, body: json ? reply.json() : reply.rawPayload };
  };
  return {
    test,
    later: new Date(later),
    atLaterTime,
    calledTo,
    call,
    async data(method, url, options) {
      const { status, body } = await call(method, url, options);
      if (status >= 300) throw new Error(`${method} ${url}: ${status} ${JSON.stringify(body)}`);
      return body.data;
    },
    async signIn({ email, password }) {
      const { status, body } = await atLaterTime(() =>
        call('POST', MAIN_API.login, { body: { email, password } }),
      );
      if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${body.code}`);
      const { user } = (body as LoginResponse).data;
      return headersOf({ token: user.accessToken, sessionToken: user.sessionId });
    },
    async close() {
      await apps.main.close();
      await apps.voice.close();
      await test.close();
    },
  };
}

/**
 * Reads a person's documents and interviews through the current APIs, and returns them in the same
 * form as in the sample.
 */
export async function readOf({ data }: OpenedSample, person: RecordedPerson, headers: Headers) {
  const listed = { headers, app: 'voice' } as const;
  const list = (await data('GET', `${MAIN_API.interviews}?limit=100`, { headers })) as {
    id: string;
  }[];
  return {
    lists: {
      resumes: (await data('GET', path(VOICE_API.resumeList, { userId: person.userId }), listed))
        .resumes,
      jobDescriptions: await data('GET', path(VOICE_API.jdList, { userId: person.userId }), listed),
      myResumes: await data('GET', MAIN_API.myResumes, { headers }),
      jobRoles: await data('GET', MAIN_API.jobRoles, { headers }),
    },
    interviews: await Promise.all(
      list.map(async (summary, index) => ({
        summary,
        messages: await data('GET', path(MAIN_API.messages, { id: summary.id }), { headers }),
        reports: await Promise.all(
          (person.interviews[index]?.reports ?? []).map(({ revision }) =>
            data('GET', `${path(MAIN_API.assessment, { id: summary.id })}?revision=${revision}`, {
              headers,
            }),
          ),
        ),
      })),
    ),
  };
}
