import { expect, test } from '@playwright/test';
import { type Answer, OFFLINE, RESUME_PROCESSING } from '@portal/testing/fake-servers';
import { fillRegistration, PERSON, showRegistration } from '../support/stub/screens/account';
import { onePage } from './one-page';

const portal = onePage();
const page = () => portal().page;
const said = (text: string) => expect(page().getByText(text, { exact: true })).toBeVisible();

async function toLogin(): Promise<void> {
  await expect(page().locator('form')).toBeVisible();
  if (await portal().button('auth:login.submit').isVisible()) return;
  await page().getByRole('button', { name: 'Already have an account? Login here' }).click();
}
async function toRegistration(): Promise<void> {
  await expect(page().locator('form')).toBeVisible();
  if (!(await portal().heading('auth:register.title').isVisible()))
    await showRegistration(portal());
}
const refusedWith = (message: string): Answer => ({
  status: 400,
  json: { message, detail: null, code: 'bad_request' },
});
async function loginAnswered(answer: Answer): Promise<void> {
  await toLogin();
  portal().servers.answer({ login: answer });
  await portal().logIn(PERSON);
}

test.describe('the login screen', () => {
  test.beforeEach(toLogin);

  test("§2.3 Login: title 'Interview Portal'", async () =>
    expect(page().getByRole('heading', { name: 'Interview Portal', exact: true })).toBeVisible());
  test("§2.4 Login: subtitle 'Start your voice interview'", async () =>
    said('Start your voice interview'));
  test('§2.5 Login: fields email and password', async () => {
    await expect(page().locator('form input')).toHaveCount(2);
    await expect(page().getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page().getByLabel('Password', { exact: true })).toHaveAttribute(
      'type',
      'password',
    );
  });
  test("§2.6 Login: 'Don't have an account? Register here' switches to 'Create Account'", async () => {
    await page().getByRole('button', { name: "Don't have an account? Register here" }).click();
    await expect(
      page().getByRole('heading', { name: 'Create Account', exact: true }),
    ).toBeVisible();
  });
  test('§6.1 A visitor who is not signed in has login and registration only', async () => {
    await expect(page().getByText('Setup Your Interview')).toHaveCount(0);
    await expect(page().getByText('Transcript')).toHaveCount(0);
    expect(portal().servers.order).toEqual([]);
  });
});

test.describe('the registration screen', () => {
  test.beforeEach(toRegistration);

  test('§2.7 Create Account: first name, last name, email, password', async () => {
    await expect(page().locator('form input')).toHaveCount(4);
    for (const name of ['First name', 'Last name', 'Email'])
      await expect(page().getByLabel(name)).toBeVisible();
    await expect(page().getByLabel('Password', { exact: true })).toHaveAttribute(
      'type',
      'password',
    );
  });
  test("§2.8 Create Account: subtitle 'Register to get started'", async () =>
    said('Register to get started'));
  test("§2.9 Create Account: 'Already have an account? Login here' switches back to login", async () => {
    await page().getByRole('button', { name: 'Already have an account? Login here' }).click();
    await expect(
      page().getByRole('heading', { name: 'Interview Portal', exact: true }),
    ).toBeVisible();
  });
  for (const [title, text] of [
    ["§5.4 Register: 'First name is required'", 'First name is required'],
    ["§5.5 Register: 'Last name is required'", 'Last name is required'],
    ["§5.6 Register: 'Email is required'", 'Email is required'],
  ] as const) {
    test(title, async () => {
      await portal().button('auth:register.submit').click();
      await said(text);
      expect(portal().servers.calls('register')).toEqual([]);
    });
  }
  test("§5.7 Register: 'Password must be at least 6 characters'", async () => {
    await fillRegistration(portal(), { ...PERSON, password: '12345' });
    await said('Password must be at least 6 characters');
    expect(portal().servers.calls('register')).toEqual([]);
  });
  test("§8.51 Registration: the server's message", async () => {
    portal().servers.answer({
      register: {
        status: 409,
        json: { message: 'This address is known already.', detail: null, code: 'conflict' },
      },
    });
    await fillRegistration(portal());
    await said('This address is known already.');
    await expect(page().getByLabel('First name')).toHaveValue(PERSON.firstName);
  });
  test("§8.52 Registration: without a message 'Registration failed. Please try again.'", async () => {
    portal().servers.answer({ register: OFFLINE });
    await fillRegistration(portal());
    await said('Registration failed. Please try again.');
  });
});

