import { expect, test, type Page } from '@playwright/test';
import { AUTH_STORAGE_KEY, HEADERS, MAIN_API, type PersistedAuth } from '@portal/protocol';
import { ApiCalls } from '../support/candidate/api-calls';
import { enrol } from '../support/candidate/enrol';
import { enterRoom } from '../support/candidate/interview';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { fromEnvironment } from '../support/environment';
import { participantsOf } from '../support/room-service';
import { rule } from '../support/rule';

const stored = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as PersistedAuth | null,
    AUTH_STORAGE_KEY,
  );

async function logOut(portal: Portal): Promise<void> {
  await portal.page.getByRole('button', { name: /’s account$/ }).click();
  await portal.button('shell:account.logout').click();
  await expect(portal.button('auth:login.submit')).toBeVisible();
}

test(
  'a session lasts over a reload and ends with logout',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    await portal.open();
    await rule('§6.1', async () => {
      await expect(portal.setup).toHaveCount(0);
      const { mainApiUrl } = fromEnvironment();
      expect((await request.get(mainApiUrl + MAIN_API.interviews)).status()).toBe(401);
      expect(calls.order('myResumes', 'jobRoles', 'listInterviews')).toEqual([]);
    });
    await portal.logIn(person);
    await expect(portal.setup).toBeVisible();
    const { json } = await calls.answer('login');
    const { user } = (json as { data: { user: PersistedAuth & { id: string } } }).data;
    await rule('§4.2', async () =>
      expect(await stored(page)).toMatchObject({
        accessToken: user.accessToken,
        sessionId: user.sessionId,
      }),
    );
    await rule('§3.1', async () =>
      expect(await stored(page)).toEqual({
        userId: user.id,
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
        accessToken: user.accessToken,
        sessionId: user.sessionId,
      }),
    );
    await page.reload();
    await rule('§4.3', async () => {
      await expect(portal.setup).toBeVisible();
      expect(calls.of('login')).toHaveLength(1);
    });
    await logOut(portal);
    await rule('§4.5', async () => expect(await stored(page)).toBeNull());
    await rule('§4.4', async () => {
      expect((await calls.answer('logout')).status).toBe(204);
      const { mainApiUrl } = fromEnvironment();
      const used = await request.get(mainApiUrl + MAIN_API.interviews, {
        headers: {
          authorization: `Bearer ${user.accessToken}`,
          [HEADERS.sessionToken]: user.sessionId ?? '',
        },
      });
      expect(used.status(), 'the server has ended the session').toBe(401);
    });
  },
);

test(
  'a session that is ended elsewhere ends on the page within five minutes',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    await page.clock.install();
    await portal.open();
    await portal.logIn(person);
    await expect(portal.setup).toBeVisible();
    const session = await stored(page);
    await rule('§4.7', async () => {
      expect(calls.of('authStatus')).toEqual([]);
      await page.clock.fastForward(300_000);
      const { status, json } = await calls.answer('authStatus');
      expect({ status, active: json?.is_active }).toEqual({ status: 200, active: true });
      await expect(portal.setup).toBeVisible();
    });
    await rule('§6.6', async () => {
      const config = (await (await request.get('/config.json')).json()) as { apiKey: string };
      const sent = (await calls.wait('authStatus')).request.headers();
      expect(sent[HEADERS.apiKey]).toBe(config.apiKey);
    });
    const ended = await request.post(fromEnvironment().mainApiUrl + MAIN_API.logout, {
      headers: { [HEADERS.sessionToken]: session?.sessionId ?? '' },
    });
    expect(ended.status()).toBe(204);
    await page.clock.fastForward(300_000);
    await rule('§4.10', async () => {
      expect((await calls.answer('authStatus', 1)).json?.is_active).toBe(false);
      await expect(portal.button('auth:login.submit')).toBeVisible();
      expect(await stored(page)).toBeNull();
    });
  },
);

test(
  'logging out in another tab takes the candidate out of the room',
  { tag: ['@rules', '@slow'] },
  async ({ page, request, context }) => {
    test.setTimeout(120_000);
    const portal = new Portal(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    const records = await Records.of(request, person);
    await portal.open();
    await portal.logIn(person);
    const room = `interview-${await enterRoom(portal)}`;
    const present = async () => (await participantsOf(room)).map(({ identity }) => identity);
    expect(await present()).toContain(records.userId);

    const other = new Portal(await context.newPage());
    await other.page.goto('/');
    await expect(other.setup).toBeVisible();
    await logOut(other);
    await rule('§4.6', () => expect.poll(present).not.toContain(records.userId));
    await rule('§2.41', () =>
      expect(
        page.getByRole('heading', { name: 'Authentication Required', exact: true }),
      ).toBeVisible(),
    );
    await rule('§2.43', async () => {
      await page.getByRole('button', { name: 'Go to Chat', exact: true }).click();
      await expect(portal.button('auth:login.submit')).toBeVisible();
    });
  },
);
