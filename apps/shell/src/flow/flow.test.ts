import type { LoginOutcome } from '@portal/auth-store';
import type { GateRequest } from '@portal/mfe-contract';
import { jest } from '@jest/globals';
import { Flow, PROCESSING_RETRIES, PROCESSING_RETRY_MS } from './flow';
import type { FlowState } from './flow-state';

const credentials = { email: 'layla@mail.com', password: 'secret' };
const gate = (step: GateRequest['step']): GateRequest => ({ step, credentials, onboardingToken: 'o1', userId: 'u1' });
const ok = { kind: 'ok' } as LoginOutcome;
const gateOutcome = (step: GateRequest['step']): LoginOutcome => ({ kind: 'gate', step, onboardingToken: 'o2', userId: 'u1' });
const failed: LoginOutcome = { kind: 'error', error: { kind: 'other', message: 'x' } };
const processing: LoginOutcome = { kind: 'processing', document: 'resume', message: 'still being processed' };

function setUp({ signedIn = false, skipsCheck = false, outcomes = [] as LoginOutcome[] } = {}) {
  let isAuthenticated = signedIn;
  const listeners = new Set<() => void>();
  const timers: { run: () => void; delayMs: number; cleared: boolean }[] = [];
  const signIn = (value: boolean) => {
    isAuthenticated = value;
    for (const listener of [...listeners]) listener();
  };
  const login = jest.fn(() => {
    const outcome = outcomes.shift() ?? failed;
    if (outcome.kind === 'ok') signIn(true);
    return Promise.resolve(outcome);
  });
  const logout = jest.fn(() => { signIn(false); return Promise.resolve(); });
  const page = { reload: jest.fn(), redirect: jest.fn() };
  const clearRoom = jest.fn();
  const log = jest.fn();
  const flow = new Flow({
    log,
    session: { login, logout }, page, skipsCheck: () => skipsCheck,
    auth: { isAuthenticated: () => isAuthenticated, subscribe: (listener) => { listeners.add(listener); return () => listeners.delete(listener); }, clearRoom },
    clock: {
      setTimeout: (run, delayMs) => timers.push({ run, delayMs, cleared: false }) - 1,
      clearTimeout: (timer) => { const found = timers[timer as number]; if (found) found.cleared = true; },
    },
  });
  return { flow, log, login, logout, page, timers, signIn, clearRoom, listeners };
}
const inRoom = () => {
  const all = setUp({ signedIn: true });
  all.flow.dispatch({ type: 'interviewStarted', interviewId: 'i1' });
  all.flow.dispatch({ type: 'roomConnected' });
  return all;
};

describe('the start', () => {
  it('is login', () => {
    expect(setUp().flow.getState()).toEqual({ view: 'login', notice: null });
  });
  it('is setup when the session is restored', () => {
    expect(setUp({ signedIn: true }).flow.getState()).toEqual({ view: 'setup', connectError: null });
  });
  it('is left for setup on login', () => {
    const { flow, signIn } = setUp();
    signIn(true);
    expect(flow.getState().view).toBe('setup');
  });
});

