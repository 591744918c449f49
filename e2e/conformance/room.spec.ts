import { expect, test } from '@playwright/test';
import { refuseMicrophone } from '../support/candidate/microphone';
import { heardByBuiltIn, openRoom, type OpenedRoom } from '../support/stub/open-room';

/** One live room for all tests in this file. None of the tests leaves the room. */
let opened: OpenedRoom;
test.describe.configure({ timeout: 60_000 });
test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  opened = await openRoom(await context.newPage(), { config: heardByBuiltIn });
  const { room } = opened;
  await room.send('ai_intent', { message: 'question', question_number: 1, question_count: 5 });
  await room.send('ai_speech_chunk', {
    text_chunk: 'What is a ledger?',
    is_final: true,
    segment_id: 's1',
  });
  await room.send('user_speech_chunk', {
    text_chunk: 'A list of entries.',
    is_final: true,
    segment_id: 's2',
  });
});
test.afterAll(async () => {
  await opened.room.leave();
  await opened.portal.page.context().close();
});
const page = () => opened.portal.page;
const button = (name: string) => page().getByRole('button', { name, exact: true });
const panel = () => page().getByRole('complementary', { name: 'Transcript' });
async function showTranscript(): Promise<void> {
  if (await button('View Transcript').isVisible()) await button('View Transcript').click();
  await expect(panel()).toBeVisible();
}
let cleared = false;
/** Clears the transcript, unless an earlier test has. A test may also run alone. */
async function clearTranscript(): Promise<void> {
  await showTranscript();
  if (cleared) return;
  await expect(panel().locator('[data-speaker]')).toHaveCount(2);
  await panel().getByRole('button', { name: 'Clear transcript' }).click();
  await page().getByRole('alertdialog').getByRole('button', { name: 'Clear', exact: true }).click();
  cleared = true;
}

test("§2.29 Live interview: the header says 'Interview'", async () =>
  expect(
    page().locator('header').getByRole('heading', { name: 'Interview', exact: true }),
  ).toBeVisible());
test('§2.30 Live interview: the header has a toggle that shows and hides the transcript', async () => {
  await button('View Transcript').click();
  await expect(panel()).toBeVisible();
  await button('Hide Transcript').click();
  await expect(panel()).toHaveCount(0);
});
test("§2.31 Live interview: the header has 'Leave Interview'", async () =>
  expect(
    page().locator('header').getByRole('button', { name: 'Leave Interview', exact: true }),
  ).toBeVisible());
test('§2.33 Live interview: the status bar says live', async () =>
  expect(
    page().getByRole('group', { name: 'Call status' }).getByText('Live', { exact: true }),
  ).toBeVisible());
test("§2.34 Live interview: the candidate's video frame", async () =>
  expect(page().getByRole('region', { name: 'Your camera' })).toBeVisible());
test("§2.35 Live interview: the interviewer's frame with an avatar", async () =>
  expect(page().getByRole('region', { name: 'Interviewer' }).locator('svg').first()).toBeVisible());
test('§2.39 Live interview: a control leaves', async () =>
  expect(
    page()
      .getByRole('group', { name: 'Call controls' })
      .getByRole('button', { name: 'Leave', exact: true }),
  ).toBeEnabled());

test('§2.45 Transcript: title with the message count', async () => {
  await showTranscript();
  await expect(panel().getByRole('heading', { name: /^Transcript/ })).toContainText('2');
});
test('§2.46 Transcript: entries with time, speaker and text', async () => {
  await showTranscript();
  const [first, second] = [
    panel().locator('[data-speaker]').nth(0),
    panel().locator('[data-speaker]').nth(1),
  ];
  await expect(first).toContainText('Rachel');
  await expect(first).toContainText('What is a ledger?');
  await expect(first.locator('time')).toHaveText(/^\d\d:\d\d$/);
  await expect(second).toContainText('You');
  await expect(second).toContainText('A list of entries.');
});
test('§2.47 Transcript: a download button', async () => {
  await showTranscript();
  await expect(
    panel()
      .getByRole('button', { name: /download/i })
      .first(),
  ).toBeEnabled();
});
test('§2.48 Transcript: a clear button', async () => {
  await showTranscript();
  await expect(panel().getByRole('button', { name: 'Clear transcript' })).toBeEnabled();
});

