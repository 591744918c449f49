import type { LeaveReason } from '@portal/mfe-contract';
import { jest } from '@jest/globals';
import { Flow } from './flow';

/**
 * Makes a candidate leave a room for the given reason, and returns the fake page. `dismissed` is the
 * remote's promise that the alert about the end has been dismissed.
 */
function leave(reason: LeaveReason, dismissed?: Promise<void>) {
  const page = { reload: jest.fn(), redirect: jest.fn() };
  const flow = new Flow({
    page,
    skipsCheck: () => true,
    session: {
      login: () => Promise.reject(new Error('nobody logs in')),
      logout: () => Promise.resolve(),
    },
    auth: {
      isAuthenticated: () => true,
      roomName: () => null,
      subscribe: () => () => undefined,
      clearRoom: () => undefined,
    },
    underWay: { enter: () => undefined, leave: () => undefined },
    nextReport: { wanted: () => null, want: () => undefined, forget: () => undefined },
    clock: {
      setTimeout: (run, delayMs) => setTimeout(run, delayMs),
      clearTimeout: (timer) => clearTimeout(timer as number),
    },
  });
  flow.dispatch({ type: 'interviewStarted', interviewId: 'i1' });
  flow.dispatch({ type: 'roomConnected' });
  flow.handleLeft(reason, dismissed);
  return page;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The alert that the interview is over, and how the candidate dismisses it. */
function openAlert() {
  let dismiss = () => {};
  const dismissed = new Promise<void>((resolve) => (dismiss = resolve));
  return { dismissed, dismiss };
}

it('§2.55 Leaving: the page reloads after about 1 s', async () => {
  for (const reason of ['left', 'completed'] as const) {
    const page = leave(reason);
    jest.advanceTimersByTime(999);
    expect(page.reload).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(page.redirect).not.toHaveBeenCalled();
  }
  const { dismissed, dismiss } = openAlert();
  const page = leave('completed', dismissed);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.reload).not.toHaveBeenCalled();
  dismiss();
  await jest.advanceTimersByTimeAsync(999);
  expect(page.reload).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('§2.56 Leaving: on an error the page is redirected to the root path after 500 ms', async () => {
  const page = leave('error');
  jest.advanceTimersByTime(499);
  expect(page.redirect).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(page.redirect).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5_000);
  expect(page.reload).not.toHaveBeenCalled();
  const { dismissed, dismiss } = openAlert();
  const covered = leave('error', dismissed);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(covered.redirect).not.toHaveBeenCalled();
  dismiss();
  await jest.advanceTimersByTimeAsync(500);
  expect(covered.redirect).toHaveBeenCalledTimes(1);
});
