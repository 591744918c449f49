/**
 * These tests call every route of both APIs as each kind of caller, with the ids of one victim in
 * the path, the query and the body. If ACCESS_MATRIX_FILE is set, a table of all responses is
 * written to that file.
 */
import { MAIN_API, VOICE_API } from '@portal/protocol';
import type { AppServer } from '@portal/server-kit';
import { writeFileSync } from 'node:fs';
import { credentials, IDENTITIES, type Identity } from './identities';
import { MAIN_ROUTES, pathOf, VOICE_ROUTES, type Expected, type RouteRow } from './route-table';
import { routesOf } from './routes-of';
import { API_KEY, buildWorld, SERVICE_TOKEN, type Belongings, type World } from './world';

let world: World;
const answered: string[] = [];
// Allow four minutes, because the embedded database starts slowly on a busy machine.
beforeAll(async () => {
  world = await buildWorld();
}, 240_000);
afterAll(async () => {
  await world.close();
  const file = process.env['ACCESS_MATRIX_FILE'];
  const head = [
    `| route | ${IDENTITIES.join(' | ')} |`,
    `|---|${IDENTITIES.map(() => '---|').join('')}`,
  ];
  if (file) writeFileSync(file, [...head, ...answered.sort(), ''].join('\n'));
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD' | 'PUT';
interface Answer {
  status: number;
  text: string;
}

async function call(
  app: AppServer,
  route: string,
  row: RouteRow,
  victim: Belongings,
  headers: Record<string, string>,
  method = route.split(' ')[0] as Method,
): Promise<Answer> {
  const request = { method, url: pathOf(route, victim, row.query) };
  const fields = row.form?.(victim);
  let reply;
  if (fields) {
    const content = new FormData();
    for (const [name, value] of Object.entries(fields)) content.append(name, value);
    if (row.file) content.append('file', new Blob([`%PDF-1.7 ${crypto.randomUUID()}`]), 'cv.pdf');
    const encoded = new Response(content);
    reply = await app.inject({
      ...request,
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    });
  } else {
    reply = await app.inject({
      ...request,
      headers,
      ...(row.body && { payload: row.body(victim) }),
    });
  }
  return { status: reply.statusCode, text: reply.body };
}

/** For each table, counts and hashes the rows that contain any of the victim's data. */
async function rowsOf({
  person,
  mark,
  resumeId,
  jobRoleId,
  interviewId,
  planId,
}: Belongings): Promise<Record<string, unknown>[]> {
  const ids = [person.userId, person.sessionId, mark, resumeId, jobRoleId, interviewId, planId]
    .map((id) => `'%${id}%'`)
    .join(', ');
  const tables = await world.db.rows(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const hashes = tables.map(
    ({ table_name: name }) =>
      `select '${String(name)}' as name, count(*)::int as n, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${String(name)}" t where t::text like any (array[${ids}])`,
  );
  return world.db.rows(`${hashes.join(' union all ')} order by name`);
}

const expectedFor = (row: RouteRow, identity: Identity): Expected =>
  row.allow?.[identity] ?? row.refuse?.[identity] ?? row.everyone ?? 401;
const mayChange = (row: RouteRow, identity: Identity) => row.allow?.[identity] !== undefined;
const fits = (status: number, expected: Expected) => [expected].flat().includes(status);
/** Callers who may read the victim's data. */
const readers: readonly Identity[] = [
  'owner',
  'interviewer',
  'onboarding, owner’s',
  'report ticket, this',
  'refresh cookie alone',
];

async function attack(app: AppServer, name: string, route: string, row: RouteRow): Promise<void> {
  let victim = await world.give(await world.newPerson(), row.state ?? 'started');
  let rights = await credentials(
    world,
    victim,
    await world.give(await world.newPerson(), 'completed'),
  );
  let before = await rowsOf(victim);
  const wrong: string[] = [];
  const statuses: Partial<Record<Identity, number>> = {};
  // Callers that must be refused come first, because allowed calls may change the victim's rows.
  for (const identity of [...IDENTITIES].sort(
    (a, b) => Number(mayChange(row, a)) - Number(mayChange(row, b)),
  )) {
    if (mayChange(row, identity)) {
      // Create new people for every allowed call, because the call may end a session or delete an
      // account.
      victim = await world.give(await world.newPerson(), row.state ?? 'started');
      rights = await credentials(
        world,
        victim,
        await world.give(await world.newPerson(), 'completed'),
      );
    }
    const { status, text } = await call(app, route, row, victim, rights[identity]);
    statuses[identity] = status;
    if (!fits(status, expectedFor(row, identity)))
      wrong.push(
        `${identity}: ${status}, expected ${String(expectedFor(row, identity))} (${text.slice(0, 120)})`,
      );
    const leaked = [victim.mark, victim.resumeId, victim.jobRoleId, victim.planId].filter(
      (secret) => text.includes(secret),
    );
    if (leaked.length > 0 && !readers.includes(identity))
      wrong.push(`${identity} was told of the victim: ${leaked.join()}`);
    if (route.startsWith('GET ')) {
      const head = await call(app, route, row, victim, rights[identity], 'HEAD');
      if (head.status !== status)
        wrong.push(`${identity}: HEAD is answered with ${head.status}, GET with ${status}`);
    }
    if (mayChange(row, identity)) continue;
    const after = await rowsOf(victim);
    if (JSON.stringify(after) !== JSON.stringify(before))
      wrong.push(`${identity} changed the victim's rows`);
    before = after;
  }
  answered.push(
    `| ${name} ${route} | ${IDENTITIES.map((identity) => statuses[identity]).join(' | ')} |`,
  );
  expect(wrong).toEqual([]);
}

describe.each([
  ['main', MAIN_ROUTES],
  ['voice', VOICE_ROUTES],
] as const)('%s API', (name, table) => {
  it('has exactly the routes of the table: a new one needs a line in route-table.ts', () => {
    const routes = routesOf(world.apps[name]).filter(
      (route) => !route.startsWith('HEAD ') && route !== 'OPTIONS *',
    );
    expect(routes.sort()).toEqual(Object.keys(table).sort());
  });
  it.each(Object.keys(table))(
    '%s answers everybody as the table says, and nobody touches or reads what is the victim’s',
    async (route) => {
      await attack(world.apps[name], name, route, table[route] as RouteRow);
    },
  );
});

describe('a call with the interviewer’s name', () => {
  let victim: Belongings;
  beforeAll(async () => {
    victim = await world.give(await world.newPerson(), 'started');
  });
  const claims = () => ({
    userId: victim.person.userId,
    email: victim.person.email,
    sessionId: victim.person.sessionId,
  });
  const forgeries: [string, () => string | Promise<string>][] = [
    ['a token one letter short', () => `Bearer ${SERVICE_TOKEN.slice(0, -1)}`],
    ['a token one letter longer', () => `Bearer ${SERVICE_TOKEN}x`],
    ['the token in other letters', () => `Bearer ${SERVICE_TOKEN.toUpperCase()}`],
    [
      'the token in another scheme',
      () => `Basic ${Buffer.from(`interviewer:${SERVICE_TOKEN}`).toString('base64')}`,
    ],
    ['the token without a scheme', () => SERVICE_TOKEN],
    ['two tokens', () => `Bearer x, Bearer ${SERVICE_TOKEN}`],
    [
      'a token that claims to be the interviewer’s, with another key',
      async () =>
        `Bearer ${await world.forged.issueAccess({ ...claims(), userId: 'interviewer' })}`,
    ],
    [
      'a token for another purpose, with another key',
      async () => `Bearer ${await world.forged.issueOnboarding(claims())}`,
    ],
    ['the API key', () => `Bearer ${API_KEY}`],
    ['nothing', () => 'Bearer '],
  ];
  const open = (
    [
      ['main', MAIN_ROUTES],
      ['voice', VOICE_ROUTES],
    ] as const
  ).flatMap(([name, table]) =>
    Object.entries(table)
      .filter(([, row]) => row.allow?.interviewer !== undefined)
      .map(([route, row]) => ({ name, route, row })),
  );

  it.each(forgeries)(
    'is refused on each route of the interviewer: %s',
    async (_what, authorization) => {
      const before = await rowsOf(victim);
      for (const { name, route, row } of open) {
        const { status } = await call(world.apps[name], route, row, victim, {
          authorization: await authorization(),
        });
        expect([route, status]).toEqual([route, 401]);
      }
      expect(await rowsOf(victim)).toEqual(before);
      expect(open.length).toBeGreaterThan(4);
    },
  );
});

describe('a mix of own ids and the victim’s', () => {
  let victim: Belongings;
  let own: Belongings;
  beforeAll(async () => {
    victim = await world.give(await world.newPerson(), 'started');
    own = await world.give(await world.newPerson(), 'started');
  });
  const as = ({ person }: Belongings) => ({
    authorization: `Bearer ${person.accessToken}`,
    'x-api-key': API_KEY,
  });
  const room = (body: object) => ({
    user_identity: own.person.email,
    interview_id: own.interviewId,
    ...body,
  });
  it.each<[string, keyof World['apps'], string, () => object, number]>([
    [
      'the resume of a new interview',
      'main',
      MAIN_API.interviews,
      () => ({ resumeId: victim.resumeId, jobRoleId: own.jobRoleId }),
      404,
    ],
    [
      'the role of a new interview',
      'main',
      MAIN_API.interviews,
      () => ({ resumeId: own.resumeId, jobRoleId: victim.jobRoleId }),
      404,
    ],
    [
      'the resume of questions',
      'voice',
      VOICE_API.generateQuestions,
      () => ({ user_id: own.person.userId, resume_id: victim.resumeId }),
      404,
    ],
    [
      'the job description of questions',
      'voice',
      VOICE_API.generateQuestions,
      () => ({
        user_id: own.person.userId,
        resume_id: own.resumeId,
        job_description_id: victim.jobRoleId,
      }),
      404,
    ],
    [
      'the interview of a room',
      'voice',
      VOICE_API.login,
      () => room({ interview_id: victim.interviewId }),
      404,
    ],
    [
      'the identity in a room',
      'voice',
      VOICE_API.login,
      () => room({ user_identity: victim.person.email }),
      403,
    ],
    [
      'the session token of a room',
      'voice',
      VOICE_API.login,
      () => room({ session_token: victim.person.sessionToken }),
      401,
    ],
  ])('is refused: %s', async (_what, app, url, body, status) => {
    const reply = await world.apps[app].inject({
      method: 'POST',
      url,
      headers: as(own),
      payload: body(),
    });
    expect([reply.statusCode, reply.body.includes(victim.mark)]).toEqual([status, false]);
  });
  it.each([
    ['resume_id', 'resumeId'],
    ['job_role_id', 'jobRoleId'],
  ] as const)('is refused: the %s of a room that has no plan yet', async (field, id) => {
    const interview = await world.db.db.interviews.create({
      userId: own.person.userId,
      resumeId: own.resumeId,
      jobRoleId: own.jobRoleId,
      numberOfQuestions: 1,
      language: 'en-US',
      difficulty: 'medium',
    });
    const reply = await world.apps.voice.inject({
      method: 'POST',
      url: VOICE_API.login,
      headers: as(own),
      payload: room({ interview_id: interview.id, [field]: victim[id] }),
    });
    expect([reply.statusCode, await world.db.db.plans.getByInterview(interview.id)]).toEqual([
      404,
      null,
    ]);
  });
  it('is refused: another’s access token in the body with an own one in the header', async () => {
    const reply = await world.apps.voice.inject({
      method: 'POST',
      url: VOICE_API.login,
      headers: as(own),
      payload: {
        user_identity: victim.person.email,
        interview_id: victim.interviewId,
        jwt_token: 'x',
      },
    });
    expect(reply.statusCode).toBe(403);
  });
  it.each(['access_token', 'token', 'jwt_token', 'authorization', 'api_key'])(
    'a token in the query (%s) opens nothing',
    async (name) => {
      const url = `${MAIN_API.jobRoles}?${name}=${own.person.accessToken}`;
      expect((await world.apps.main.inject({ method: 'GET', url })).statusCode).toBe(401);
      const plan = `/api/plans/${own.planId}?${name}=${encodeURIComponent(SERVICE_TOKEN)}`;
      expect((await world.apps.voice.inject({ method: 'GET', url: plan })).statusCode).toBe(401);
    },
  );
});
