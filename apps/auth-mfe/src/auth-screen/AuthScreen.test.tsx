import { jest } from '@jest/globals';
import { ApiError } from '@portal/api-clients';
import type { LoginOutcome, RegisterOutcome, Session } from '@portal/auth-store';
import type { AuthScreenProps } from '@portal/mfe-contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { speak } from '@portal/i18n/testing';
import { AuthScreenView } from './AuthScreen';

type Answers = { login?: LoginOutcome; register?: RegisterOutcome };
const LOGIN_OK = { kind: 'ok', result: {} } as LoginOutcome;
const REGISTER_OK = { kind: 'ok', result: {} } as RegisterOutcome;

function show(
  answers: Answers = {},
  props: Partial<AuthScreenProps & { storage: Storage; isSignedIn(): boolean }> = {},
) {
  const session = {
    login: jest.fn<Session['login']>().mockResolvedValue(answers.login ?? LOGIN_OK),
    register: jest.fn<Session['register']>().mockResolvedValue(answers.register ?? REGISTER_OK),
    logout: jest.fn<Session['logout']>().mockResolvedValue(),
  };
  const onLoggedIn = jest.fn();
  const onGate = jest.fn<AuthScreenProps['onGate']>();
  const view = (more: Partial<AuthScreenProps> = {}) => (
    <AuthScreenView
      session={session}
      onLoggedIn={onLoggedIn}
      onGate={onGate}
      notice={null}
      onViewReport={null}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(view());
  return {
    session,
    onLoggedIn,
    onGate,
    again: (more: Partial<AuthScreenProps>) => rerender(view(more)),
  };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const press = async (name: string | RegExp) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
};
const logIn = async (email = 'layla@mail.com', password = 'secret1') => {
  type('Email', email);
  type('Password', password);
  await press('Login');
};
const register = async (
  values: Partial<Record<'First name' | 'Last name' | 'Email' | 'Password', string>> = {},
) => {
  await press(/Register here/);
  for (const [label, value] of Object.entries({
    'First name': 'Layla',
    'Last name': 'Haddad',
    Email: 'layla@mail.com',
    Password: 'secret1',
    ...values,
  }))
    type(label, value);
  await press('Register');
};
const failed = (
  kind: 'credentials' | 'network' | 'rate' | 'other',
  message: string | null,
  fallbackKey?: 'login' | 'invalidResponse',
): LoginOutcome => ({
  kind: 'error',
  error: { kind, message, ...(fallbackKey && { fallbackKey }) },
});

beforeAll(() => speak('en-US'));
afterEach(async () => {
  cleanup();
  jest.useRealTimers();
  await act(() => speak('en-US'));
});

describe('login (§2, §5, §8)', () => {
  test('shows what the product is and offers registration', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Interview Portal' })).toBeTruthy();
    expect(screen.getByText('Start your voice interview')).toBeTruthy();
    expect(
      screen.getByRole('button', { name: "Don't have an account? Register here" }),
    ).toBeTruthy();
  });

  test('tells the host which form is shown, for the page title', async () => {
    const onMode = jest.fn();
    show({}, { onMode });
    await press(/Register here/);
    await press(/Login here/);
    expect(onMode.mock.calls).toEqual([['login'], ['register'], ['login']]);
  });

  test('requires an email and a password', async () => {
    const { session } = show();
    await press('Login');
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(session.login).not.toHaveBeenCalled();
  });

  test('validates only after the first attempt, then on each change', async () => {
    show();
    type('Email', 'layla@');
    type('Email', '');
    expect(screen.queryByText('Email is required')).toBeNull();
    await press('Login');
    await act(async () => void type('Email', 'layla@mail.com'));
    expect(screen.queryByText('Email is required')).toBeNull();
    expect(screen.getByText('Password is required')).toBeTruthy();
  });

  test('focuses the first invalid field', async () => {
    show();
    type('Email', 'layla@mail.com');
    await press('Login');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  test('allows one attempt at a time', async () => {
    const { session } = show();
    let answer = (_: LoginOutcome) => {};
    session.login.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await logIn();
    const form = screen.getByLabelText('Email').closest('form')!;
    await act(async () => void fireEvent.submit(form));
    expect(session.login).toHaveBeenCalledTimes(1);
    await act(async () => answer(failed('network', null)));
    await act(async () => void fireEvent.submit(form));
    expect(session.login).toHaveBeenCalledTimes(2);
  });

  test('rejects an invalid email and connects the error to the field', async () => {
    show();
    await logIn('layla@');
    expect(screen.getByText('Invalid email format')).toBeTruthy();
    const described = screen.getByLabelText('Email').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Invalid email format');
  });

  test('tells the host once the session exists', async () => {
    const { session, onLoggedIn } = show();
    await logIn(' layla@mail.com ');
    expect(session.login).toHaveBeenCalledWith({ email: 'layla@mail.com', password: 'secret1' });
    expect(onLoggedIn).toHaveBeenCalledTimes(1);
  });

  test('passes an open gate to the host with the credentials', async () => {
    const { onGate } = show({
      login: { kind: 'gate', step: 'resume', onboardingToken: 'tok', userId: 'u1' },
    });
    await logIn();
    expect(onGate).toHaveBeenCalledWith({
      step: 'resume',
      credentials: { email: 'layla@mail.com', password: 'secret1' },
      onboardingToken: 'tok',
      userId: 'u1',
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    [
      failed('credentials', 'Unauthorized'),
      'Invalid email or password. Please check your credentials and try again.',
    ],
    [
      failed('network', 'Failed to fetch'),
      'Connection failed. Please check your internet connection and try again.',
    ],
    [failed('other', 'The moon is full.'), 'The moon is full.'],
    [failed('other', null), 'Login failed. Please try again.'],
    [failed('other', 'Login failed', 'login'), 'Login failed'],
    [
      failed('other', 'Invalid response format from server', 'invalidResponse'),
      'Invalid response format from server',
    ],
  ])('shows the text of §8 (%#)', async (login, text) => {
    show({ login });
    await logIn();
    expect(screen.getByRole('alert').textContent).toBe(text);
  });

  test('translates our own texts, but shows no English text of the server in Arabic', async () => {
    await act(() => speak('ar-SA'));
    for (const [login, text] of [
      [failed('other', 'Login failed', 'login'), 'تعذّر تسجيل الدخول'],
      [
        failed('other', 'Invalid response format from server', 'invalidResponse'),
        'صيغة الرد من الخادم غير صالحة',
      ],
      [failed('other', 'The moon is full.'), 'تعذّر تسجيل الدخول. يُرجى إعادة المحاولة.'],
    ] as const) {
      show({ login });
      fireEvent.change(screen.getByLabelText('البريد الإلكتروني'), {
        target: { value: 'layla@mail.com' },
      });
      fireEvent.change(screen.getByLabelText('كلمة المرور'), { target: { value: 'secret1' } });
      await press('تسجيل الدخول');
      expect(screen.getByRole('alert').textContent).toBe(text);
      cleanup();
    }
  });

  test('keeps the input after an error', async () => {
    show({ login: failed('credentials', null) });
    await logIn();
    expect([valueOf('Email'), valueOf('Password')]).toEqual(['layla@mail.com', 'secret1']);
  });

  test.each([
    ['resume', 'Your resume is still being processed. Please wait a moment and try again.'],
    [
      'job-description',
      'Your job description is still being processed. Please wait a moment and try again.',
    ],
  ] as const)('shows that the %s is still being processed', async (document, text) => {
    show({ login: { kind: 'processing', document, message: text } });
    await logIn();
    expect(screen.getByRole('status').textContent).toBe(text);
  });

  test("shows the host's notice where its own errors appear", () => {
    show({}, { notice: 'Login failed after resume upload. Please try again.' });
    expect(screen.getByRole('alert').textContent).toBe(
      'Login failed after resume upload. Please try again.',
    );
  });

  test("clears the host's notice on the next login or form change; shows a new one", async () => {
    const notice = 'Login failed after resume upload. Please try again.';
    const { again } = show({ login: failed('credentials', null) }, { notice });
    await press(/Register here/);
    await press(/Login here/);
    expect(screen.queryByText(notice)).toBeNull();
    again({ notice: null });
    again({ notice });
    expect(screen.getByText(notice)).toBeTruthy();
    await logIn();
    await press(/Register here/);
    await press(/Login here/);
    expect(screen.queryByText(notice)).toBeNull();
  });

  test('reveals the password on request', () => {
    show();
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });

  test('offers the report of the interview just left', () => {
    const onViewReport = jest.fn();
    show({}, { onViewReport });
    fireEvent.click(screen.getByRole('button', { name: 'View your feedback' }));
    expect(onViewReport).toHaveBeenCalledTimes(1);
  });
});

describe('registration (§2, §5)', () => {
  test('shows what it is and offers login', async () => {
    show();
    await press(/Register here/);
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeTruthy();
    expect(screen.getByText('Register to get started')).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Already have an account? Login here' }),
    ).toBeTruthy();
  });

  test('requires names, email and a password of at least 6 characters', async () => {
    const { session } = show();
    await register({ 'First name': ' ', 'Last name': '', Email: '', Password: '12345' });
    for (const text of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password must be at least 6 characters',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(session.register).not.toHaveBeenCalled();
  });

  test('accepts a password of 6 characters', async () => {
    const { session } = show();
    await register({ Password: '123456' });
    expect(session.register).toHaveBeenCalledWith({
      firstName: 'Layla',
      lastName: 'Haddad',
      email: 'layla@mail.com',
      password: '123456',
    });
  });

  test('reports success, and after 2 s switches to login with the email kept', async () => {
    jest.useFakeTimers();
    show();
    await register();
    expect(screen.getByRole('status').textContent).toBe(
      'Registration successful! Please login with your credentials.',
    );
    act(() => void jest.advanceTimersByTime(1_999));
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeTruthy();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('heading', { name: 'Interview Portal' })).toBeTruthy();
    expect([valueOf('Email'), valueOf('Password')]).toEqual(['layla@mail.com', '']);
  });

  test('does not switch if the user has already gone to login', async () => {
    jest.useFakeTimers();
    show();
    await register();
    await press(/Login here/);
    await press(/Register here/);
    act(() => void jest.advanceTimersByTime(5_000));
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeTruthy();
  });

  test("shows the server's message or the text of §8, and keeps the input", async () => {
    show({
      register: {
        kind: 'error',
        error: null,
        message: 'An account with this email already exists.',
      },
    });
    await register();
    expect(screen.getByRole('alert').textContent).toBe(
      'An account with this email already exists.',
    );
    expect([valueOf('First name'), valueOf('Password')]).toEqual(['Layla', 'secret1']);
    cleanup();
    show({ register: { kind: 'error', error: null, message: null } });
    await register();
    expect(screen.getByRole('alert').textContent).toBe('Registration failed. Please try again.');
  });

  test.each([
    ['http', 500, 'Registration failed'],
    ['format', 200, 'Invalid response format from server'],
    ['network', 0, 'Registration failed. Please try again.'],
  ] as const)(
    'shows the text of a %s failure for which the server sent none',
    async (kind, status, text) => {
      const error = new ApiError({ kind, status, fallbackKey: 'register', message: text });
      show({ register: { kind: 'error', error, message: null } });
      await register();
      expect(screen.getByRole('alert').textContent).toBe(text);
    },
  );

  test('switching forms clears errors and keeps the input', async () => {
    show();
    type('Password', 'secret1');
    await press('Login');
    expect(screen.getByText('Email is required')).toBeTruthy();
    await press(/Register here/);
    await press(/Login here/);
    expect(screen.queryByText('Email is required')).toBeNull();
    expect(valueOf('Password')).toBe('secret1');
  });

  test('keeps the email when switching either way', async () => {
    show();
    type('Email', 'a@b.co');
    await press(/Register here/);
    expect(valueOf('Email')).toBe('a@b.co');
    type('Email', 'c@d.co');
    await press(/Login here/);
    expect(valueOf('Email')).toBe('c@d.co');
  });
});

test('shows no English server text in Arabic', async () => {
  await speak('ar-SA');
  show({ login: failed('other', 'The moon is full.') });
  type('البريد الإلكتروني', 'layla@mail.com');
  type('كلمة المرور', 'secret1');
  await press('تسجيل الدخول');
  expect(screen.getByRole('alert').textContent).toBe('تعذّر تسجيل الدخول. يُرجى إعادة المحاولة.');
});

describe('keeps the input', () => {
  const reload = (answers: Answers = {}) => {
    cleanup();
    return show(answers, { storage: sessionStorage });
  };
  beforeEach(() => sessionStorage.clear());

  test('restores the email of a login after a reload and never stores the password', () => {
    show({}, { storage: sessionStorage });
    type('Email', 'layla@mail.com');
    type('Password', 'secret1');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret1');
    reload();
    expect([valueOf('Email'), valueOf('Password')]).toEqual(['layla@mail.com', '']);
  });

  test('keeps every field after a failed registration; names and email also after a reload', async () => {
    show(
      { register: { kind: 'error', error: null, message: 'Down.' } },
      { storage: sessionStorage },
    );
    await register();
    expect(['First name', 'Last name', 'Email', 'Password'].map(valueOf)).toEqual([
      'Layla',
      'Haddad',
      'layla@mail.com',
      'secret1',
    ]);
    reload();
    expect(screen.getByRole('heading', { name: 'Create Account' })).toBeTruthy();
    expect(['First name', 'Last name', 'Email', 'Password'].map(valueOf)).toEqual([
      'Layla',
      'Haddad',
      'layla@mail.com',
      '',
    ]);
  });

  test('shows the login form after a registration and a reload', async () => {
    jest.useFakeTimers();
    show({}, { storage: sessionStorage });
    await register();
    act(() => {
      jest.advanceTimersByTime(2_000);
    });
    jest.useRealTimers();
    reload();
    expect(screen.getByRole('heading', { name: 'Interview Portal' })).toBeTruthy();
    expect(valueOf('Email')).toBe('layla@mail.com');
    await press(/Register here/);
    expect(valueOf('First name')).toBe('');
  });

  test.each<[string, LoginOutcome]>([
    ['by this form', LOGIN_OK],
    [
      'after an upload at the gate',
      {
        kind: 'gate',
        step: 'resume',
        onboardingToken: 'o',
        userId: 'u1',
        message: '',
      } as LoginOutcome,
    ],
  ])('stores nothing once signed in %s', async (_, login) => {
    let signedIn = false;
    show({ login }, { storage: sessionStorage, isSignedIn: () => signedIn });
    await logIn();
    expect(sessionStorage.length).toBe(1);
    signedIn = true;
    cleanup();
    expect(sessionStorage.length).toBe(0);
  });
});
