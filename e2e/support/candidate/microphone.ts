import { expect, type Locator, type Page } from '@playwright/test';
import type { Portal } from './portal';

/**
 * Makes `getUserMedia` return a Web Audio stream, so that a test candidate can wait for its turn to
 * speak. The browser's own fake microphone can't wait: it plays its file from the start. Must be
 * called before the page opens.
 */
export async function installMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let context: AudioContext | undefined;
    let destination: MediaStreamAudioDestinationNode | undefined;
    const open = () => {
      context ??= new AudioContext();
      destination ??= context.createMediaStreamDestination();
      return { context, destination };
    };
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (!constraints?.audio) return original(constraints);
      const { destination: mic } = open();
      const tracks = mic.stream.getAudioTracks().map((track) => track.clone());
      if (constraints.video)
        tracks.push(...(await original({ video: constraints.video })).getVideoTracks());
      return new MediaStream(tracks);
    };
    Object.assign(globalThis, {
      /** Plays a base64-encoded sound file and resolves when playback ends. */
      speakAsCandidate: async (base64: string) => {
        const { context: audio, destination: mic } = open();
        await audio.resume();
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const source = new AudioBufferSourceNode(audio, {
          buffer: await audio.decodeAudioData(bytes.buffer),
        });
        source.connect(mic);
        await new Promise<void>((resolve) => {
          source.onended = () => resolve();
          source.start();
        });
      },
    });
  });
}

export async function speak(page: Page, sound: Buffer): Promise<void> {
  await page.evaluate(
    (base64) =>
      (globalThis as unknown as { speakAsCandidate(b: string): Promise<void> }).speakAsCandidate(
        base64,
      ),
    sound.toString('base64'),
  );
}

/** Simulates a user who denies access to the microphone. */
export async function refuseMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
}

/**
 * Turns the microphone on in the device check and waits until `result` is shown. If permission has
 * already been granted, the microphone turns on automatically, so the button may disappear before
 * it is clicked.
 */
export async function turnMicrophoneOn(portal: Portal, result: Locator): Promise<void> {
  const turnOn = portal.button('interview:preJoin.microphone.turnOn').first();
  await expect(async () => {
    if (await turnOn.isVisible()) await turnOn.click({ timeout: 1_000 });
    await expect(result).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
}
