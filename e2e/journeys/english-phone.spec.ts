import { expect, test } from '@playwright/test';
import { PHONE } from '../support/candidate/device';
import { enrol } from '../support/candidate/enrol';
import { answerTyped, waitForTheFloor } from '../support/candidate/interview';
import { Portal } from '../support/candidate/portal';
import { readReport } from '../support/candidate/report';
import { picture } from '../support/candidate/screenshot';
import { rule } from '../support/rule';

const ANSWER =
  'At Souqly I moved order processing to Kafka. Orders were lost when the database was slow, so I measured it, put a queue in front, and we lost none in the next year.';

test.use({ ...PHONE, colorScheme: 'light' });

test(
  'a typed interview in English on a phone, with its report',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    test.setTimeout(180_000);
    const portal = new Portal(page);
    await portal.open();
    await portal.logIn(await enrol(request, { resume: true, jobDescription: true }));
    await portal.choose('setup:fields.questions', '1');
    await picture(page, 'setup.en.phone');
    await portal.startInterview();

    await portal.button('interview:viewTranscript').tap({ timeout: 30_000 });
    expect(await waitForTheFloor(portal)).toBe('mine');
    await answerTyped(portal, ANSWER);
    await picture(page, 'room-transcript.en.phone');
    // This tap fails if something covers the button on the small screen.
    await portal.button('interview:dock.leave').tap({ trial: true });
    await portal.leaveInterview('interview:dock.leave');

    await portal.button('auth:feedback.action').tap({ timeout: 30_000 });
    await rule('§4.53', async () => {
      const report = await readReport(portal);
      await picture(page, 'report.en.phone');
      expect(report.quotes.length).toBeGreaterThan(0);
      for (const quote of report.quotes) expect(ANSWER).toContain(quote);
    });
  },
);
