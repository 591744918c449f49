import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { speak } from '@portal/i18n/testing';
import type { ComponentType } from 'react';
import { LazyDialog } from './LazyDialog';

beforeAll(() => speak('en-US'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

type Loaded = ComponentType<{ words: string }>;

function show() {
  const asked: { resolve(dialog: Loaded): void; reject(error: Error): void }[] = [];
  const load = jest.fn(
    () => new Promise<Loaded>((resolve, reject) => asked.push({ resolve, reject })),
  );
  const onClose = jest.fn();
  render(
    <LazyDialog
      load={load}
      dialog={{ words: 'choose a file' }}
      title="Add a resume"
      onClose={onClose}
    />,
  );
  const arrive = () =>
    act(async () =>
      asked.splice(0).forEach(({ resolve }) => resolve(({ words }) => <p>{words}</p>)),
    );
  const fail = () =>
    act(async () => asked.splice(0).forEach(({ reject }) => reject(new Error('no network'))));
  return { load, arrive, fail, onClose };
}

test('shows the dialog once its code has loaded', async () => {
  const { arrive } = show();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await arrive();
  expect(screen.getByText('choose a file')).toBeTruthy();
});

test('shows slow loading and can be closed', async () => {
  const { arrive, onClose } = show();
  act(() => jest.advanceTimersByTime(300));
  expect(screen.getByRole('alertdialog', { name: 'Add a resume' }).textContent).toContain(
    'Loading…',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
  await arrive();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('shows when its code cannot be fetched, and retries', async () => {
  const { load, arrive, fail } = show();
  await fail();
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'Failed to load data. Please try again.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledTimes(2);
  await arrive();
  expect(screen.getByText('choose a file')).toBeTruthy();
});