describe('the gate', () => {
  const atGate = (step: GateRequest['step'], outcomes: LoginOutcome[]) => {
    const all = setUp({ outcomes });
    all.flow.dispatch({ type: 'gateOpened', gate: gate(step) });
    return all;
  };

  it('keeps the credentials while a modal is open', () => {
    expect(atGate('resume', []).flow.getState()).toEqual({ view: 'gate', gate: gate('resume') });
  });

  it('retries the login with them after an upload', async () => {
    const { flow, login } = atGate('resume', [ok]);
    await flow.handleUploaded();
    expect(login).toHaveBeenCalledWith(credentials);
  });

  it('success clears the step and the credentials', async () => {
    const { flow } = atGate('resume', [ok]);
    await flow.handleUploaded();
    expect(flow.getState()).toEqual({ view: 'setup', connectError: null });
  });

  it('opens step 2 when the retry fails for the job description', async () => {
    const { flow } = atGate('resume', [gateOutcome('job-description')]);
    await flow.handleUploaded();
    expect(flow.getState()).toEqual({ view: 'gate', gate: { step: 'job-description', credentials, onboardingToken: 'o2', userId: 'u1' } });
  });

  it('opens step 1 when the retry after a job description fails for the resume', async () => {
    const { flow } = atGate('job-description', [gateOutcome('resume')]);
    await flow.handleUploaded();
    expect(flow.getState()).toMatchObject({ view: 'gate', gate: { step: 'resume', credentials } });
  });

  it.each([
    ['resume', 'shell:notice.resumeRetryFailed'],
    ['job-description', 'shell:notice.jobDescriptionRetryFailed'],
  ] as const)('says so on the login screen when the retry after the %s fails', async (step, notice) => {
    const { flow } = atGate(step, [failed]);
    await flow.handleUploaded();
    expect(flow.getState()).toEqual({ view: 'login', notice });
  });

  it('counts being asked for the same again as a failed retry', async () => {
    const { flow } = atGate('resume', [gateOutcome('resume')]);
    await flow.handleUploaded();
    expect(flow.getState()).toEqual({ view: 'login', notice: 'shell:notice.resumeRetryFailed' });
  });

  it('closing clears the step and the credentials', () => {
    const { flow } = atGate('resume', []);
    flow.dispatch({ type: 'gateClosed' });
    expect(flow.getState()).toEqual({ view: 'login', notice: null });
  });

  it('closing while the retry runs makes its failure no news', async () => {
    const { flow } = atGate('resume', [failed]);
    const retry = flow.handleUploaded();
    flow.dispatch({ type: 'gateClosed' });
    await retry;
    expect(flow.getState()).toEqual({ view: 'login', notice: null });
  });

  it('waits for what was uploaded to be read', async () => {
    const { flow, login, timers } = atGate('resume', [processing, ok]);
    const retry = flow.handleUploaded();
    await Promise.resolve();
    await Promise.resolve();
    expect(timers.map((timer) => timer.delayMs)).toEqual([PROCESSING_RETRY_MS]);
    timers[0]?.run();
    await retry;
    expect(login).toHaveBeenCalledTimes(2);
    expect(flow.getState().view).toBe('setup');
  });

  it('says that it is still being read when that takes too long', async () => {
    const { flow, login, timers } = atGate('resume', Array.from({ length: PROCESSING_RETRIES + 1 }, () => processing));
    const retry = flow.handleUploaded();
    for (let index = 0; index < PROCESSING_RETRIES; index += 1) {
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
      timers[index]?.run();
    }
    await retry;
    expect(login).toHaveBeenCalledTimes(PROCESSING_RETRIES + 1);
    expect(flow.getState()).toEqual({ view: 'login', notice: 'common:errors.resume_processing' });
  });
});

describe('a token of the gate that has ended', () => {
  const atGate = (outcomes: LoginOutcome[]) => {
    const all = setUp({ outcomes });
    all.flow.dispatch({ type: 'gateOpened', gate: gate('resume') });
    return all;
  };

  it('is replaced by logging in again with the retained credentials; the modal stays', async () => {
    const { flow, login } = atGate([gateOutcome('resume')]);
    await expect(flow.handleTokenEnded()).resolves.toEqual({ kind: 'renewed', identity: { userId: 'u1', token: 'o2' } });
    expect(login).toHaveBeenCalledWith(credentials);
    expect(flow.getState()).toMatchObject({ view: 'gate', gate: { step: 'resume', onboardingToken: 'o2', credentials } });
  });

  it.each([
    ['network', 'offline'], ['rate', 'offline'], ['credentials', 'ended'],
  ] as const)('where the login fails by %s it is %s, and nothing is closed', async (kind, renewal) => {
    const { flow } = atGate([{ kind: 'error', error: { kind, message: 'x' } }]);
    await expect(flow.handleTokenEnded()).resolves.toEqual({ kind: renewal });
    expect(flow.getState()).toEqual({ view: 'gate', gate: gate('resume') });
  });

  it('goes on where login wants something else by now, or nothing', async () => {
    const other = atGate([gateOutcome('job-description')]);
    await expect(other.flow.handleTokenEnded()).resolves.toEqual({ kind: 'ended' });
    expect(other.flow.getState()).toMatchObject({ view: 'gate', gate: { step: 'job-description' } });
    const inside = atGate([ok]);
    await inside.flow.handleTokenEnded();
    expect(inside.flow.getState().view).toBe('setup');
  });
});

