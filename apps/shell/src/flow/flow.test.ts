import { settle } from '@portal/testing/fake-clock';
import type { FlowState } from './flow-state';
import { gate, inRoom, setUp } from './testing/flow-stage';

describe('the start view', () => {
  it('is login', () => {
    expect(setUp().flow.store.getState()).toEqual({ view: 'login', notice: null });
  });
  it('is setup when the session is restored', () => {
    expect(setUp({ signedIn: true }).flow.store.getState()).toEqual({
      view: 'setup',
      connectError: null,
    });
  });
  const report = { kind: 'ticket', interviewId: 'i1', ticket: 't1' } as const;
  it('is the report that the reload was for, and login once it is closed', () => {
    const { flow } = setUp({ report });
    expect(flow.store.getState()).toEqual({ view: 'report', source: report });
    flow.handleGoToStart();
    expect(flow.store.getState()).toEqual({ view: 'login', notice: null });
  });
  it('is the report that was open, and setup once it is closed', () => {
    const session = { kind: 'session', interviewId: 'i1' } as const;
    const { flow } = setUp({ report: session, signedIn: true });
    expect(flow.store.getState()).toEqual({ view: 'report', source: session });
    flow.handleGoToStart();
    expect(flow.store.getState().view).toBe('setup');
  });
  it('changes to setup on login', () => {
    const { flow, signIn } = setUp();
    signIn(true);
    expect(flow.store.getState().view).toBe('setup');
  });
});

describe('an interview', () => {
  it('connects, then shows the room', () => {
    const { flow } = setUp({ signedIn: true });
    flow.dispatch({ type: 'interviewStarted', interviewId: 'i1' });
    expect(flow.store.getState()).toEqual({ view: 'connecting', interviewId: 'i1' });
    flow.dispatch({ type: 'roomConnected' });
    expect(flow.store.getState()).toEqual({ view: 'interview', interviewId: 'i1' });
  });

  it('returns to setup with the reason if the room cannot be connected, and clears the room', () => {
    const { flow, clearRoom } = setUp({ signedIn: true });
    flow.dispatch({ type: 'interviewStarted', interviewId: 'i1' });
    flow.handleConnectFailed('refused');
    expect(flow.store.getState()).toEqual({ view: 'setup', connectError: 'refused' });
    expect(clearRoom).toHaveBeenCalledTimes(1);
  });

  it.each(['left', 'completed'] as const)(
    'that is %s ends the session and reloads the page after 1 s',
    (reason) => {
      const { flow, logout, timers, page } = inRoom();
      flow.handleLeft(reason);
      expect(flow.store.getState()).toEqual({ view: 'leaving', interviewId: 'i1', reason });
      expect(logout).toHaveBeenCalledTimes(1);
      expect(timers.map((timer) => timer.delayMs)).toEqual([1_000]);
      timers[0]?.run();
      expect(page.reload).toHaveBeenCalledTimes(1);
    },
  );

  it('that ends with an error redirects to the root path after 500 ms', () => {
    const { flow, timers, page } = inRoom();
    flow.handleLeft('error');
    expect(timers.map((timer) => timer.delayMs)).toEqual([500]);
    timers[0]?.run();
    expect(page.redirect).toHaveBeenCalledTimes(1);
  });

  it('is left only once', () => {
    const { flow, logout } = inRoom();
    flow.handleLeft('left');
    flow.handleLeft('completed');
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['completed', 1_000],
    ['error', 500],
  ] as const)(
    'that ends as %s behind an open alert logs out at once and leaves the page %d ms after the alert is dismissed',
    async (reason, delayMs) => {
      const { flow, logout, timers, page } = inRoom();
      let dismiss = () => {};
      flow.handleLeft(reason, new Promise<void>((resolve) => (dismiss = resolve)));
      await settle();
      expect(logout).toHaveBeenCalledTimes(1);
      expect(flow.store.getState().view).toBe('leaving');
      expect(timers).toEqual([]);
      dismiss();
      await settle();
      expect(timers.map((timer) => timer.delayMs)).toEqual([delayMs]);
      timers[0]?.run();
      expect([page.reload, page.redirect].map((go) => go.mock.calls.length)).toEqual(
        reason === 'error' ? [0, 1] : [1, 0],
      );
    },
  );

  it.each([
    ['completed', [['i1', 'ticket']]],
    ['error', []],
  ] as const)(
    'that ends as %s wants its report opened only once the alert is dismissed: %j',
    async (reason, wanted) => {
      const { flow, nextReport } = inRoom();
      let dismiss = () => {};
      flow.handleLeft(reason, new Promise<void>((resolve) => (dismiss = resolve)));
      await settle();
      expect(nextReport.want).not.toHaveBeenCalled();
      dismiss();
      await settle();
      expect(nextReport.want.mock.calls).toEqual(wanted);
    },
  );

  it('that is left before its end wants no report opened', async () => {
    const { flow, nextReport } = inRoom();
    flow.handleLeft('left');
    await settle();
    expect(nextReport.want).not.toHaveBeenCalled();
  });

  it('is left only once while its alert is open', async () => {
    const { flow, logout, timers } = inRoom();
    flow.handleLeft('completed', Promise.resolve());
    flow.handleLeft('completed');
    await settle();
    expect(logout).toHaveBeenCalledTimes(1);
    expect(timers).toHaveLength(1);
  });

  it('leaves the page even if the wait for the alert fails', async () => {
    const { flow, timers } = inRoom();
    flow.handleLeft('completed', Promise.reject(new Error('remote crashed')));
    await settle();
    expect(timers).toHaveLength(1);
  });

  it('does not leave a page that is disposed while the alert is open', async () => {
    const { flow, timers } = inRoom();
    let dismiss = () => {};
    flow.handleLeft('completed', new Promise<void>((resolve) => (dismiss = resolve)));
    flow.dispose();
    dismiss();
    await settle();
    expect(timers).toEqual([]);
  });

  it('shows the placeholders and the way to login if the session ends meanwhile', () => {
    const { flow, signIn } = inRoom();
    signIn(false);
    expect(flow.store.getState()).toEqual({ view: 'interview', interviewId: null });
    flow.handleGoToStart();
    expect(flow.store.getState()).toEqual({ view: 'login', notice: null });
  });

  it('"Go to Chat" leads to setup when authenticated', () => {
    const { flow } = inRoom();
    flow.handleGoToStart();
    expect(flow.store.getState()).toEqual({ view: 'setup', connectError: null });
  });
});

