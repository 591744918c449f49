import { expect, test } from '@playwright/test';
import { ApiCalls } from '../support/candidate/api-calls';
import { enrol } from '../support/candidate/enrol';
import {
  answerTyped,
  enterRoom,
  transcript,
  waitForTheFloor,
} from '../support/candidate/interview';
import { watchJoining } from '../support/candidate/joining';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { participantsOf } from '../support/room-service';
import { rule } from '../support/rule';

const ANSWER =
  'At Souqly I moved order processing to Kafka. Orders were lost when the database was slow, so I measured it and put a queue in front.';

test(
  'a refreshed page offers the interview again, in the same room',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    test.setTimeout(150_000);
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    const records = await Records.of(request, person);
    const joinings = await watchJoining(page);
    await portal.open();
    await portal.logIn(person);
    await portal.choose('setup:fields.questions', '2');
    const interviewId = await enterRoom(portal);
    await portal.button('interview:viewTranscript').click();
    expect(await waitForTheFloor(portal)).toBe('mine');
    await answerTyped(portal, ANSWER);

    await page.reload();
    await rule('§4.3', async () => {
      await expect(portal.setup).toBeVisible();
      expect(calls.of('login')).toHaveLength(1);
    });
    await portal.button('setup:resumeInterview.action').click();
    await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
    await rule('§4.32', async () => {
      const all = await joinings();
      const room = `interview-${interviewId}`;
      expect(all.map((one) => [one.room, one.stored.roomName])).toEqual(
        all.map(() => [room, room]),
      );
      expect(all.at(-1)?.stored.livekitToken).toBe(all.at(-1)?.token);
    });
    await rule('§4.35', async () => {
      await expect(portal.button('interview:dock.unmute')).toBeVisible();
      const candidate = (await participantsOf(`interview-${interviewId}`)).find(
        ({ identity }) => identity === records.userId,
      );
      expect(candidate?.tracks.filter(({ muted }) => !muted)).toEqual([]);
    });
    await portal.button('interview:viewTranscript').click();
    await rule('§2.46', async () => {
      await expect
        .poll(async () => (await transcript(portal)).map(({ text }) => text))
        .toContain(ANSWER);
      await expect(page.locator('[data-speaker="user"] time').first()).toHaveText(/^\d\d:\d\d$/);
    });
    expect((await records.interviews()).map(({ id }) => id)).toEqual([interviewId]);
  },
);
