import { openTestDatabase } from '@portal/db/testing';
import { buildMainApi } from '@portal/main-api';
import { DEFAULT_RUNTIME_DATA, HEADERS, MAIN_API, path, VOICE_API } from '@portal/protocol';
import { loggerOptions, openTelemetry, type AppServer } from '@portal/server-kit';
import { startOtlpReceiver } from '@portal/server-kit/testing/otlp-receiver';
import {
  buildVoiceApi,
  loadVoiceConfig,
  RoomUnavailableError,
  type RoomGateway,
} from '@portal/voice-api';
import { startSampleWorker } from '../testing/sample-worker';

/** Personal data of the candidate, which must never appear in a log. */
export const PERSON = {
  email: 'mona.said@example.com',
  password: 'correct horse battery',
  firstName: 'Monaxandra',
  lastName: 'Saidovich',
};
const ADDRESS = '203.0.113.77';
const DOCUMENT_WORDS = ['Zanzibarware', 'Quuxology', 'Chief Flamingo Officer', 'Marsapay'];
const ANSWER = 'I led the flux capacitor migration with Bertholda.';
const SECRETS = {
  JWT_SECRET: 'jwt-secret-of-more-than-thirty-two-characters',
  INTERVIEWER_TOKEN: 'service-token-of-the-interviewer',
  API_KEYS: 'pk_publishable_key',
  LIVEKIT_API_KEY: 'livekit-key-of-ours',
  LIVEKIT_API_SECRET: 'livekit-secret-of-ours-long-enough-for-it',
};
const ROOM_TOKEN = 'room-token-of-mona';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
interface Call {
  app?: 'main' | 'voice';
  headers?: Record<string, string>;
  body?: unknown;
  form?: Record<string, string | Blob>;
}

/**
 * Plays a candidate's whole journey through both APIs, including failures, at log level `trace`.
 * Returns the log, the exported telemetry, and the strings that must not appear in them.
 */
