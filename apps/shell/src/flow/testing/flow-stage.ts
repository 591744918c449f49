import type { LoginOutcome } from '@portal/auth-store';
import type { GateRequest, ReportSource } from '@portal/mfe-contract';
import { jest } from '@jest/globals';
import { Flow } from '../flow';

export const credentials = { email: 'layla@mail.com', password: 'secret' };
export const gate = (step: GateRequest['step']): GateRequest => ({
  step,
  credentials,
  onboardingToken: 'o1',
  userId: 'u1',
});
export const ok = { kind: 'ok' } as LoginOutcome;
export const gateOutcome = (step: GateRequest['step']): LoginOutcome => ({
  kind: 'gate',
  step,
  onboardingToken: 'o2',
  userId: 'u1',
});
export const failed: LoginOutcome = { kind: 'error', error: { kind: 'other', message: 'x' } };
export const processing: LoginOutcome = {
  kind: 'processing',
  document: 'resume',
  message: 'still being processed',
};

/**
 * Creates a flow with fake timers, session and page. `outcomes` are the results of successive
 * logins.
 */
export function setUp({
  signedIn = false,
  skipsCheck = false,
  report = null as ReportSource | null,
  outcomes = [] as LoginOutcome[],
} = {}) {
  let isAuthenticated = signedIn;
  const listeners = new Set<() => void>();
  const timers: { run: () => void; delayMs: number; cleared: boolean }[] = [];
  let roomName: string | null = null;
  /** Changes the auth state, as a login or a logout does. `room` is what the login brings along. */
  const signIn = (value: boolean, room: { roomName: string } | null = null) => {
    isAuthenticated = value;
    roomName = room?.roomName ?? null;
    for (const listener of [...listeners]) listener();
  };
  const login = jest.fn(() => {
    const outcome = outcomes.shift() ?? failed;
    if (outcome.kind === 'ok') signIn(true, outcome.result?.room);
    return Promise.resolve(outcome);
  });
  const logout = jest.fn(() => {
    signIn(false);
    return Promise.resolve();
  });
  const page = { reload: jest.fn(), redirect: jest.fn() };
  const clearRoom = jest.fn();
  const log = jest.fn();
  const underWay = { enter: jest.fn(), leave: jest.fn() };
  const nextReport = { wanted: () => report, want: jest.fn(), forget: jest.fn() };
  const flow = new Flow({
    log,
    session: { login, logout },
    page,
    skipsCheck: () => skipsCheck,
    auth: {
      isAuthenticated: () => isAuthenticated,
      roomName: () => roomName,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      clearRoom,
    },
    underWay,
    nextReport,
    clock: {
      setTimeout: (run, delayMs) => timers.push({ run, delayMs, cleared: false }) - 1,
      clearTimeout: (timer) => {
        const found = timers[timer as number];
        if (found) found.cleared = true;
      },
    },
  });
  return {
    flow,
    log,
    login,
    logout,
    page,
    timers,
    signIn,
    clearRoom,
    listeners,
    underWay,
    nextReport,
  };
}
export const inRoom = () => {
  const all = setUp({ signedIn: true });
  all.flow.dispatch({ type: 'interviewStarted', interviewId: 'i1' });
  all.flow.dispatch({ type: 'roomConnected' });
  return all;
};
