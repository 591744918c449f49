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

it('answers a call with the sample records and reports it', async () => {
  const { fetch, calls } = serversThat(answersOf('ar-SA'));
  const response = await fetch(`${MAIN}${MAIN_API.login}`, { method: 'POST', body: '{}' });
  expect(await response.json()).toMatchObject({ data: { user: { firstName: 'ليلى' } } });
  expect(calls).toEqual([['login', 'POST', 200]]);
});

it('passes a function the call and its count', async () => {
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

it('answers 404 to calls that neither API has', async () => {
  const { fetch, calls } = serversThat(answersOf('en-US'));
  expect((await fetch(`${MAIN}/nowhere`)).status).toBe(404);
  expect((await fetch('http://elsewhere.invalid/api')).status).toBe(404);
  expect(calls).toEqual([
    [null, 'GET', 404],
    [null, 'GET', 404],
  ]);
});

it('fails like an offline browser', async () => {
  const { fetch } = serversThat({ login: { offline: true } });
  await expect(fetch(`${MAIN}${MAIN_API.login}`, { method: 'POST' })).rejects.toThrow(TypeError);
});

it('hangs until the caller aborts', async () => {
  const { fetch } = serversThat({ login: { hang: true } });
  const controller = new AbortController();
  const call = fetch(`${MAIN}${MAIN_API.login}`, { method: 'POST', signal: controller.signal });
  controller.abort(new Error('given up'));
  await expect(call).rejects.toThrow('given up');
});

it('sends no body for a status without one', async () => {
  const { fetch } = serversThat({ logout: { status: 204 } });
  const response = await fetch(`${MAIN}${MAIN_API.logout}`, { method: 'POST' });
  expect([response.status, await response.text()]).toEqual([204, '']);
});
