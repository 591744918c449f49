import { expect, test } from '@playwright/test';
import { fromEnvironment } from '../support/environment';
import { policyViolations, watchPolicy } from '../support/stub/policy-violations';
import { openScreen, type ScreenName } from '../support/stub/screens';

const { siteUrl, authRemoteUrl, onboardingRemoteUrl, interviewRemoteUrl } = fromEnvironment();

test('every page’s policy header forbids inline code and eval', async ({ request }) => {
  for (const url of [
    siteUrl,
    ...[authRemoteUrl, onboardingRemoteUrl, interviewRemoteUrl].map(
      (remote) => `${remote}/harness/`,
    ),
  ]) {
    const policy = (await request.get(url)).headers()['content-security-policy'] ?? '';
    expect(policy, url).toContain("default-src 'none'");
    expect(policy, url).toContain("object-src 'none'");
    expect(policy, url).not.toContain('unsafe');
    expect(policy, url).not.toContain('*');
  }
});

test('scripts and style sheets of the page have integrity hashes', async ({ request }) => {
  const html = await (await request.get(siteUrl)).text();
  const tags =
    html.match(
      /<script[^>]*src=[^>]*>|<link[^>]*rel="?(?:stylesheet|preload|modulepreload)[^>]*>/g,
    ) ?? [];
  // Leave out preloaded data: it may change with each deployment, so the build has no hash for it.
  const code = tags.filter((tag) => !/as="?fetch/.test(tag));
  expect(code.length).toBeGreaterThan(0);
  expect(code.filter((tag) => !/integrity="sha384-/.test(tag))).toEqual([]);
});

/**
 * Examples of screens that set styles or open menus and lists. The gallery tests cover every
 * screen.
 */
for (const name of [
  'login-invalid',
  'resume-chosen',
  'job-description-filled',
  'setup',
  'account-menu',
  'report',
  'pre-join',
] as const satisfies ScreenName[]) {
  test(
    `the policy blocks nothing on ${name}, even with its lists open`,
    { tag: '@slow' },
    async ({ page }) => {
      await watchPolicy(page);
      const { close } = await openScreen(page, name);
      for (const list of await page.getByRole('combobox').all()) {
        // Ignore any list that is missing or disabled. The device check renders its lists again
        // when the devices respond.
        if (
          !(await list.isVisible()) ||
          !(await list.isEnabled({ timeout: 2_000 }).catch(() => false))
        )
          continue;
        await list.click({ timeout: 2_000 }).catch(() => undefined);
        await page.keyboard.press('Escape');
      }
      expect(await policyViolations(page)).toEqual([]);
      await close();
    },
  );
}

for (const [name, url] of [
  ['auth', authRemoteUrl],
  ['onboarding', onboardingRemoteUrl],
  ['interview', interviewRemoteUrl],
] as const) {
  test(
    `the policy blocks nothing on the ${name} remote’s own page`,
    { tag: '@slow' },
    async ({ page }) => {
      await watchPolicy(page);
      await page.goto(`${url}/harness/`);
      await expect(page.locator('#root')).not.toBeEmpty();
      await expect(page.getByRole('button').first()).toBeVisible();
      expect(await policyViolations(page)).toEqual([]);
    },
  );
}