describe('a login after an upload that brings a room', () => {
  const room = { roomName: 'interview-i5', livekitToken: 't', livekitUrl: 'ws://x', expiresIn: 60 };
  const withRoom = async (step: GateRequest['step'] = 'job-description') => {
    const all = setUp({ outcomes: [{ kind: 'ok', result: { room } } as LoginOutcome] });
    all.flow.dispatch({ type: 'gateOpened', gate: gate(step) });
    await all.flow.handleUploaded();
    return all;
  };

  it.each(['resume', 'job-description'] as const)('after the %s is connected by itself', async (step) => {
    const { flow } = await withRoom(step);
    expect(flow.getState()).toEqual({ view: 'connecting', interviewId: 'i5', automatic: true });
    flow.dispatch({ type: 'roomConnected' });
    expect(flow.getState()).toEqual({ view: 'interview', interviewId: 'i5' });
  });

  it('and cannot be connected: that is only logged', async () => {
    const { flow, log, clearRoom } = await withRoom();
    flow.handleConnectFailed('refused');
    expect(log).toHaveBeenCalledWith('The automatic connection after an upload failed: refused');
    expect(flow.getState()).toEqual({ view: 'setup', connectError: null });
    expect(clearRoom).toHaveBeenCalledTimes(1);
  });
});

