import { expect, type Page } from '@playwright/test';

/**
 * Returns the level of the interviewer's audio: the root mean square (0–1) of the last 8,192
 * samples (170 ms at 48 kHz). It measures the actual audio, not what the page reports.
 */
export async function interviewerLevel(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const element = document.querySelector<HTMLAudioElement>('[data-testid="interviewer-audio"]');
    const stream = element?.srcObject;
    if (!(stream instanceof MediaStream) || stream.getAudioTracks().length === 0) return 0;
    const shared = globalThis as unknown as {
      ear?: { stream: MediaStream; analyser: AnalyserNode; context: AudioContext };
    };
    if (shared.ear?.stream !== stream) {
      const context = shared.ear?.context ?? new AudioContext();
      await context.resume();
      const analyser = new AnalyserNode(context, { fftSize: 8192 });
      new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(analyser);
      shared.ear = { stream, analyser, context };
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    const samples = new Float32Array(shared.ear.analyser.fftSize);
    shared.ear.analyser.getFloatTimeDomainData(samples);
    return Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
  });
}

const AUDIBLE = 0.005;

/** Waits until the interviewer is actually audible. */
export async function hearInterviewer(page: Page): Promise<void> {
  await expect
    .poll(() => interviewerLevel(page), { message: 'the interviewer is audible', timeout: 30_000 })
    .toBeGreaterThan(AUDIBLE);
}

/** Waits until the interviewer has been silent for `quietMs`. */
export async function waitForQuiet(page: Page, quietMs = 1_500): Promise<void> {
  const deadline = Date.now() + 60_000;
  let quietSince = Date.now();
  while (Date.now() - quietSince < quietMs) {
    if ((await interviewerLevel(page)) > AUDIBLE) quietSince = Date.now();
    if (Date.now() > deadline) throw new Error('the interviewer did not stop speaking within 60 s');
    await page.waitForTimeout(80);
  }
}