test.describe('what login checks', () => {
  test.beforeEach(async () => {
    await toLogin();
    await page().getByLabel('Email').fill('');
    await page().getByLabel('Password', { exact: true }).fill('');
    portal().servers.forgetCalls();
  });
  test.afterEach(() => expect(portal().servers.calls('login')).toEqual([]));

  test("§5.1 Login: email required, 'Email is required'", async () => {
    await portal().logIn({ email: ' ', password: PERSON.password });
    await said('Email is required');
  });
  test("§5.2 Login: password required, 'Password is required'", async () => {
    await portal().logIn({ email: PERSON.email, password: '' });
    await said('Password is required');
  });
  test("§5.3 Login: the email must match a simple address pattern, 'Invalid email format'", async () => {
    for (const email of ['layla', 'layla@mail', 'layla @mail.example', '@mail.example']) {
      await portal().logIn({ email, password: PERSON.password });
      await said('Invalid email format');
    }
  });
});

test.describe('what a refused login says', () => {
  const credentials = 'Invalid email or password. Please check your credentials and try again.';
  const connection = 'Connection failed. Please check your internet connection and try again.';
  for (const [title, answer, text] of [
    [
      "§8.27 Login: a message containing invalid gives 'Invalid email or password. Please check your credentials and try again.'",
      refusedWith('These details are INVALID'),
      credentials,
    ],
    [
      "§8.28 Login: a message containing unauthorized gives 'Invalid email or password. Please check your credentials and try again.'",
      refusedWith('Unauthorized'),
      credentials,
    ],
    [
      "§8.29 Login: a message containing incorrect gives 'Invalid email or password. Please check your credentials and try again.'",
      refusedWith('That is incorrect'),
      credentials,
    ],
    [
      "§8.30 Login: a message containing fetch gives 'Connection failed. Please check your internet connection and try again.'",
      refusedWith('Could not fetch the account'),
      connection,
    ],
    [
      "§8.31 Login: a message containing network gives 'Connection failed. Please check your internet connection and try again.'",
      refusedWith('Network trouble'),
      connection,
    ],
    [
      "§8.32 Login: a message containing connection gives 'Connection failed. Please check your internet connection and try again.'",
      refusedWith('The connection to the database broke'),
      connection,
    ],
    [
      "§8.33 Login: no answer gives 'Connection failed. Please check your internet connection and try again.'",
      OFFLINE,
      connection,
    ],
    [
      '§8.34 Login: any other message is shown as it is',
      refusedWith('The moon is too bright today.'),
      'The moon is too bright today.',
    ],
    [
      "§8.36 Login: a message containing 'still being processed' gives 'Your resume is still being processed. Please wait a moment and try again.'",
      refusedWith('Hold on, the resume is still being processed.'),
      'Your resume is still being processed. Please wait a moment and try again.',
    ],
    [
      "§8.37 Login: a message containing 'still being processed' of a job description gives 'Your job description is still being processed. Please wait a moment and try again.'",
      refusedWith('Hold on, the job description is still being processed.'),
      'Your job description is still being processed. Please wait a moment and try again.',
    ],
  ] as const) {
    test(title, async () => {
      await loginAnswered(answer);
      await said(text);
      await expect(page().getByLabel('Email')).toHaveValue(PERSON.email);
    });
  }

  test.describe('when the text is our own', () => {
    test("§8.27 Login: a message containing invalid gives 'Invalid email or password. Please check your credentials and try again.'", async () => {
      // Our own text about a malformed answer is not a message of the server (ADR 37).
      await loginAnswered({ json: { message: 'Welcome', data: { user: 'Layla' } } });
      await said('Invalid response format from server');
      await expect(page().getByText(credentials)).toHaveCount(0);
    });
  });

  test("§8.35 Login: without a message 'Login failed. Please try again.'", async () => {
    // A browser that lacks what the call needs: the failure has no text that anyone wrote.
    const any = await page().evaluateHandle(() => {
      const { any } = AbortSignal;
      Reflect.deleteProperty(AbortSignal, 'any');
      return any;
    });
    await loginAnswered({ status: 200 });
    await said('Login failed. Please try again.');
    await page().evaluate((any) => void (AbortSignal.any = any), any);
  });

  test('§4.17 Onboarding: a login error of a resume merely processing opens no modal', async () => {
    await loginAnswered(RESUME_PROCESSING);
    await said('Your resume is still being processed. Please wait a moment and try again.');
    await expect(page().getByRole('dialog')).toHaveCount(0);
    await expect(page().getByText('Step 1 of 2')).toHaveCount(0);
  });
});
