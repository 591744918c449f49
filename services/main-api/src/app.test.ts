import { DEFAULT_RUNTIME_DATA, MAIN_API, path } from '@portal/protocol';
import { startHarness, type Harness } from './testing/harness';

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
}, 60_000);
afterAll(() => h.close());

describe('POST /api/runtime/data/{sessionId}', () => {
  const send = (
    sessionId: string,
    headers: Record<string, string>,
    body: object = DEFAULT_RUNTIME_DATA,
  ) => h.call('POST', path(MAIN_API.runtimeData, { sessionId }), { headers, body });
  it('stores the newest state of one’s own screen', async () => {
    const person = await h.candidate();
    expect(await send(person.sessionToken, person.headers)).toMatchObject({
      status: 202,
      body: { message: 'Runtime data received' },
    });
    const session = await h.db.sessions.get(person.refreshCookie.split('.')[0] ?? '');
    expect(await h.db.runtimeData.get(session?.id ?? '')).toEqual(DEFAULT_RUNTIME_DATA);
  });
  it('accepts a session id too', async () => {
    const person = await h.candidate();
    expect((await send(person.refreshCookie.split('.')[0] ?? '', person.headers)).status).toBe(202);
  });
  it('stores nothing for another’s session', async () => {
    const [a, b] = [await h.candidate(), await h.candidate()];
    for (const sessionId of [b.sessionToken, 'made-up'])
      expect(await send(sessionId, a.headers)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    expect((await send(a.sessionToken, {})).status).toBe(401);
  });
  it('refuses invalid runtime data at any depth', async () => {
    const person = await h.candidate();
    expect((await send(person.sessionToken, person.headers, { components: 'x' })).status).toBe(400);
    const [open, close] = [
      '{"hash":"h","text":"","componentType":"c","isClickable":false,"children":[',
      ']}',
    ];
    const nested = `{"deviceId":"d","screenName":"s","components":[${open.repeat(3_000)}${close.repeat(3_000)}]}`;
    const deep = await h.app.inject({
      method: 'POST',
      url: path(MAIN_API.runtimeData, { sessionId: person.sessionToken }),
      payload: nested,
      headers: { ...person.headers, 'content-type': 'application/json' },
    });
    expect([deep.statusCode, deep.json()]).toMatchObject([400, { code: 'validation_failed' }]);
    expect(
      (
        await send(person.sessionToken, person.headers, {
          ...DEFAULT_RUNTIME_DATA,
          screenName: 'x'.repeat(300_000),
        })
      ).status,
    ).toBe(413);
  });
});

describe('the limits of runtime data', () => {
  const component = { ...DEFAULT_RUNTIME_DATA.components[0]!, children: [] };
  const send = async (components: object[]) => {
    const person = await h.candidate();
    const { status } = await h.call(
      'POST',
      path(MAIN_API.runtimeData, { sessionId: person.sessionToken }),
      { headers: person.headers, body: { ...DEFAULT_RUNTIME_DATA, components } },
    );
    return status;
  };
  it('allow 500 components in a list, at every depth', async () => {
    const list = (count: number) => Array.from({ length: count }, () => component);
    const parent = (count: number) => [{ ...component, children: list(count) }];
    expect(await send(list(500))).toBe(202);
    expect(await send(parent(500))).toBe(202);
    expect(await send(list(501))).toBe(400);
    expect(await send(parent(501))).toBe(400);
  });
  it('allow 200 characters in a text', async () => {
    expect(await send([{ ...component, text: 'x'.repeat(200) }])).toBe(202);
    expect(await send([{ ...component, text: 'x'.repeat(201) }])).toBe(400);
  });
});

describe('the server', () => {
  it('is healthy while its database answers', async () => {
    expect(await h.call('GET', MAIN_API.health)).toMatchObject({
      status: 200,
      body: { status: 'ok', service: 'main-api', checks: { database: 'ok' } },
    });
  });
  it('describes every call', async () => {
    const { body } = await h.call('GET', MAIN_API.openapi);
    const described = Object.keys(body.paths as object);
    const expected = Object.values(MAIN_API)
      .filter((route) => route !== MAIN_API.openapi)
      .map((route) => route.replace(/:(\w+)/g, '{$1}'));
    expect(described.sort()).toEqual(expected.sort());
  });
});
