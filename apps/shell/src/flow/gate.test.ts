import type { LoginOutcome } from '@portal/auth-store';
import type { GateRequest } from '@portal/mfe-contract';
import { PROCESSING_RETRIES, PROCESSING_RETRY_MS } from './flow';
import {
  credentials,
  failed,
  gate,
  gateOutcome,
  ok,
  processing,
  setUp,
} from './testing/flow-stage';

describe('the gate', () => {
  const atGate = (step: GateRequest['step'], outcomes: LoginOutcome[]) => {
    const all = setUp({ outcomes });
    all.flow.dispatch({ type: 'gateOpened', gate: gate(step) });
    return all;
  };

  it('keeps the credentials while a modal is open', () => {
    expect(atGate('resume', []).flow.store.getState()).toEqual({
      view: 'gate',
      gate: gate('resume'),
    });
  });

  it('retries the login with them after an upload', async () => {
    const { flow, login } = atGate('resume', [ok]);
    await flow.handleUploaded();
    expect(login).toHaveBeenCalledWith(credentials);
  });

  it('success clears the step and the credentials', async () => {
    const { flow } = atGate('resume', [ok]);
    await flow.handleUploaded();
    expect(flow.store.getState()).toEqual({ view: 'setup', connectError: null });
  });

  it('opens step 2 when the retry fails for the job description', async () => {
    const { flow } = atGate('resume', [gateOutcome('job-description')]);
    await flow.handleUploaded();
    expect(flow.store.getState()).toEqual({
      view: 'gate',
      gate: { step: 'job-description', credentials, onboardingToken: 'o2', userId: 'u1' },
    });
  });

  it('opens step 1 when the retry after a job description fails for the resume', async () => {
    const { flow } = atGate('job-description', [gateOutcome('resume')]);
    await flow.handleUploaded();
    expect(flow.store.getState()).toMatchObject({
      view: 'gate',
      gate: { step: 'resume', credentials },
    });
  });

  it.each([
    ['resume', 'shell:notice.resumeRetryFailed'],
    ['job-description', 'shell:notice.jobDescriptionRetryFailed'],
  ] as const)(
    'shows on the login screen that the retry after the %s failed',
    async (step, notice) => {
      const { flow } = atGate(step, [failed]);
      await flow.handleUploaded();
      expect(flow.store.getState()).toEqual({ view: 'login', notice });
    },
  );

  it('treats a repeated request for the same document as a failed retry', async () => {
    const { flow } = atGate('resume', [gateOutcome('resume')]);
    await flow.handleUploaded();
    expect(flow.store.getState()).toEqual({
      view: 'login',
      notice: 'shell:notice.resumeRetryFailed',
    });
  });

  it('ignores a failed retry if the modal was closed meanwhile', async () => {
    const { flow } = atGate('resume', [failed]);
    const retry = flow.handleUploaded();
    flow.dispatch({ type: 'gateClosed' });
    await retry;
    expect(flow.store.getState()).toEqual({ view: 'login', notice: null });
  });

  it('waits until the upload has been processed', async () => {
    const { flow, login, timers } = atGate('resume', [processing, ok]);
    const retry = flow.handleUploaded();
    await Promise.resolve();
    await Promise.resolve();
    expect(timers.map((timer) => timer.delayMs)).toEqual([PROCESSING_RETRY_MS]);
    timers[0]?.run();
    await retry;
    expect(login).toHaveBeenCalledTimes(2);
    expect(flow.store.getState().view).toBe('setup');
  });

  it('shows that processing takes too long', async () => {
    const { flow, login, timers } = atGate(
      'resume',
      Array.from({ length: PROCESSING_RETRIES + 1 }, () => processing),
    );
    const retry = flow.handleUploaded();
    for (let index = 0; index < PROCESSING_RETRIES; index += 1) {
      for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
      timers[index]?.run();
    }
    await retry;
    expect(login).toHaveBeenCalledTimes(PROCESSING_RETRIES + 1);
    expect(flow.store.getState()).toEqual({
      view: 'login',
      notice: 'common:errors.resume_processing',
    });
  });
});

