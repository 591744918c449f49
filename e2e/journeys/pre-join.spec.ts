import { expect, test } from '@playwright/test';
import { enrol } from '../support/candidate/enrol';
import { installMicrophone, speak, turnMicrophoneOn } from '../support/candidate/microphone';
import { Portal } from '../support/candidate/portal';
import { picture } from '../support/candidate/screenshot';

/**
 * Returns a WAV file with two seconds of noise (16-bit mono, 16 kHz). Like speech and unlike a
 * tone, noise is broadband.
 */
function noise(): Buffer {
  const samples = Int16Array.from({ length: 32_000 }, () =>
    Math.round((Math.random() - 0.5) * 40_000),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

test('the pre-join check tests the real connection and microphone, and going back keeps the setup', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const portal = new Portal(page);
  const created: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && /\/api\/v1\/interviews$/.test(sent.url()))
      created.push(sent.url());
  });
  await installMicrophone(page);
  await portal.open();
  await portal.logIn(await enrol(request, { resume: true, jobDescription: true }));
  await portal.choose('setup:fields.difficulty', portal.say('setup:difficulties.hard'));
  await portal.button('setup:start').click();
  await expect(portal.preJoin).toBeVisible({ timeout: 30_000 });

  await test.step('test the connection stage by stage, in a separate room', async () => {
    await expect(
      page.getByText(portal.say('interview:preJoin.connection.good'), { exact: true }),
    ).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/Response time: \d+ ms/)).toBeVisible();
  });

  await test.step('test the microphone and its level', async () => {
    await turnMicrophoneOn(
      portal,
      page.getByText(portal.say('interview:preJoin.microphone.notHeard')),
    );
    await speak(page, noise());
    await expect(page.getByText(portal.say('interview:preJoin.microphone.heard'))).toBeVisible();
    await picture(page, 'pre-join.en');
  });

  await test.step('go back: nothing was created, the choices are kept, Start Interview has the focus', async () => {
    await portal.button('interview:preJoin.back').click();
    await expect(portal.setup).toBeVisible();
    await expect(portal.button('setup:start')).toBeFocused();
    await expect(
      page.getByRole('combobox', { name: portal.say('setup:fields.difficulty') }),
    ).toContainText(portal.say('setup:difficulties.hard'));
    expect(created).toEqual([]);
  });

  await test.step('skip the check next time, and open it by its link', async () => {
    await portal.button('setup:start').click();
    await page.getByRole('checkbox', { name: portal.say('interview:preJoin.skip') }).check();
    await portal.button('interview:preJoin.back').click();
    await portal.button('setup:checkDevices').click();
    await expect(portal.preJoin).toBeVisible();
    await portal.button('interview:preJoin.back').click();
    await portal.button('setup:start').click();
    await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
    expect(created).toHaveLength(1);
  });
});
