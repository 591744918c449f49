import type { Database, StoredResume } from '@portal/db';
import { openTestDatabase } from '@portal/db/testing';
import { createTokens, hashToken, type AppServer } from '@portal/server-kit';
import { randomUUID } from 'node:crypto';
import { buildVoiceApi, RoomUnavailableError, type RoomAccess, type RoomGateway } from '../app';
import { loadVoiceConfig, type VoiceConfig } from '../config';
import { testPdfWorkerUrl } from './pdf-worker-url';

export const SERVICE_TOKEN = 'interviewer-service-token';
export const API_KEY = 'pk_test';
export const LEGACY = { appId: 'kiosk', secretKey: 'a secret key of the kiosk' };
const JWT_SECRET = 'a secret of more than thirty-two characters';

export const testConfig = (env: Record<string, string> = {}): VoiceConfig =>
  loadVoiceConfig({
    JWT_SECRET,
    INTERVIEWER_TOKEN: SERVICE_TOKEN,
    API_KEYS: API_KEY,
    RATE_LIMIT_MAX: '0',
    LOG_LEVEL: 'silent',
    LIVEKIT_URL: 'ws://rooms.example:7880',
    LIVEKIT_API_KEY: 'devkey',
    LIVEKIT_API_SECRET: 'a secret of the room server, long enough',
    ...env,
  });

/** A fake media server that records requests and can be made unreachable. */
export class FakeRooms implements RoomGateway {
  readonly opened: { name: string; interviewerMetadata: string }[] = [];
  readonly checks: string[] = [];
  readonly recognitionChecks: { name: string; interviewerMetadata: string }[] = [];
  down = false;
  async openRoom(room: { name: string; interviewerMetadata: string }): Promise<void> {
    if (this.down) throw new RoomUnavailableError('The room server could not be reached');
    this.opened.push(room);
  }
  async openCheckRoom(name: string, interviewerMetadata?: string): Promise<void> {
    if (this.down) throw new RoomUnavailableError('The room server could not be reached');
    if (interviewerMetadata === undefined) this.checks.push(name);
    else this.recognitionChecks.push({ name, interviewerMetadata });
  }
  tokenFor(access: RoomAccess): Promise<string> {
    return Promise.resolve(JSON.stringify(access));
  }
  ping(): Promise<void> {
    return this.down
      ? Promise.reject(new RoomUnavailableError('The room server could not be reached'))
      : Promise.resolve();
  }
  close(): void {
    this.opened.length = 0;
  }
}

export interface Person {
  userId: string;
  email: string;
  accessToken: string;
  sessionToken: string;
  onboardingToken: string;
}
export interface Reply {
  status: number;
  // The type differs by call; tests assert what they expect.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}
export type FormParts = Record<string, string | { name: string; bytes: Uint8Array }>;

export interface Harness {
  app: AppServer;
  db: Database;
  rooms: FakeRooms;
  person(): Promise<Person>;
  send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    options?: { token?: string; body?: object; headers?: Record<string, string> },
  ): Promise<Reply>;
  /**
   * Uploads a form. On a busy machine, the server may respond before it has read the document, so
   * the upload is repeated until the document has been read. Returns the status of the first
   * response and the body of the last.
   */
  upload(url: string, parts: FormParts, token?: string): Promise<Reply>;
  /** Stores a resume without queuing the job that reads it. */
  unreadResume(userId: string): Promise<StoredResume>;
  close(): Promise<void>;
}

/** Starts a voice API with its own database. Pass `db` to use an existing database instead. */
export async function startHarness({
  env,
  db: given,
}: { env?: Record<string, string>; db?: Database } = {}): Promise<Harness> {
  const { db, close: closeDatabase } = given
    ? { db: given, close: () => Promise.resolve() }
    : await openTestDatabase();
  const rooms = new FakeRooms();
  const app = await buildVoiceApi({
    config: testConfig(env),
    db,
    rooms,
    pdfWorkerUrl: testPdfWorkerUrl,
    logger: false,
  });
  await app.ready();
  const tokens = createTokens({ secret: JWT_SECRET });

  const reply = (response: { statusCode: number; body: string }): Reply => ({
    status: response.statusCode,
    body: response.body ? JSON.parse(response.body) : null,
  });
  const bearer = (token: string | undefined): Record<string, string> =>
    token ? { authorization: `Bearer ${token}` } : {};
  return {
    app,
    db,
    rooms,
    async person() {
      const account = await db.users.create({
        email: `${randomUUID()}@example.com`,
        firstName: 'Jane',
        lastName: 'Roe',
        passwordHash: 'x',
      });
      if (!account) throw new Error('email taken');
      const sessionToken = randomUUID();
      const session = await db.sessions.create({
        userId: account.id,
        sessionTokenHash: hashToken(sessionToken),
        refreshTokenHash: randomUUID(),
        expiresAt: new Date(Date.now() + 3_600_000),
      });
      const identity = { userId: account.id, email: account.email };
      return {
        ...identity,
        sessionToken,
        accessToken: await tokens.issueAccess({ ...identity, sessionId: session.id }),
        onboardingToken: await tokens.issueOnboarding(identity),
      };
    },
    async send(method, url, { token, body, headers } = {}) {
      return reply(
        await app.inject({
          method,
          url,
          headers: { ...bearer(token), ...headers },
          ...(body && { payload: body }),
        }),
      );
    },
    async upload(url, parts, token) {
      const form = new FormData();
      for (const [name, part] of Object.entries(parts)) {
        if (typeof part === 'string') form.append(name, part);
        else
          form.append(
            name,
            new Blob([new Uint8Array(part.bytes)], { type: 'application/pdf' }),
            part.name,
          );
      }
      const encoded = new Response(form);
      const headers = {
        'content-type': encoded.headers.get('content-type') ?? '',
        ...bearer(token),
      };
      const payload = Buffer.from(await encoded.arrayBuffer());
      const send = async () => reply(await app.inject({ method: 'POST', url, headers, payload }));
      const first = await send();
      let last = first;
      while (['pending', 'processing'].includes(last.body?.processing_status)) last = await send();
      return { status: first.status, body: last.body };
    },
    async unreadResume(userId) {
      const { add } = db.jobs;
      db.jobs.add = () => Promise.resolve();
      const { resume } = await db.resumes.upsertUpload({
        userId,
        contentHash: randomUUID(),
        originalName: 'cv.pdf',
        bytes: new Uint8Array(),
      });
      db.jobs.add = add;
      return resume;
    },
    async close() {
      await app.close();
      await closeDatabase();
    },
  };
}
