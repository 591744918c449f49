import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import {
  failInBrowser,
  hearInBrowser,
  installRecognizer,
  waitUntilListening,
} from '../support/candidate/browser-recognizer';
import { DESKTOP } from '../support/candidate/device';
import { enrol } from '../support/candidate/enrol';
import { answerTyped, transcript, waitForTheFloor } from '../support/candidate/interview';
import { Portal } from '../support/candidate/portal';
import { picture } from '../support/candidate/screenshot';

const ANSWER = [
  'في عملي الأخير صممت خدمة المدفوعات مع فريق من أربعة أشخاص',
  'وانخفض معدل الأخطاء بنسبة أربعين بالمئة',
];
const TYPED =
  'بدأت بقراءة السجلات لمعرفة سبب المشكلة، ثم كتبت اختبارًا يكررها وأضفت فهرسًا في قاعدة البيانات.';

test.use({ ...DESKTOP, colorScheme: 'light' });

/**
 * Opens the setup in a browser with speech recognition. The setup then offers browser recognition
 * and asks for consent.
 */
async function openSetup(page: Page, request: APIRequestContext) {
  const portal = new Portal(page, 'ar-SA');
  await installRecognizer(page);
  await portal.open();
  await portal.logIn(await enrol(request, { resume: true, jobDescription: true }));
  return {
    portal,
    browser: page.getByRole('radio', { name: portal.say('setup:hearing.options.browser.title') }),
    consent: page.getByRole('checkbox', { name: portal.say('setup:hearing.consent') }),
  };
}

test(
  'Arabic recognized by the browser: needs consent, shows interim text, and the interviewer replies',
  { tag: '@slow' },
  async ({ page, request }) => {
    test.setTimeout(240_000);
    const { portal, browser, consent } = await openSetup(page, request);
    await expect(page.getByText(portal.say('setup:hearing.advice.browser'))).toBeVisible();
    await expect(browser).not.toBeChecked();
    await browser.check();
    await portal.button('setup:start').click();
    await expect(page.getByText(portal.say('setup:hearing.consentMissing'))).toBeVisible();
    await expect(consent).toBeFocused();
    await picture(page, 'setup-consent.ar');
    await consent.check();
    await portal.startInterview();

    await portal.button('interview:viewTranscript').click({ timeout: 30_000 });
    await portal.button('interview:dock.unmute').click();
    expect(await waitUntilListening(page)).toBe('ar-SA');
    expect(await waitForTheFloor(portal)).toBe('mine');
    const asked = (await transcript(portal)).filter(({ speaker }) => speaker === 'ai').length;

    await hearInBrowser(page, { text: 'في عملي الأخير' });
    await expect(page.getByTestId('caption')).toHaveText('في عملي الأخير');
    await hearInBrowser(page, { text: 'في عملي الأخير صممت خدمة المدفوعات' });
    await expect(page.getByTestId('caption')).toHaveText('في عملي الأخير صممت خدمة المدفوعات');
    await picture(page, 'room-heard-by-browser.ar');
    await hearInBrowser(page, { text: ANSWER[0]!, final: true, confidence: 0.92 });
    await page.waitForTimeout(600);
    await hearInBrowser(page, { text: ANSWER[1]!, final: true, confidence: 0.88 });

    const said = page.locator('[data-speaker="user"]');
    await expect(said).toHaveText(new RegExp(ANSWER.join(' ')));
    await expect
      .poll(
        async () => (await transcript(portal)).filter(({ speaker }) => speaker === 'ai').length,
        {
          message: 'the interviewer answers',
        },
      )
      .toBeGreaterThan(asked);
    expect(await said.count()).toBe(1);

    await failInBrowser(page, 'not-allowed');
    await expect(page.getByText(portal.say('interview:hearing.refused'))).toBeVisible();
    expect(await waitForTheFloor(portal)).toBe('mine');
    await answerTyped(portal, TYPED);
    await portal.leaveInterview();
    await expect(portal.button('auth:login.submit')).toBeVisible({ timeout: 30_000 });
  },
);

test('consent is remembered and can be withdrawn', { tag: '@slow' }, async ({ page, request }) => {
  const { portal, browser, consent } = await openSetup(page, request);
  await browser.check();
  await consent.check();
  await page.reload();
  await expect(browser).toBeChecked();
  await expect(consent).toBeChecked();
  await consent.uncheck();
  await page.reload();
  await expect(
    page.getByRole('radio', { name: portal.say('setup:hearing.options.none.title') }),
  ).toBeChecked();
});
