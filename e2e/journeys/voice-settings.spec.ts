import { expect, test } from '@playwright/test';
import { VOICE_API } from '@portal/protocol';
import { enrol } from '../support/candidate/enrol';
import { enterRoom } from '../support/candidate/interview';
import { Portal } from '../support/candidate/portal';

test(
  'a candidate listens to a voice, sets it, and finds it so in the room',
  { tag: '@slow' },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const portal = new Portal(page);
    const slider = (name: string) =>
      page.getByRole('slider', { name: portal.say(`common:voiceSettings.${name}`) });
    await portal.open();
    await portal.logIn(await enrol(request, { resume: true, jobDescription: true }));
    await page.getByRole('button', { name: portal.say('setup:voice.title') }).click();

    await test.step('the interviewer’s own engine speaks the sample', async () => {
      await slider('rate').fill('80');
      await slider('volume').fill('40');
      const answered = page.waitForResponse((response) =>
        response.url().includes(VOICE_API.voiceSample),
      );
      const listen = page
        .getByRole('radiogroup', { name: portal.say('setup:voice.all') })
        .getByRole('button', { name: portal.say('setup:voice.listenTo', { voice: 'Domi' }) });
      await listen.click();
      const response = await answered;
      expect(response.status()).toBe(200);
      expect(new URL(response.url()).searchParams.get('rate')).toBe('80');
      expect(response.headers()['content-type']).toBe('audio/wav');
      expect(Number(response.headers()['content-length'])).toBeGreaterThan(100_000);
      // It is played to its end.
      await expect(listen).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(portal.say('setup:voice.failed'))).toHaveCount(0);
    });

    await test.step('the room has the same settings, and changes the volume at once', async () => {
      const asked = page.waitForRequest((sent) => sent.url().endsWith(VOICE_API.login));
      await enterRoom(portal);
      expect(((await asked).postDataJSON() as { prosody: unknown }).prosody).toEqual({
        rate: 80,
        pitch: 0,
      });
      const volume = () =>
        page
          .getByTestId('interviewer-audio')
          .evaluate((audio) => (audio as HTMLAudioElement).volume);
      expect(await volume()).toBe(0.4);
      await portal.button('interview:more').click();
      await portal.button('interview:devices.open').click();
      await expect(slider('rate')).toHaveValue('80');
      await slider('volume').fill('70');
      expect(await volume()).toBe(0.7);
    });
  },
);