describe('an interview', () => {
  it('connects, then shows the room', () => {
    const { flow } = setUp({ signedIn: true });
    flow.dispatch({ type: 'interviewStarted', interviewId: 'i1' });
    expect(flow.getState()).toEqual({ view: 'connecting', interviewId: 'i1' });
    flow.dispatch({ type: 'roomConnected' });
    expect(flow.getState()).toEqual({ view: 'interview', interviewId: 'i1' });
  });

  it('that cannot be connected leads back to setup, which says why, without the room', () => {
    const { flow, clearRoom } = setUp({ signedIn: true });
    flow.dispatch({ type: 'interviewStarted', interviewId: 'i1' });
    flow.handleConnectFailed('refused');
    expect(flow.getState()).toEqual({ view: 'setup', connectError: 'refused' });
    expect(clearRoom).toHaveBeenCalledTimes(1);
  });

  it.each(['left', 'completed'] as const)('that is %s ends the session and reloads the page after 1 s', (reason) => {
    const { flow, logout, timers, page } = inRoom();
    flow.handleLeft(reason);
    expect(flow.getState()).toEqual({ view: 'leaving', interviewId: 'i1', reason });
    expect(logout).toHaveBeenCalledTimes(1);
    expect(timers.map((timer) => timer.delayMs)).toEqual([1_000]);
    timers[0]?.run();
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('that ends in an error redirects to the root path after 500 ms', () => {
    const { flow, timers, page } = inRoom();
    flow.handleLeft('error');
    expect(timers.map((timer) => timer.delayMs)).toEqual([500]);
    timers[0]?.run();
    expect(page.redirect).toHaveBeenCalledTimes(1);
  });

  it('is left once only', () => {
    const { flow, logout } = inRoom();
    flow.handleLeft('left');
    flow.handleLeft('completed');
    expect(logout).toHaveBeenCalledTimes(1);
  });

  it('shows the placeholders when the session ends meanwhile, and the way to login', () => {
    const { flow, signIn } = inRoom();
    signIn(false);
    expect(flow.getState()).toEqual({ view: 'interview', interviewId: null });
    flow.handleGoToStart();
    expect(flow.getState()).toEqual({ view: 'login', notice: null });
  });

  it('"Go to Chat" leads to setup when authenticated', () => {
    const { flow } = inRoom();
    flow.handleGoToStart();
    expect(flow.getState()).toEqual({ view: 'setup', connectError: null });
  });
});

describe('the check before an interview', () => {
  it('is shown over setup, and goes on with "Join interview"', async () => {
    const { flow } = setUp({ signedIn: true });
    const goOn = flow.handleBeforeStart();
    expect(flow.getState().view).toBe('checking');
    flow.dispatch({ type: 'checkPassed' });
    expect(flow.getState().view).toBe('setup');
    expect(await goOn).toBe(true);
  });

  it('leads back to setup, with why the last connection failed, and nothing is started', async () => {
    const { flow } = setUp({ signedIn: true });
    flow.dispatch({ type: 'interviewStarted', interviewId: 'i1' });
    flow.handleConnectFailed('refused');
    const goOn = flow.handleBeforeStart();
    flow.dispatch({ type: 'checkLeft' });
    expect(flow.getState()).toEqual({ view: 'setup', connectError: 'refused' });
    expect(await goOn).toBe(false);
  });

  it('is passed over by who chose to go straight in, unless it is asked for', async () => {
    const { flow } = setUp({ signedIn: true, skipsCheck: true });
    expect(await flow.handleBeforeStart({ wanted: false })).toBe(true);
    expect(flow.getState().view).toBe('setup');
    void flow.handleBeforeStart({ wanted: true });
    expect(flow.getState().view).toBe('checking');
  });

  it('is over when the session ends: nothing is started', async () => {
    const { flow, signIn } = setUp({ signedIn: true });
    const goOn = flow.handleBeforeStart();
    signIn(false);
    expect(flow.getState()).toEqual({ view: 'login', notice: null });
    expect(await goOn).toBe(false);
  });

  it('is not opened over anything but setup, nor left open when the page goes', async () => {
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
    expect(flow.getState()).toEqual({ view: 'report', source: ticket });
    flow.handleGoToStart();
    expect(flow.getState().view).toBe('login');
  });

  it('of a past interview opens from setup and closes to it', () => {
    const { flow } = setUp({ signedIn: true });
    flow.dispatch({ type: 'reportOpened', source: session });
    flow.handleGoToStart();
    expect(flow.getState().view).toBe('setup');
  });

  it('of a past interview is not shown to who is signed out', () => {
    const { flow, signIn } = setUp({ signedIn: true });
    flow.dispatch({ type: 'reportOpened', source: session });
    signIn(false);
    expect(flow.getState().view).toBe('login');
  });
});

it('logout leads to login', () => {
  const { flow, signIn } = setUp({ signedIn: true });
  signIn(false);
  expect(flow.getState()).toEqual({ view: 'login', notice: null });
});

it('tells its listeners of a new state, and of nothing else', () => {
  const { flow } = setUp();
  const states: FlowState[] = [];
  const stop = flow.subscribe(() => states.push(flow.getState()));
  flow.dispatch({ type: 'roomConnected' });
  flow.dispatch({ type: 'gateOpened', gate: gate('resume') });
  stop();
  flow.dispatch({ type: 'gateClosed' });
  expect(states.map((state) => state.view)).toEqual(['gate']);
});

it('ends its timers and its listening when it is disposed of', () => {
  const { flow, timers, listeners } = inRoom();
  flow.handleLeft('left');
  flow.dispose();
  expect(timers.every((timer) => timer.cleared)).toBe(true);
  expect(listeners.size).toBe(0);
});
