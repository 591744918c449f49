import { expect, test } from '@playwright/test';
import { enrol } from '../support/candidate/enrol';
import { enterRoom } from '../support/candidate/interview';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { participantsOf, roomService } from '../support/room-service';
import { rule } from '../support/rule';

test(
  "the microphone in the page and in the server's room are muted and unmuted together",
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    const records = await Records.of(request, person);
    await portal.open();
    await portal.logIn(person);
    const room = `interview-${await enterRoom(portal)}`;
    const mute = portal.button('interview:dock.mute');
    const unmute = portal.button('interview:dock.unmute');
    /** Returns the candidate's tracks that can be heard, according to the room server. */
    const heard = async () => {
      const candidate = (await participantsOf(room)).find(
        ({ identity }) => identity === records.userId,
      );
      return candidate?.tracks.filter(({ muted }) => !muted) ?? null;
    };

    await rule('§4.35', async () => {
      await expect(unmute).toBeVisible();
      expect(await heard()).toEqual([]);
    });
    await rule('§4.36', async () => {
      await expect(page.getByRole('region', { name: 'Interviewer' })).toContainText(
        /is speaking|You’re muted|Your turn/,
        { timeout: 30_000 },
      );
      await expect(unmute).toBeVisible();
      expect(await heard()).toEqual([]);
    });
    await rule('§2.37', async () => {
      await unmute.click();
      await expect(mute).toBeVisible();
      await expect.poll(async () => (await heard())?.length).toBe(1);
      await mute.click();
      await expect(unmute).toBeVisible();
      await expect.poll(async () => (await heard())?.length).toBe(0);
      await unmute.click();
      await expect.poll(async () => (await heard())?.length).toBe(1);
    });
    await rule('§4.37', async () => {
      await expect(mute).toBeVisible();
      const [track] = (await heard()) ?? [];
      await roomService().mutePublishedTrack(room, records.userId, track!.sid, true);
      await expect(unmute).toBeVisible();
    });
  },
);
