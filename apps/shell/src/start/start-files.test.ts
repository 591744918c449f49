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
  it('that is missing is a failure that says so', async () => {
    expect(await readConfig(missing)).toEqual({ ok: false, problem: '/x: HTTP 404' });
  });
  it('that is invalid is a failure that names the field', async () => {
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
  it('with a line that is wrong costs that remote, and a line in the log', async () => {
    const log: string[] = [];
    expect(
      await readRemotes(file({ remotes: [auth, {}] }), (problem) => log.push(problem)),
    ).toMatchObject({ ok: true, listed: { remotes: [auth] } });
    expect(log).toHaveLength(1);
  });
  it('that is not to be believed is a failure that says why', async () => {
    const refused = { ok: false, problem: 'not signed' } as const;
    expect(
      await readRemotes(
        file({ remotes: [auth] }),
        () => undefined,
        () => Promise.resolve(refused),
      ),
    ).toEqual(refused);
  });
  it('is read as it was accepted, which may be another one than was fetched', async () => {
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
    ['of another shape', file({ oops: 1 }), 'remotes.json holds no list of remotes'],
    ['empty', file({ remotes: [] }), '/remotes.json: lists no remote'],
  ])('that is %s is a failure that says so', async (_, read, problem) => {
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
    ['is not there', answer(404, ''), '/x: HTTP 404'],
    ['cannot be fetched', () => Promise.reject(new TypeError('x')), '/x: could not be fetched'],
  ])('that %s is a problem in words', async (_, fetch, problem) => {
    expect(await readJson('/x', fetch)).toEqual({ ok: false, problem });
  });
});
