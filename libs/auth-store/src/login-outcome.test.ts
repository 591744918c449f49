import { ApiError } from '@portal/api-clients';
import type { ErrorCode } from '@portal/protocol';
import { loginOutcomeOf } from './login-outcome';

const refused = (
  message: string | null,
  {
    status = 400,
    code = null,
    body,
  }: { status?: number; code?: ErrorCode | null; body?: unknown } = {},
) =>
  loginOutcomeOf(
    new ApiError({
      kind: 'http',
      fallbackKey: 'login',
      status,
      code,
      message: message ?? 'Login failed',
      serverMessage: message,
      body,
    }),
    'layla@mail.com',
  );

describe('the gate', () => {
  it('is recognized by its code, with the onboarding token and the user', () => {
    expect(
      refused('Something', {
        status: 403,
        code: 'resume_required',
        body: { onboardingToken: 'o1', userId: 'u1' },
      }),
    ).toEqual({ kind: 'gate', step: 'resume', onboardingToken: 'o1', userId: 'u1' });
    expect(refused('Something', { status: 403, code: 'job_description_required' })).toMatchObject({
      kind: 'gate',
      step: 'job-description',
    });
  });

  it('is recognized by the word resume', () => {
    expect(refused('Please upload your Resume first')).toEqual({
      kind: 'gate',
      step: 'resume',
      onboardingToken: '',
      userId: 'layla@mail.com',
    });
  });

  it('is recognized by the words job description', () => {
    expect(refused('A job description is needed')).toMatchObject({
      kind: 'gate',
      step: 'job-description',
    });
  });

  it('does not open for a document that is still being processed', () => {
    expect(refused('Your resume is still being processed, wait')).toMatchObject({
      kind: 'processing',
      document: 'resume',
    });
    expect(refused('Your job description is still being processed')).toMatchObject({
      kind: 'processing',
      document: 'job-description',
    });
    expect(refused('x', { code: 'resume_processing' })).toMatchObject({
      kind: 'processing',
      document: 'resume',
    });
  });
});

describe('an error', () => {
  it.each(['Invalid password', 'Unauthorized', 'The email is INCORRECT'])(
    'of the credentials: %s',
    (message) => {
      expect(refused(message)).toEqual({ kind: 'error', error: { kind: 'credentials', message } });
    },
  );

  it.each(['Failed to fetch user', 'network unreachable', 'Connection refused'])(
    'of the connection: %s',
    (message) => {
      expect(refused(message)).toEqual({ kind: 'error', error: { kind: 'network', message } });
    },
  );

  it('without an answer counts as a connection error', () => {
    expect(
      loginOutcomeOf(
        new ApiError({ kind: 'network', fallbackKey: 'login', message: 'Failed to fetch' }),
        'x',
      ),
    ).toMatchObject({ error: { kind: 'network' } });
  });

  it('of too many attempts has its own kind', () => {
    expect(refused('Too many attempts', { status: 429, code: 'rate_limited' })).toMatchObject({
      error: { kind: 'rate', message: 'Too many attempts' },
    });
  });

  it("of another kind keeps the server's message", () => {
    expect(refused('The moon is full')).toEqual({
      kind: 'error',
      error: { kind: 'other', message: 'The moon is full' },
    });
  });

  it('of a refusal without a message has the fallback text of the call', () => {
    expect(refused(null, { status: 500 })).toEqual({
      kind: 'error',
      error: { kind: 'other', message: 'Login failed', fallbackKey: 'login' },
    });
  });

  it('of a failure without any text has no message', () => {
    expect(loginOutcomeOf(new TypeError('AbortSignal.any is not a function'), 'x')).toEqual({
      kind: 'error',
      error: { kind: 'other', message: null },
    });
  });

  it('of an unreadable answer is not a credentials error', () => {
    expect(
      loginOutcomeOf(
        new ApiError({
          kind: 'format',
          fallbackKey: 'login',
          message: 'Invalid response format from server',
        }),
        'x',
      ),
    ).toEqual({
      kind: 'error',
      error: {
        kind: 'other',
        message: 'Invalid response format from server',
        fallbackKey: 'invalidResponse',
      },
    });
  });
});
