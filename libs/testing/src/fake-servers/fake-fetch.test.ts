import { MAIN_API } from '@portal/protocol';
import type { Answers } from './answer';
import { answersOf } from './answers';
import { createFakeFetch } from './fake-fetch';

const MAIN = 'http://main.invalid';

function serversThat(answers: Answers) {
  const calls: (string | number | null)[][] = [];
  const fetch = createFakeFetch({
    mainApiUrl: MAIN,
    voiceApiUrl: 'http://voice.invalid',
    answers: () => answers,
    onCall: ({ operation, method, status }) => calls.push([operation, method, status]),
  });
  return { fetch, calls };
}

it('answers a call with the sample records, and tells of it', async () => {
  const { fetch, calls } = serversThat(answersOf('ar-SA'));
  const response = await fetch(`${MAIN}${MAIN_API.login}`, { method: 'POST', body: '{}' });
  expect(await response.json()).toMatchObject({ data: { user: { firstName: 'ليلى' } } });
  expect(calls).toEqual([['login', 'POST', 200]]);
});

it('gives a function the call and how often it was made', async () => {
  const { fetch } = serversThat({
    register: (call, index) => ({ json: { given: call.json, index } }),
  });
  const register = () =>
    fetch(`${MAIN}${MAIN_API.register}`, { method: 'POST', body: '{"email":"a"}' }).then(
      (response) => response.json(),
    );
  await register();
  expect(await register()).toEqual({ given: { email: 'a' }, index: 1 });
});

it('knows no other call than those of the two servers', async () => {
  const { fetch, calls } = serversThat(answersOf('en-US'));
  expect((await fetch(`${MAIN}/nowhere`)).status).toBe(404);
  expect((await fetch('http://elsewhere.invalid/api')).status).toBe(404);
  expect(calls).toEqual([
    [null, 'GET', 404],
    [null, 'GET', 404],
  ]);
});

it('is offline as a browser is', async () => {
  const { fetch } = serversThat({ login: { offline: true } });
  await expect(fetch(`${MAIN}${MAIN_API.login}`, { method: 'POST' })).rejects.toThrow(TypeError);
});

it('hangs until the caller gives up', async () => {
  const { fetch } = serversThat({ login: { hang: true } });
  const controller = new AbortController();
  const call = fetch(`${MAIN}${MAIN_API.login}`, { method: 'POST', signal: controller.signal });
  controller.abort(new Error('given up'));
  await expect(call).rejects.toThrow('given up');
});

it('answers without a body where the status has none', async () => {
  const { fetch } = serversThat({ logout: { status: 204 } });
  const response = await fetch(`${MAIN}${MAIN_API.logout}`, { method: 'POST' });
  expect([response.status, await response.text()]).toEqual([204, '']);
});
