import { expect, type Page } from '@playwright/test';
import type { RecognitionChoice } from '@portal/protocol';
import { HANG, sampleUser } from '@portal/testing/fake-servers';
import {
  hearInBrowser,
  installRecognizer,
  waitUntilListening,
} from '../../candidate/browser-recognizer';
import { refuseMicrophone, turnMicrophoneOn } from '../../candidate/microphone';
import { StubbedRoom } from '../interviewer';
import type { OpenOptions, StubbedPortal } from '../open-portal';
import { screen, type ScreenOpener } from './screen';

const WITH_CHECK: OpenOptions = { signedIn: true, preJoin: true };
const CHECKING: OpenOptions = { ...WITH_CHECK, answers: { connectionCheck: HANG } };
const connection = (portal: StubbedPortal, result: string) =>
  portal.page.getByText(portal.say(`interview:preJoin.connection.${result}`), { exact: true });

async function openCheck(portal: StubbedPortal): Promise<void> {
  await expect(portal.button('setup:start')).toBeEnabled();
  await portal.button('setup:start').click();
  await expect(portal.preJoin).toBeVisible({ timeout: 30_000 });
}

/** Makes a way to be heard the choice that setup remembers. */
async function choose(page: Page, hearing: RecognitionChoice): Promise<void> {
  await page.addInitScript(([key, memory]) => localStorage.setItem(key, memory), [
    `hearing:${sampleUser().id}`,
    JSON.stringify({ last: { 'en-US': hearing, 'ar-SA': hearing }, browserAllowed: true }),
  ] as const);
}

/** Makes a scripted recognizer in the browser the choice that setup remembers. */
async function hearByBrowser(page: Page): Promise<void> {
  await installRecognizer(page);
  await choose(page, 'browser');
}

async function tryRecognition(portal: StubbedPortal): Promise<void> {
  await openCheck(portal);
  await portal.button('interview:preJoin.recognition.start').click();
  await waitUntilListening(portal.page);
}

/** What a poor recognizer makes of the sentence. */
export const MISHEARD = {
  'en-US': 'in the lost project i let a small tea and improve the search for customers',
  'ar-SA': 'في مشروع الأخير كنت أعود فريقا صغيرا من المهن لتحسين القاعدة',
};

/**
 * The screens of the device check, which comes before the room. Only in `pre-join-connected` does
 * the stubbed voice API provide a room for the connection test.
 */
export const preJoinScreens = {
  'pre-join': screen(WITH_CHECK, async (portal) => {
    await openCheck(portal);
    await expect(connection(portal, 'failed')).toBeVisible();
  }),
  'pre-join-connected': async (page, options) => {
    const { json } = await new StubbedRoom().loginAnswer(sampleUser());
    return screen({ ...WITH_CHECK, answers: { connectionCheck: { json } } }, async (portal) => {
      await openCheck(portal);
      await expect(connection(portal, 'good').or(connection(portal, 'poor')).first()).toBeVisible({
        timeout: 30_000,
      });
    })(page, options);
  },
  'pre-join-checking': screen(CHECKING, openCheck),
  'pre-join-camera': screen(CHECKING, async (portal) => {
    await openCheck(portal);
    await portal.button('interview:dock.cameraOn').click();
    await expect(portal.page.getByTestId('pre-join-preview')).toBeVisible();
  }),
  'pre-join-typing': screen(CHECKING, openCheck, (page) => choose(page, 'none')),
  'pre-join-microphone': screen(
    CHECKING,
    async (portal) => {
      await openCheck(portal);
      await turnMicrophoneOn(portal, portal.button('interview:preJoin.echo.start'));
    },
    hearByBrowser,
  ),
  'pre-join-microphone-refused': screen(
    CHECKING,
    async (portal) => {
      await openCheck(portal);
      await turnMicrophoneOn(
        portal,
        portal.page.getByText(portal.say('interview:preJoin.problem.refused.microphone')),
      );
    },
    async (page) => {
      await hearByBrowser(page);
      await refuseMicrophone(page);
    },
  ),
  'pre-join-reading': screen(
    CHECKING,
    async (portal) => {
      await tryRecognition(portal);
      await hearInBrowser(portal.page, { text: MISHEARD[portal.language].slice(0, 18) });
      await expect(
        portal.page.getByText(portal.say('interview:preJoin.recognition.listening')),
      ).toBeVisible();
    },
    hearByBrowser,
  ),
  'pre-join-misheard': screen(
    CHECKING,
    async (portal) => {
      await tryRecognition(portal);
      await hearInBrowser(portal.page, { text: MISHEARD[portal.language], final: true });
      await expect(portal.button('interview:preJoin.recognition.again')).toBeVisible();
    },
    hearByBrowser,
  ),
} as const satisfies Record<string, ScreenOpener>;
