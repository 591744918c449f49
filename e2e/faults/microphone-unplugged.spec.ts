import { expect, test, type Page } from '@playwright/test';
import { enrol } from '../support/candidate/enrol';
import { Portal } from '../support/candidate/portal';

/**
 * Keeps references to the audio tracks that the page obtains, so that a test can end them just as
 * the operating system does when a microphone is unplugged.
 */
async function keepTracks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const tracks: MediaStreamTrack[] = [];
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      tracks.push(...stream.getAudioTracks());
      return stream;
    };
    Object.assign(globalThis, {
      pullOutMicrophone: () => {
        for (const track of tracks.splice(0).filter(({ readyState }) => readyState === 'live')) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      },
    });
  });
}

test(
  'microphone unplugged mid-answer: shows a message and switches to another',
  { tag: '@slow' },
  async ({ page, request }) => {
    const portal = new Portal(page);
    await keepTracks(page);
    await portal.open();
    await portal.logIn(await enrol(request, { resume: true, jobDescription: true }));
    await portal.startInterview();
    await portal.button('interview:dock.unmute').click({ timeout: 30_000 });
    await expect(portal.button('interview:dock.mute')).toBeVisible();
    await page.evaluate(() =>
      (globalThis as unknown as { pullOutMicrophone(): void }).pullOutMicrophone(),
    );
    await expect(page.getByText(/disconnected\. Using your default microphone\./)).toBeVisible();
    await expect(portal.button('interview:dock.mute'), 'speaking goes on').toBeVisible();
    await portal.button('interview:devices.dismiss').click();
    await expect(page.getByText(/disconnected\./)).toBeHidden();
  },
);
