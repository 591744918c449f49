import { readConfig, readJson, readRemotes, type JsonFile } from './start-files';

const engine = { kind: 'built-in', name: 'x' };
const config = {
  mainApiUrl: 'http://127.0.0.1:4300',
  voiceApiUrl: 'http://127.0.0.1:4301',
  apiKey: 'key',
  appId: 'portal',
  engines: { hearing: { 'en-US': [engine], 'ar-SA': [] }, speaking: engine, language: engine },
  federation: { environment: 'production', origins: ['https://auth.portal.example'] },
};
const file = (body: unknown) => (): Promise<JsonFile> => Promise.resolve({ ok: true, body });
const missing = (): Promise<JsonFile> => Promise.resolve({ ok: false, problem: '/x: HTTP 404' });

describe('config.json', () => {
  it('names the servers', async () => {
    expect(await readConfig(file(config))).toEqual({ ok: true, config });
  });
  it('fails with a message if missing', async () => {
    expect(await readConfig(missing)).toEqual({ ok: false, problem: '/x: HTTP 404' });
  });
  it("fails with the invalid field's name", async () => {
    expect(await readConfig(file({ ...config, mainApiUrl: 'here' }))).toMatchObject({
      ok: false,
      problem: expect.stringContaining('mainApiUrl') as string,
    });
  });
});

describe('remotes.json', () => {
  const auth = { name: 'auth', manifest: '/m.json', version: '1' };
  it('lists the remotes', async () => {
    expect(await readRemotes(file({ remotes: [auth] }))).toMatchObject({
      ok: true,
      listed: { remotes: [auth] },
    });
  });
  it('drops the remote of an invalid entry and logs it', async () => {
    const log: string[] = [];
    expect(
      await readRemotes(file({ remotes: [auth, {}] }), (problem) => log.push(problem)),
    ).toMatchObject({ ok: true, listed: { remotes: [auth] } });
    expect(log).toHaveLength(1);
  });
  it('fails with the reason if not accepted', async () => {
    const refused = { ok: false, problem: 'not signed' } as const;
    expect(
      await readRemotes(
        file({ remotes: [auth] }),
        () => undefined,
        () => Promise.resolve(refused),
      ),
    ).toEqual(refused);
  });
  it('uses the accepted list, which may differ from the fetched one', async () => {
    const kept = { ok: true, body: { remotes: [{ ...auth, version: '2' }] } } as const;
    expect(
      await readRemotes(
        file({ remotes: [auth] }),
        () => undefined,
        () => Promise.resolve(kept),
      ),
    ).toMatchObject({ ok: true, listed: { remotes: [{ version: '2' }] } });
  });
  it.each([
    ['missing', missing, '/x: HTTP 404'],
    ['of another shape', file({ oops: 1 }), 'remotes.json has no list of remotes'],
    ['empty', file({ remotes: [] }), '/remotes.json: lists no remote'],
  ])('fails with a message if %s', async (_, read, problem) => {
    expect(await readRemotes(read, () => undefined)).toEqual({ ok: false, problem });
  });
});

describe('a file', () => {
  const answer = (status: number, body: string) => () =>
    Promise.resolve({ ok: status < 400, status, text: () => Promise.resolve(body) } as Response);
  it('is read as JSON', async () => {
    expect(await readJson('/x', answer(200, '{"a":1}'))).toEqual({ ok: true, body: { a: 1 } });
  });
  it.each([
    ['is not JSON', answer(200, '<html>'), '/x: not JSON'],
    ['is missing', answer(404, ''), '/x: HTTP 404'],
    ['cannot be fetched', () => Promise.reject(new TypeError('x')), '/x: could not be fetched'],
  ])('that %s gives a readable problem', async (_, fetch, problem) => {
    expect(await readJson('/x', fetch)).toEqual({ ok: false, problem });
  });
});