test('§5.46 Transcript: clearing needs a confirm prompt', async () => {
  await showTranscript();
  await panel().getByRole('button', { name: 'Clear transcript' }).click();
  await expect(page().getByRole('alertdialog', { name: 'Clear the transcript?' })).toBeVisible();
  await expect(panel().locator('[data-speaker]')).toHaveCount(2);
  await page().getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
});
test('§5.47 Transcript: declining keeps the entries', async () => {
  await showTranscript();
  await panel().getByRole('button', { name: 'Clear transcript' }).click();
  await page().getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page().getByRole('alertdialog')).toHaveCount(0);
  await expect(panel().locator('[data-speaker]')).toHaveCount(2);
});
test('§5.48 Transcript: confirming empties it', async () => {
  await clearTranscript();
  await expect(panel().locator('[data-speaker]')).toHaveCount(0);
});
test("§2.49 Transcript: 'No transcript available yet.' when it is empty", async () => {
  await clearTranscript();
  await expect(panel().getByText('No transcript available yet.', { exact: true })).toBeVisible();
});
test("§5.49 Transcript: downloading with no data alerts 'No transcript data to download'", async () => {
  await clearTranscript();
  await panel()
    .getByRole('button', { name: /download/i })
    .first()
    .click();
  const alert = page().getByRole('alertdialog');
  await expect(alert.getByText('No transcript data to download', { exact: true })).toBeVisible();
  await alert.getByRole('button').click();
});

test('§4.39 Camera: once enabled it is previewed locally', async () => {
  await expect(page().getByTestId('camera-preview')).toHaveCount(0);
  await button('Turn on camera').click();
  await expect(page().getByTestId('camera-preview')).toBeVisible();
  await expect
    .poll(() =>
      page()
        .getByTestId('camera-preview')
        .evaluate((video) => (video as HTMLVideoElement).videoWidth),
    )
    .toBeGreaterThan(0);
});
test('§2.38 Live interview: a control switches the camera on and off', async () => {
  if (await button('Turn on camera').isVisible()) await button('Turn on camera').click();
  await expect(page().getByTestId('camera-preview')).toBeVisible();
  await button('Turn off camera').click();
  await expect(page().getByTestId('camera-preview')).toHaveCount(0);
});
test('§2.37 Live interview: a control mutes and unmutes', async () => {
  await button('Unmute').click();
  await expect(button('Mute')).toBeVisible();
  await button('Mute').click();
  await expect(button('Unmute')).toBeVisible();
});
test("§2.36 Live interview: the interviewer's frame shows when the interviewer speaks", async () => {
  if (await button('Unmute').isVisible()) await button('Unmute').click();
  await opened.room.send('ai_speech_chunk', {
    text_chunk: 'And what is it for?',
    is_final: true,
    segment_id: 's3',
  });
  await opened.room.startSpeaking();
  await expect(page().getByRole('region', { name: 'Interviewer' })).toContainText(
    'Rachel is speaking',
  );
  opened.room.stopSpeaking();
  await expect(page().getByRole('region', { name: 'Interviewer' })).toContainText(
    'Rachel is listening',
    { timeout: 10_000 },
  );
});

test.describe('devices that are refused', () => {
  let refused: OpenedRoom;
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    const own = await context.newPage();
    await refuseMicrophone(own);
    refused = await openRoom(own, { interviewer: false });
  });
  test.afterAll(() => refused.portal.page.context().close());
  const the = (name: string) => refused.portal.page.getByRole('button', { name, exact: true });

  test("§6.10 A refused camera shows 'Failed to access camera. Please check permissions.'", async () => {
    await the('Turn on camera').click();
    await expect(
      refused.portal.page.getByText('Failed to access camera. Please check permissions.', {
        exact: true,
      }),
    ).toBeVisible();
  });
  test("§2.40 Live interview: a camera error notice offers 'Try Again'", async () => {
    if (!(await the('Try Again').isVisible())) await the('Turn on camera').click();
    await expect(the('Try Again')).toBeVisible();
    await the('Try Again').click();
    await expect(the('Try Again')).toBeVisible();
  });
  test('§6.9 A refused microphone is said in words, and the interview goes on', async () => {
    await the('Unmute').click();
    await expect(refused.portal.page.getByText(/Microphone access is blocked/)).toBeVisible();
    const field = await refused.portal.openAnswerField();
    await field.fill('I type instead.');
    await field.press('Enter');
    await expect
      .poll(() =>
        refused.portal.servers
          .calls('addMessage')
          .map(({ json }) => (json as { content: string }).content),
      )
      .toEqual(['I type instead.']);
  });
});