describe('the interview for the next login', () => {
  it('is remembered once the room is joined, not before', () => {
    const { flow, underWay } = setUp({ signedIn: true });
    flow.dispatch({ type: 'interviewStarted', interviewId: 'i1' });
    expect(underWay.enter).not.toHaveBeenCalled();
    flow.dispatch({ type: 'roomConnected' });
    expect(underWay.enter.mock.calls).toEqual([['i1']]);
  });

  it('stays remembered if the session ends', () => {
    const { flow, signIn, underWay } = inRoom();
    signIn(false);
    flow.handleGoToStart();
    expect(underWay.leave).not.toHaveBeenCalled();
    expect(underWay.enter).toHaveBeenCalledTimes(1);
  });

  it.each(['left', 'completed', 'error'] as const)('is forgotten if the room is %s', (reason) => {
    const { flow, underWay } = inRoom();
    flow.handleLeft(reason);
    expect(underWay.leave).toHaveBeenCalledTimes(1);
  });
});

describe('the check before an interview', () => {
  it('opens over setup, and continues with "Join interview"', async () => {
    const { flow } = setUp({ signedIn: true });
    const goOn = flow.handleBeforeStart();
    expect(flow.store.getState().view).toBe('checking');
    flow.dispatch({ type: 'checkPassed' });
    expect(flow.store.getState().view).toBe('setup');
    expect(await goOn).toBe(true);
  });

  it('returns to setup with the last connection error, without starting', async () => {
    const { flow } = setUp({ signedIn: true });
    flow.dispatch({ type: 'interviewStarted', interviewId: 'i1' });
    flow.handleConnectFailed('refused');
    const goOn = flow.handleBeforeStart();
    flow.dispatch({ type: 'checkLeft' });
    expect(flow.store.getState()).toEqual({ view: 'setup', connectError: 'refused' });
    expect(await goOn).toBe(false);
  });

  it('is skipped by users who chose so, unless they request it', async () => {
    const { flow } = setUp({ signedIn: true, skipsCheck: true });
    expect(await flow.handleBeforeStart({ wanted: false })).toBe(true);
    expect(flow.store.getState().view).toBe('setup');
    void flow.handleBeforeStart({ wanted: true });
    expect(flow.store.getState().view).toBe('checking');
  });

  it('closes when the session ends, without starting', async () => {
    const { flow, signIn } = setUp({ signedIn: true });
    const goOn = flow.handleBeforeStart();
    signIn(false);
    expect(flow.store.getState()).toEqual({ view: 'login', notice: null });
    expect(await goOn).toBe(false);
  });

  it('opens only over setup and closes when the page is disposed', async () => {
    const { flow } = inRoom();
    expect(await flow.handleBeforeStart()).toBe(false);
    const other = setUp({ signedIn: true }).flow;
    const goOn = other.handleBeforeStart();
    other.dispose();
    expect(await goOn).toBe(false);
  });
});

