import { expect, test } from '@playwright/test';
import { HEADERS } from '@portal/protocol';
import { ApiCalls, holdCalls } from '../support/candidate/api-calls';
import { enrol } from '../support/candidate/enrol';
import { holdRoom, watchJoining } from '../support/candidate/joining';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { rule } from '../support/rule';

const STAGES = ['resumeList', 'createInterview', 'voiceLogin', 'startInterview'] as const;

test(
  'an interview starts step by step, and the room is joined last',
  { tag: '@rules' },
  async ({ page, request }) => {
    test.setTimeout(120_000);
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    const records = await Records.of(request, person);
    const room = await holdRoom(page);
    const joinings = await watchJoining(page);
    const held = new Map(
      await Promise.all(
        STAGES.map(async (stage) => [stage, await holdCalls(page, stage)] as const),
      ),
    );
    const starting = page.getByRole('button', { name: 'Starting Interview...', exact: true });
    /** Expects the busy button, and presses it once more. */
    const expectBusy = async () => {
      await expect(starting).toBeVisible();
      await starting.click({ force: true });
      await expect(starting).toHaveAttribute('aria-disabled', 'true');
    };

    await portal.open();
    await portal.logIn(person);
    await portal.startInterview();
    await rule('§2.26', async () => {
      for (const stage of ['resumeList', 'createInterview'] as const) {
        await held.get(stage)!.arrived;
        await expectBusy();
        held.get(stage)!.release();
      }
    });
    const [created] = await rule('§4.48', async () => {
      await held.get('voiceLogin')!.arrived;
      const all = await records.interviews();
      expect(all.map(({ status }) => status)).toEqual(['created']);
      return all;
    });
    await rule('§2.26', expectBusy);
    held.get('voiceLogin')!.release();

    await held.get('startInterview')!.arrived;
    await rule('§2.26', expectBusy);
    await rule('§4.32', async () => {
      expect(await joinings(), 'nothing is joined before the interview is started').toEqual([]);
      held.get('startInterview')!.release();
      await room.arrived;
      const [joining] = await joinings();
      expect(joining?.room).toBe(`interview-${created!.id}`);
      expect(joining?.stored).toMatchObject({
        roomName: joining?.room,
        livekitToken: joining?.token,
      });
    });
    await rule('§4.49', async () => {
      expect(calls.order('createInterview', 'voiceLogin', 'startInterview')).toEqual([
        'createInterview',
        'voiceLogin',
        'startInterview',
      ]);
      expect((await records.interview(created!.id)).status).toBe('started');
    });

    await rule('§4.33', async () => {
      await expect(portal.setup).toBeVisible();
      await expect(portal.button('interview:leaveInterview')).toHaveCount(0);
      await expectBusy();
      room.release();
      await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
      await expect(portal.setup).toHaveCount(0);
    });
    await rule('§2.26', async () => {
      await expect(starting).toHaveCount(0);
      expect(calls.order(...STAGES)).toEqual([...STAGES]);
      expect((await records.interviews()).length, 'the button starts one interview').toBe(1);
    });

    const headersOf = async (operation: (typeof STAGES)[number]) =>
      (await calls.wait(operation)).request.headers();
    await rule('§6.3', async () => {
      for (const stage of STAGES)
        expect((await headersOf(stage)).authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    });
    await rule('§6.4', async () => {
      const { sessionId } = await page.evaluate(
        () => JSON.parse(localStorage.getItem('auth-data') ?? '{}') as { sessionId: string },
      );
      for (const stage of ['createInterview', 'startInterview'] as const)
        expect((await headersOf(stage))[HEADERS.sessionToken]).toBe(sessionId);
    });
    await rule('§6.5', async () => {
      const config = (await (await request.get('/config.json')).json()) as { apiKey: string };
      expect((await headersOf('voiceLogin'))[HEADERS.apiKey]).toBe(config.apiKey);
    });
    await rule('§3.2', async () => {
      expect((await calls.wait('voiceLogin')).json?.user_identity).toBe(person.email);
    });
  },
);