describe('an expired onboarding token', () => {
  const atGate = (outcomes: LoginOutcome[]) => {
    const all = setUp({ outcomes });
    all.flow.dispatch({ type: 'gateOpened', gate: gate('resume') });
    return all;
  };

  it('is replaced by logging in again; the modal stays open', async () => {
    const { flow, login } = atGate([gateOutcome('resume')]);
    await expect(flow.handleTokenEnded()).resolves.toEqual({
      kind: 'renewed',
      identity: { userId: 'u1', token: 'o2' },
    });
    expect(login).toHaveBeenCalledWith(credentials);
    expect(flow.store.getState()).toMatchObject({
      view: 'gate',
      gate: { step: 'resume', onboardingToken: 'o2', credentials },
    });
  });

  it.each([
    ['network', 'offline'],
    ['rate', 'offline'],
    ['credentials', 'ended'],
  ] as const)(
    'if the login fails with %s, is %s, and the modal stays open',
    async (kind, renewal) => {
      const { flow } = atGate([{ kind: 'error', error: { kind, message: 'x' } }]);
      await expect(flow.handleTokenEnded()).resolves.toEqual({ kind: renewal });
      expect(flow.store.getState()).toEqual({ view: 'gate', gate: gate('resume') });
    },
  );

  it('continues if login now requires something else, or nothing', async () => {
    const other = atGate([gateOutcome('job-description')]);
    await expect(other.flow.handleTokenEnded()).resolves.toEqual({ kind: 'ended' });
    expect(other.flow.store.getState()).toMatchObject({
      view: 'gate',
      gate: { step: 'job-description' },
    });
    const inside = atGate([ok]);
    await inside.flow.handleTokenEnded();
    expect(inside.flow.store.getState().view).toBe('setup');
  });
});

describe('a login that brings a room', () => {
  const room = { roomName: 'interview-i5', livekitToken: 't', livekitUrl: 'ws://x', expiresIn: 60 };
  const withRoom = { kind: 'ok', result: { room } } as LoginOutcome;
  const connecting = { view: 'connecting', interviewId: 'i5', automatic: true };
  const afterUpload = async (step: GateRequest['step']) => {
    const all = setUp({ outcomes: [withRoom] });
    all.flow.dispatch({ type: 'gateOpened', gate: gate(step) });
    await all.flow.handleUploaded();
    return all;
  };
  const onLoginScreen = () => {
    const all = setUp();
    all.signIn(true, room);
    return Promise.resolve(all);
  };

  it.each([
    ['after the resume', () => afterUpload('resume')],
    ['after the job description', () => afterUpload('job-description')],
    ['on the login screen', onLoginScreen],
  ] as const)('joins it automatically, %s', async (_, logIn) => {
    const { flow } = await logIn();
    expect(flow.store.getState()).toEqual(connecting);
    flow.dispatch({ type: 'signedIn' });
    expect(flow.store.getState()).toEqual(connecting);
    flow.dispatch({ type: 'roomConnected' });
    expect(flow.store.getState()).toEqual({ view: 'interview', interviewId: 'i5' });
  });

  it('joins it automatically, when an expired onboarding token is renewed', async () => {
    const { flow } = setUp({ outcomes: [withRoom] });
    flow.dispatch({ type: 'gateOpened', gate: gate('resume') });
    await expect(flow.handleTokenEnded()).resolves.toEqual({ kind: 'ended' });
    expect(flow.store.getState()).toEqual(connecting);
  });

  it.each([
    ['after an upload', () => afterUpload('resume')],
    ['on the login screen', onLoginScreen],
  ] as const)('only logs a failed connection, %s', async (_, logIn) => {
    const { flow, log, clearRoom } = await logIn();
    flow.handleConnectFailed('refused');
    expect(log).toHaveBeenCalledWith('The automatic connection after login failed: refused');
    expect(flow.store.getState()).toEqual({ view: 'setup', connectError: null });
    expect(clearRoom).toHaveBeenCalledTimes(1);
  });
});
