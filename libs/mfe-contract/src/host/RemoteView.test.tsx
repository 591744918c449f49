import { render, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import type { AuthScreenProps } from '../props';
import type { RemoteLoader } from './remote-loader';
import { RemoteView } from './RemoteView';

const props: AuthScreenProps = { onLoggedIn: () => undefined, onGate: () => undefined, notice: null, onViewReport: null };
const module = (text: string) => ({ contractVersion: '1.0.0', default: () => <p>{text}</p> });

function show(load: () => Promise<unknown>) {
  const onError = jest.fn();
  render(
    <RemoteView
      loader={{ load } as unknown as RemoteLoader}
      module="auth/AuthScreen"
      props={props}
      loading={<p>loading</p>}
      fallback={({ moduleId, retry }) => <button onClick={retry}>{moduleId} failed</button>}
      onError={onError}
    />,
  );
  return { onError };
}

let silenced: { mockRestore(): void };
beforeEach(() => { silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined); });
afterEach(() => silenced.mockRestore());

it('shows the module once it is there', async () => {
  show(() => Promise.resolve(module('login')));
  expect(page.getByText('loading')).toBeTruthy();
  expect(await page.findByText('login')).toBeTruthy();
});

it('shows the fallback in its place when it does not load, and reports it', async () => {
  const { onError } = show(() => Promise.reject(new Error('down')));
  expect(await page.findByText('auth/AuthScreen failed')).toBeTruthy();
  expect(onError).toHaveBeenCalledTimes(1);
});

it('loads afresh on each try', async () => {
  let tries = 0;
  show(() => ((tries += 1) < 3 ? Promise.reject(new Error('down')) : Promise.resolve(module('login'))));
  const user = userEvent.setup();
  await user.click(await page.findByRole('button'));
  await user.click(await page.findByRole('button'));
  expect(await page.findByText('login')).toBeTruthy();
  expect(tries).toBe(3);
});

it('catches what the module throws while it is drawn', async () => {
  show(() => Promise.resolve({ contractVersion: '1.0.0', default: () => { throw new Error('crash'); } }));
  expect(await page.findByText('auth/AuthScreen failed')).toBeTruthy();
});
