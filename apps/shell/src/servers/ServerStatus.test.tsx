import { ApiError } from '@portal/api-clients';
import type { Platform, ServerConditions } from '@portal/auth-store';
import { speak } from '@portal/i18n/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore } from 'zustand/vanilla';
import { ServerStatus } from './ServerStatus';

const OK = { kind: 'ok' } as const;
const UNREACHABLE = { kind: 'unreachable' } as const;
const failed = (fallbackKey: 'health' | 'authStatus', serverMessage: string | null = null) =>
  new ApiError({ kind: 'http', status: 500, fallbackKey, message: 'x', serverMessage });

function show(conditions: Partial<ServerConditions> = {}, failure: unknown = null) {
  const store = createStore<ServerConditions>(() => ({ main: OK, voice: OK, ...conditions }));
  const statusCheck = createStore<{ failure: unknown }>(() => ({ failure }));
  const servers = { store } as Platform['servers'];
  render(<ServerStatus servers={servers} statusCheck={statusCheck} />);
  const line = () =>
    [...screen.getByRole('status').querySelectorAll('p')].map((p) => p.textContent).join(' ');
  return { store, statusCheck, line };
}

beforeAll(() => speak('en-US'));
afterEach(async () => {
  cleanup();
  await act(() => speak('en-US'));
});

test('is an empty live region while all is well', () => {
  expect(show().line()).toBe('');
});

test.each([
  [
    { main: UNREACHABLE, voice: UNREACHABLE },
    'Interview Portal’s servers can’t be reached. Nothing you typed is lost. We’ll keep trying.',
  ],
  [
    { main: UNREACHABLE },
    'The server for accounts and interviews can’t be reached. Nothing you typed is lost. We’ll keep trying.',
  ],
  [
    { voice: UNREACHABLE },
    'The server for uploads and interview rooms can’t be reached. Nothing you typed is lost. We’ll keep trying.',
  ],
  [
    { main: { kind: 'failing', error: failed('health') } },
    'Health check failed Nothing you typed is lost. We’ll keep trying.',
  ],
  [
    { voice: { kind: 'failing', error: failed('health', 'Down for maintenance until 9:00.') } },
    'Down for maintenance until 9:00. Nothing you typed is lost. We’ll keep trying.',
  ],
] as const)('says in one line what is wrong (%#)', (conditions, text) => {
  expect(show(conditions).line()).toBe(text);
});

test('goes away when the servers answer', () => {
  const { store, line } = show({ main: UNREACHABLE });
  act(() => store.setState({ main: OK }));
  expect(line()).toBe('');
});

test('says that the status check failed, until one succeeds', () => {
  const { statusCheck, line } = show({}, failed('authStatus'));
  expect(line()).toBe(
    'Status check failed You’re still logged in. We’ll check again in a few minutes.',
  );
  act(() => statusCheck.setState({ failure: null }));
  expect(line()).toBe('');
});

test('speaks Arabic', async () => {
  await act(() => speak('ar-SA'));
  expect(show({ main: UNREACHABLE, voice: UNREACHABLE }).line()).toBe(
    'يتعذّر الوصول إلى خوادم بوابة المقابلات. كل ما كتبته باقٍ، وستستمر إعادة المحاولة تلقائيًا.',
  );
});
