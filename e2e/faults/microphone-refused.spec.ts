import { expect, test } from '@playwright/test';
import { enrol } from '../support/candidate/enrol';
import { answerTyped } from '../support/candidate/interview';
import { refuseMicrophone, turnMicrophoneOn } from '../support/candidate/microphone';
import { Portal } from '../support/candidate/portal';

test(
  'microphone refused: shows a message, and the interview continues by typing',
  { tag: '@slow' },
  async ({ page, request }) => {
    const portal = new Portal(page);
    await refuseMicrophone(page);
    await portal.open();
    await portal.logIn(await enrol(request, { resume: true, jobDescription: true }));
    await portal.startInterview();
    await portal.button('interview:dock.unmute').click();
    await expect(page.getByText(portal.say('interview:microphone.refused'))).toBeVisible();
    await portal.button('interview:viewTranscript').click();
    await answerTyped(portal, 'I can type instead, so my answer is not lost.');
    await portal.leaveInterview();
    await expect(portal.button('auth:login.submit')).toBeVisible();
  },
);

test(
  'microphone refused before the room: shows instructions for this browser and still allows joining',
  { tag: '@slow' },
  async ({ page, request }) => {
    const portal = new Portal(page);
    await refuseMicrophone(page);
    await portal.open();
    await portal.logIn(await enrol(request, { resume: true, jobDescription: true }));
    await portal.button('setup:start').click();
    await expect(portal.preJoin).toBeVisible();
    await turnMicrophoneOn(
      portal,
      page.getByText(portal.say('interview:preJoin.problem.refused.microphone')),
    );
    await expect(
      page.getByText(
        portal.say('interview:preJoin.help.refused.chromium', {
          device: portal.say('interview:devices.microphone'),
        }),
      ),
    ).toBeVisible();
    await expect(
      page.getByText(portal.say('interview:preJoin.allTheSame.microphone')),
    ).toBeVisible();
    await portal.button('interview:preJoin.join').click();
    await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
  },
);

test(
  'camera refused: shows the specified message and a retry',
  { tag: '@slow' },
  async ({ page, request }) => {
    const portal = new Portal(page);
    await refuseMicrophone(page);
    await portal.open();
    await portal.logIn(await enrol(request, { resume: true, jobDescription: true }));
    await portal.startInterview();
    await portal.button('interview:dock.cameraOn').click();
    await expect(
      page.getByText('Failed to access camera. Please check permissions.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
);
