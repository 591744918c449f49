import { expect, test } from '@playwright/test';
import { MAIN_API } from '@portal/protocol';
import { ApiCalls } from '../support/candidate/api-calls';
import { enrol, newPerson } from '../support/candidate/enrol';
import { Portal } from '../support/candidate/portal';
import { fromEnvironment } from '../support/environment';
import { rule } from '../support/rule';

test(
  'a visitor registers and logs in, after the server has refused a known address and a wrong password',
  { tag: '@rules' },
  async ({ page, request, context }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const known = await enrol(request);
    const person = newPerson();
    const cookiesSent = async (operation: 'login' | 'register', number: number) =>
      (await (await calls.wait(operation, number)).request.allHeaders()).cookie ?? '';
    await page.clock.install();
    await portal.open();

    await portal.logIn(known);
    await expect(portal.resumeModal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portal.resumeModal).toBeHidden();

    await portal.showRegistration();
    await portal.fillRegistration({ ...person, email: known.email });
    await rule('§8.51', async () => {
      const { status, json } = await calls.answer('register');
      expect(status).toBe(409);
      await expect(page.getByRole('alert')).toHaveText(String(json?.message));
    });
    await rule('§6.8', async () => {
      // The login before has set a cookie for the paths of the accounts.
      expect(await cookiesSent('register', 0)).toContain('portal_device=');
    });

    await page.clock.pauseAt(Date.now() + 60_000);
    await portal.fillRegistration(person);
    await rule('§5.8', async () => {
      await expect(
        page.getByText('Registration successful! Please login with your credentials.', {
          exact: true,
        }),
      ).toBeVisible();
      expect((await calls.answer('register', 1)).status).toBe(201);
    });
    await rule('§5.9', async () => {
      await page.clock.runFor(1_999);
      await expect(portal.heading('auth:register.title')).toBeVisible();
      await page.clock.runFor(1);
      await expect(portal.button('auth:login.submit')).toBeVisible();
    });
    await rule('§5.10', () => expect(portal.field('auth:fields.email')).toHaveValue(person.email));
    await page.clock.resume();

    await portal.logIn({ ...person, password: 'not the password' });
    await rule('§8.27', async () => {
      const { status, json } = await calls.answer('login', 1);
      expect({ status, code: json?.code }).toEqual({ status: 401, code: 'invalid_credentials' });
      expect(String(json?.message)).toMatch(/invalid/i);
      await expect(page.getByRole('alert')).toHaveText(
        'Invalid email or password. Please check your credentials and try again.',
      );
    });
    await expect(portal.field('auth:fields.email')).toHaveValue(person.email);
    await rule('§6.7', async () => {
      const taken = await context.cookies(fromEnvironment().mainApiUrl + MAIN_API.login);
      expect(taken.map(({ name, httpOnly }) => ({ name, httpOnly }))).toContainEqual({
        name: 'portal_device',
        httpOnly: true,
      });
      expect(await cookiesSent('login', 1)).toContain('portal_device=');
    });
    await portal.logIn(person);
    await expect(portal.resumeModal).toBeVisible();
  },
);