describe('the report', () => {
  const ticket = { kind: 'ticket', interviewId: 'i1', ticket: 't1' } as const;
  const session = { kind: 'session', interviewId: 'i1' } as const;

  it('of the interview just left opens from login and closes to it', () => {
    const { flow } = setUp();
    flow.dispatch({ type: 'reportOpened', source: ticket });
    expect(flow.store.getState()).toEqual({ view: 'report', source: ticket });
    flow.handleGoToStart();
    expect(flow.store.getState().view).toBe('login');
  });

  it('of a past interview opens from setup and closes to it', () => {
    const { flow } = setUp({ signedIn: true });
    flow.dispatch({ type: 'reportOpened', source: session });
    flow.handleGoToStart();
    expect(flow.store.getState().view).toBe('setup');
  });

  it('is remembered while it is open, so that a reload shows it again', () => {
    const { flow, nextReport } = setUp({ signedIn: true });
    nextReport.forget.mockClear();
    flow.dispatch({ type: 'reportOpened', source: session });
    expect(nextReport.want.mock.calls).toEqual([['i1', 'session']]);
    expect(nextReport.forget).not.toHaveBeenCalled();
    flow.handleGoToStart();
    expect(nextReport.forget).toHaveBeenCalledTimes(1);
  });

  it('of a past interview is hidden from signed-out users', () => {
    const { flow, signIn, nextReport } = setUp({ signedIn: true });
    flow.dispatch({ type: 'reportOpened', source: session });
    nextReport.forget.mockClear();
    signIn(false);
    expect(flow.store.getState().view).toBe('login');
    expect(nextReport.forget).toHaveBeenCalledTimes(1);
  });
});

it('logout leads to login', () => {
  const { flow, signIn } = setUp({ signedIn: true });
  signIn(false);
  expect(flow.store.getState()).toEqual({ view: 'login', notice: null });
});

it('notifies listeners of state changes only', () => {
  const { flow } = setUp();
  const states: FlowState[] = [];
  const stop = flow.store.subscribe(() => states.push(flow.store.getState()));
  flow.dispatch({ type: 'roomConnected' });
  flow.dispatch({ type: 'gateOpened', gate: gate('resume') });
  stop();
  flow.dispatch({ type: 'gateClosed' });
  expect(states.map((state) => state.view)).toEqual(['gate']);
});

it('stops its timers and subscriptions when disposed', () => {
  const { flow, timers, listeners } = inRoom();
  flow.handleLeft('left');
  flow.dispose();
  expect(timers.every((timer) => timer.cleared)).toBe(true);
  expect(listeners.size).toBe(0);
});
