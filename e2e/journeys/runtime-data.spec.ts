import { expect, test, type APIRequestContext, type Page, type Request } from '@playwright/test';
import {
  AUTH_STORAGE_KEY,
  MAIN_API,
  path,
  runtimeDataSchema,
  type PersistedAuth,
  type RuntimeData,
  type UiComponent,
} from '@portal/protocol';
import { unzipSync } from 'fflate';
import { hearInterviewer } from '../support/candidate/ear';
import { enrol } from '../support/candidate/enrol';
import { spokenAnswers, transcript } from '../support/candidate/interview';
import { installMicrophone, speak } from '../support/candidate/microphone';
import { Portal } from '../support/candidate/portal';
import { fromEnvironment } from '../support/environment';

const ANSWER = 'بنيت طابورًا للرسائل، فلم يضع أي طلب بعد ذلك.';
const DRAFT = 'مسودة لم أرسلها بعد';

const session = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key)!) as PersistedAuth, AUTH_STORAGE_KEY);

const [RUNTIME_DATA_PATH] = MAIN_API.runtimeData.split(':');
const isRuntimeData = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname.startsWith(RUNTIME_DATA_PATH!);

/** Waits for the next screen that the page sends, and checks that the main API took it. */
async function nextScreen(page: Page): Promise<{ request: Request; screen: RuntimeData }> {
  const request = await page.waitForRequest(isRuntimeData, { timeout: 60_000 });
  expect((await request.response())?.status()).toBe(202);
  return { request, screen: runtimeDataSchema.parse(request.postDataJSON()) };
}

const all = (components: readonly UiComponent[]): UiComponent[] =>
  components.flatMap((component) => [component, ...all(component.children)]);

/** Returns the screens in the data that the person can download. */
async function exportedScreens(request: APIRequestContext, page: Page): Promise<unknown[]> {
  const { accessToken } = await session(page);
  const response = await request.get(fromEnvironment().mainApiUrl + MAIN_API.accountExport, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const account = unzipSync(await response.body())['account.json'];
  const { sessions } = JSON.parse(new TextDecoder().decode(account)) as {
    sessions: { screen: unknown }[];
  };
  return sessions.map(({ screen }) => screen).filter((screen) => screen !== null);
}

test('the main API gets the real screen on request, interruption and speech, without what was typed or said', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const sent: unknown[] = [];
  page.on('request', (one) => isRuntimeData(one) && sent.push(one.postDataJSON()));
  const portal = new Portal(page, 'ar-SA');
  const person = await enrol(request, { resume: true, jobDescription: true });
  await installMicrophone(page);
  await portal.open();
  await portal.logIn(person);
  await expect(portal.setup).toBeVisible();

  /** Checks what is on the interview's screen at any time. */
  const expectScreen = async (screen: RuntimeData, microphone: 'mute' | 'unmute') => {
    expect(screen.screenName).toBe('interview');
    expect(screen.deviceId).toBe(await page.evaluate(() => localStorage.getItem('device-id')));
    const components = all(screen.components);
    for (const [key, componentType, isClickable] of [
      ['interview:title', 'screen', false],
      ['interview:status.connected', 'status', false],
      ['interview:leaveInterview', 'button', true],
      [`interview:dock.${microphone}`, 'button', true],
    ] as const)
      expect(components).toContainEqual(
        expect.objectContaining({ text: portal.say(key), componentType, isClickable }),
      );
    const data = JSON.stringify(screen);
    const said = (await transcript(portal)).map(({ text }) => text);
    for (const words of [ANSWER, DRAFT, ...said, ...Object.values(person)])
      expect(data).not.toContain(words);
  };

  await test.step('when the interviewer arrives and requests it', async () => {
    const next = nextScreen(page);
    await portal.startInterview();
    const { screen, request: post } = await next;
    const { sessionId } = await session(page);
    expect(new URL(post.url()).pathname).toBe(
      path(MAIN_API.runtimeData, { sessionId: sessionId! }),
    );
    await expectScreen(screen, 'unmute');
  });

  await test.step('when a typed answer interrupts the interviewer', async () => {
    await portal.button('interview:viewTranscript').click();
    await hearInterviewer(page);
    // An interviewer of whom nothing has been heard yet starts over instead of being interrupted.
    await expect(page.getByTestId('caption')).toHaveText(/\S+\s+\S+\s+\S+/);
    const next = nextScreen(page);
    const field = await portal.openAnswerField();
    await field.fill(ANSWER);
    await field.press('Enter');
    const { screen } = await next;
    await expect(page.locator('[data-speaker="user"]')).toContainText(ANSWER);
    await expectScreen(screen, 'unmute');
    expect(all(screen.components)).toContainEqual(
      expect.objectContaining({
        text: portal.say('interview:transcript.title'),
        componentType: 'region',
      }),
    );
  });

  await test.step('when the candidate starts speaking, and stores the newest one', async () => {
    await page.getByRole('textbox').fill(DRAFT);
    await portal.button('interview:dock.unmute').click();
    await expect(portal.button('interview:dock.mute')).toBeVisible();
    const next = nextScreen(page);
    await speak(page, spokenAnswers[0]!.sound);
    const { screen } = await next;
    await expect(page.getByRole('textbox')).toHaveValue(DRAFT);
    await expectScreen(screen, 'mute');
    // A pause in the answer starts the candidate's speech again, so a newer screen may be stored.
    const [stored, ...others] = await exportedScreens(request, page);
    expect(others).toEqual([]);
    expect(sent).toContainEqual(stored);
    await expectScreen(runtimeDataSchema.parse(stored), 'mute');
  });
});