export async function playJourney(): Promise<{
  log: string;
  telemetry: string;
  secrets: string[];
  statuses: string[];
}> {
  const lines: string[] = [];
  const logger = {
    ...loggerOptions('trace'),
    stream: { write: (line: string) => void lines.push(line) },
  };
  const worker = await startSampleWorker(SECRETS.INTERVIEWER_TOKEN);
  const config = loadVoiceConfig({
    ...SECRETS,
    RATE_LIMIT_MAX: '0',
    LOG_LEVEL: 'trace',
    SITE_ORIGINS: 'http://127.0.0.1:4200',
    LIVEKIT_URL: 'ws://rooms.example',
    INTERVIEWER_SAMPLES_URL: worker.url,
  });
  const test = await openTestDatabase();
  const receiver = await startOtlpReceiver();
  const telemetry = await openTelemetry(
    { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
    { part: 'journey', log: { warn: () => undefined } },
  );
  const { db } = test;
  let [roomsDown, scorerFails, databaseFails] = [false, false, false];
  const open = () =>
    roomsDown
      ? Promise.reject(
          new RoomUnavailableError('The room server could not be reached', {
            cause: new Error(`connect for ${PERSON.email}`),
          }),
        )
      : Promise.resolve();
  const rooms: RoomGateway = {
    openRoom: open,
    openCheckRoom: open,
    tokenFor: () => Promise.resolve(ROOM_TOKEN),
    ping: () => Promise.resolve(),
    close: () => undefined,
  };
  // If `databaseFails` is set, `listByUser` runs a database statement that fails and has personal
  // data in its parameters.
  const listByUser: typeof db.interviews.listByUser = (...of) =>
    databaseFails
      ? (db.interviews.create({
          userId: 'not an id',
          resumeId: ANSWER,
          jobRoleId: PERSON.email,
          numberOfQuestions: 1,
          language: 'en-US',
          difficulty: 'easy',
        }) as never)
      : db.interviews.listByUser(...of);
  const assess = () => {
    if (scorerFails) JSON.parse(ANSWER);
    throw Object.assign(new Error('the scorer is out of order'), { transcript: ANSWER });
  };
  const apps: Record<'main' | 'voice', AppServer> = {
    main: await buildMainApi({
      config,
      db: { ...db, interviews: { ...db.interviews, listByUser } },
      logger,
      assess,
      telemetry,
    }),
    voice: await buildVoiceApi({
      config,
      db,
      rooms,
      logger,
      telemetry,
      pdfWorkerUrl: new URL('../attacks/no-pdf-reader.mjs', import.meta.url),
    }),
  };
  await apps.main.ready();
  await apps.voice.ready();

  const secrets = new Set([
    ...Object.values(PERSON),
    ...Object.values(SECRETS),
    ...DOCUMENT_WORDS,
    ANSWER,
    'Bertholda',
    ADDRESS,
    ROOM_TOKEN,
    encodeURIComponent(PERSON.email),
  ]);
  const statuses: string[] = [];
  const call = async (
    method: Method,
    url: string,
    { app = 'main', headers = {}, body, form }: Call = {},
  ) => {
    let payload: Buffer | string | undefined =
      typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
    const sent: Record<string, string> = {
      'user-agent': `Browser of ${PERSON.email}`,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    if (form) {
      const data = new FormData();
      for (const [name, value] of Object.entries(form))
        data.append(
          name,
          value,
          ...(value instanceof Blob ? ([`${PERSON.lastName}.pdf`] as never[]) : []),
        );
      const encoded = new Response(data);
      payload = Buffer.from(await encoded.arrayBuffer());
      sent['content-type'] = encoded.headers.get('content-type') ?? '';
    }
    const reply = await apps[app].inject({
      method,
      url,
      headers: sent,
      remoteAddress: ADDRESS,
      ...(payload !== undefined && { payload }),
    });
    statuses.push(
      `${method} ${url.split('?')[0]?.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')} ${reply.statusCode}`,
    );
    const json = String(reply.headers['content-type']).includes('json')
      ? reply.json<Record<string, never>>()
      : {};
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- bodies differ by call
    return { json: json as any, cookies: reply.cookies };
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  /**
   * Waits until `times` scorer failures have been logged. Each failure is stored before it is
   * logged, so a new analysis can be started as soon as this returns.
   */
  const scorerFailed = async (times: number) => {
    const isFailure = (line: string) =>
      line.includes('job attempt ended') && line.includes('scorer_failed');
    while (lines.filter(isFailure).length < times)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const { email, password } = PERSON;

  // Register and log in, with some attempts that fail.
  await call('POST', MAIN_API.register, { body: PERSON });
  await call('POST', MAIN_API.register, { body: PERSON });
  await call('POST', MAIN_API.register, { body: { ...PERSON, email: `${email} `, password: 'x' } });
  await call('POST', MAIN_API.login, { body: `{"email": "${email}", "password": ${password}` });
  await call('POST', MAIN_API.login, { body: { email, password: `${password}!` } });
  const gate = (await call('POST', MAIN_API.login, { body: { email, password } })).json as {
    onboardingToken: string;
    userId: string;
  };
  secrets.add(gate.onboardingToken);
  await call('GET', `/no/such/${email}?token=${gate.onboardingToken}`);

  // Upload an unreadable PDF, a file that is not a PDF, and an unreadable job description. Store a
  // readable resume directly in the database.
  const upload = (file: Blob, url: string = VOICE_API.resumeUpload) =>
    call('POST', url, {
      app: 'voice',
      headers: bearer(gate.onboardingToken),
      form: { user_id: email, job_title: DOCUMENT_WORDS[2] ?? '', file },
    });
  await upload(new Blob([`%PDF-1.7 ${DOCUMENT_WORDS[0]}`]));
  await upload(new Blob([DOCUMENT_WORDS.join(' ')]));
  await upload(new Blob([`%PDF-1.7 ${DOCUMENT_WORDS[1]}`]), VOICE_API.jdUploadFile);
  const { resume } = await db.resumes.upsertUpload({
    userId: gate.userId,
    contentHash: 'read',
    originalName: `${PERSON.lastName}.pdf`,
    bytes: Buffer.from('%PDF'),
  });
  await db.resumes.complete(resume.id, {
    text: DOCUMENT_WORDS.join(' '),
    parsed: {
      name: PERSON.firstName,
      skills: DOCUMENT_WORDS,
      titles: [],
      employers: [],
      projects: [],
      employments: [],
      yearsOfExperience: 3,
      textLength: 9,
      pages: 1,
    },
  });
  await call('POST', VOICE_API.jdUploadText, {
    app: 'voice',
    headers: bearer(gate.onboardingToken),
    form: {
      user_id: email,
      job_title: DOCUMENT_WORDS[2] ?? '',
      company_name: DOCUMENT_WORDS[3] ?? '',
      jd_content: `We look for someone who knows ${DOCUMENT_WORDS.join(', ')}, and nothing else.`,
    },
  });

  // Login succeeds.
  const login = await call('POST', MAIN_API.login, { body: { email, password } });
  const { accessToken, sessionId } = login.json.data.user as {
    accessToken: string;
    sessionId: string;
  };
  const refreshCookie = login.cookies.find(({ name }) => name === 'portal_refresh')?.value ?? '';
  for (const token of [
    accessToken,
    sessionId,
    refreshCookie,
    ...login.cookies.map(({ value }) => value),
  ])
    secrets.add(token);
  const headers = { ...bearer(accessToken), [HEADERS.sessionToken]: sessionId };
  const roomHeaders = { ...headers, [HEADERS.apiKey]: SECRETS.API_KEYS };
  const renewed = await call('POST', MAIN_API.refresh, {
    headers: { cookie: `portal_refresh=${refreshCookie}` },
  });
  for (const token of [
    renewed.json.data.accessToken as string,
    ...renewed.cookies.map(({ value }) => value),
  ])
    secrets.add(token);
  await call('GET', MAIN_API.interviews, { headers: bearer(`${accessToken}x`) });
  await call('GET', path(VOICE_API.resumeList, { userId: email }), { app: 'voice', headers });
  await call('GET', path(VOICE_API.jdList, { userId: 'somebody@else.example' }), {
    app: 'voice',
    headers,
  });
  await call('PATCH', path(VOICE_API.resume, { id: resume.id }), {
    app: 'voice',
    headers,
    body: {
      parsedData: {
        name: PERSON.firstName,
        skills: DOCUMENT_WORDS,
        titles: [],
        employers: [],
        projects: [],
        yearsOfExperience: null,
      },
    },
  });
  await call('GET', path(MAIN_API.resumeFile, { id: resume.id }), { headers });
  const [role] = (await call('GET', MAIN_API.jobRoles, { headers })).json.data as { id: string }[];

  // Listen to a voice.
  const listen = () =>
    call('GET', `${VOICE_API.voiceSample}?language=en-US&voice=adam`, {
      app: 'voice',
      headers: roomHeaders,
    });
  await listen();
  worker.failing = true;
  await listen();

  // Create an interview, open its room, post messages and request a report.
  const interview = await call('POST', MAIN_API.interviews, {
    headers,
    body: { resumeId: resume.id, jobRoleId: role?.id, numberOfQuestions: 2 },
  });
  const { id } = interview.json.data as { id: string };
  const room = {
    user_identity: email,
    interview_id: id,
    session_token: sessionId,
    jwt_token: accessToken,
  };
  roomsDown = true;
  await call('POST', VOICE_API.login, { app: 'voice', headers: roomHeaders, body: room });
  await call('POST', VOICE_API.connectionCheck, { app: 'voice', headers: roomHeaders, body: {} });
  const sentence = { language: 'en-US', hearing: 'local' };
  await call('POST', VOICE_API.recognitionCheck, {
    app: 'voice',
    headers: roomHeaders,
    body: sentence,
  });
  roomsDown = false;
  await call('POST', VOICE_API.login, { app: 'voice', headers: roomHeaders, body: room });
  await call('GET', path(VOICE_API.plan, { id: (await db.plans.getByInterview(id))?.id ?? '' }), {
    app: 'voice',
    headers: bearer(SECRETS.INTERVIEWER_TOKEN),
  });
  await call('PATCH', path(MAIN_API.startInterview, { id }), { headers });
  await call('DELETE', MAIN_API.account, { headers, body: { password } });
  await call('POST', path(MAIN_API.runtimeData, { sessionId }), {
    headers,
    body: { ...DEFAULT_RUNTIME_DATA, screenName: DOCUMENT_WORDS[0] },
  });
  await call('POST', path(MAIN_API.messages, { id }), {
    headers,
    body: { role: 'user', content: ANSWER },
  });
  await call('POST', path(MAIN_API.messages, { id }), {
    headers: bearer(SECRETS.INTERVIEWER_TOKEN),
    body: { role: 'nobody', content: ANSWER },
  });
  await call('POST', path(MAIN_API.messages, { id }), {
    headers,
    body: `{"role":"user","content":"${ANSWER}`,
  });
  await call('PATCH', path(MAIN_API.completeInterview, { id }), { headers });
  await call('POST', path(MAIN_API.analyze, { id }), { headers, body: {} });
  await scorerFailed(1);
  scorerFails = true;
  await call('POST', path(MAIN_API.analyze, { id }), { headers, body: { forceReAnalyze: true } });
  await scorerFailed(2);
  const { ticket } = (
    await call('POST', path(MAIN_API.reportTicket, { id }), { headers, body: {} })
  ).json.data as { ticket: string };
  secrets.add(ticket);
  await call('GET', path(MAIN_API.assessment, { id }), {
    headers: { [HEADERS.reportTicket]: ticket },
  });
  await call('POST', MAIN_API.clientErrors, {
    body: {
      kind: 'window-error',
      reference: '12AB-90EF',
      problem: 'uncaught',
      message: `no account for ${email} with ${accessToken}`,
      stack: [],
      module: null,
      remote: null,
      loaded: [],
      shell: { build: '0', contract: '1' },
      page: { view: 'setup', language: 'en-US', browser: 'chrome 131' },
    },
  });
  databaseFails = true;
  await call('GET', MAIN_API.interviews, { headers });
  databaseFails = false;

  // Export all data, then delete the account.
  await call('GET', MAIN_API.accountExport, { headers });
  await call('DELETE', MAIN_API.account, { headers, body: { password: `${password}?` } });
  await call('DELETE', MAIN_API.account, { headers, body: { password } });
  await call('GET', MAIN_API.interviews, { headers });
  await call('POST', MAIN_API.logout, {
    headers: { cookie: `portal_refresh=${refreshCookie}`, [HEADERS.sessionToken]: sessionId },
  });
  await apps.main.close();
  await apps.voice.close();
  await telemetry?.close();
  await receiver.close();
  await worker.close();
  await test.close();
  return {
    log: lines.join(''),
    telemetry: receiver.raw(),
    secrets: [...secrets].filter(Boolean),
    statuses,
  };
}
