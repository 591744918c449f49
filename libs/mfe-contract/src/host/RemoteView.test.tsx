import { act, render, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import type { AuthScreenProps } from '../props';
import type { RemoteLoader } from './remote-loader';
import { RemoteView } from './RemoteView';
import { RETRY_DELAYS_MS } from './use-remote-module';

const props: AuthScreenProps = {
  onLoggedIn: () => undefined,
  onGate: () => undefined,
  notice: null,
  onViewReport: null,
};
const module = (text: string) => ({ contractVersion: '1.0.0', default: () => <p>{text}</p> });

function show(load: () => Promise<unknown>) {
  const onError = jest.fn();
  render(
    <RemoteView
      loader={{ load } as unknown as RemoteLoader}
      module="auth/AuthScreen"
      props={props}
      loading={<p>loading</p>}
      fallback={({ moduleId, retry, recovery }) => (
        <button onClick={retry}>
          {moduleId} failed, {recovery.kind}
        </button>
      )}
      onError={onError}
    />,
  );
  return { onError };
}

let silenced: { mockRestore(): void };
beforeEach(() => {
  silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  silenced.mockRestore();
});

it('shows the module once it has loaded', async () => {
  show(() => Promise.resolve(module('login')));
  expect(page.getByText('loading')).toBeTruthy();
  expect(await page.findByText('login')).toBeTruthy();
});

it('shows the fallback if loading fails, and reports the error', async () => {
  const { onError } = show(() => Promise.reject(new Error('down')));
  expect(await page.findByText(/auth\/AuthScreen failed/)).toBeTruthy();
  expect(onError).toHaveBeenCalledTimes(1);
});

it('loads again on each retry', async () => {
  let tries = 0;
  show(() =>
    (tries += 1) < 3 ? Promise.reject(new Error('down')) : Promise.resolve(module('login')),
  );
  const user = userEvent.setup();
  await user.click(await page.findByRole('button', { name: /waiting/ }));
  await user.click(await page.findByRole('button', { name: /waiting/ }));
  expect(await page.findByText('login')).toBeTruthy();
  expect(tries).toBe(3);
});

it('retries automatically a few times with growing delays, and keeps the fallback on screen', async () => {
  jest.useFakeTimers();
  let tries = 0;
  show(() => {
    tries += 1;
    return Promise.reject(new Error('down'));
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  const fallback = page.getByRole('button');
  for (const [index, delayMs] of RETRY_DELAYS_MS.entries()) {
    expect(fallback.textContent).toContain('waiting');
    await act(() => jest.advanceTimersByTimeAsync(delayMs - 1));
    expect(tries).toBe(index + 1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(tries).toBe(index + 2);
  }
  expect(fallback.textContent).toContain('left');
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(tries).toBe(RETRY_DELAYS_MS.length + 1);
  expect(page.getByRole('button')).toBe(fallback);
});

it('replaces the fallback when an automatic retry succeeds', async () => {
  jest.useFakeTimers();
  let tries = 0;
  show(() =>
    (tries += 1) === 1 ? Promise.reject(new Error('down')) : Promise.resolve(module('login')),
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(RETRY_DELAYS_MS[0]));
  expect(page.getByText('login')).toBeTruthy();
});

it('catches render errors, and renders again only on request', async () => {
  let sound = false;
  show(() =>
    Promise.resolve({
      contractVersion: '1.0.0',
      default: () => {
        if (sound) return <p>login</p>;
        throw new Error('crash');
      },
    }),
  );
  const button = await page.findByText('auth/AuthScreen failed, left');
  sound = true;
  await userEvent.setup().click(button);
  expect(page.getByText('login')).toBeTruthy();
});
