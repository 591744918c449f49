import { expect, test } from '@playwright/test';
import { ApiCalls } from '../support/candidate/api-calls';
import { hearInterviewer } from '../support/candidate/ear';
import { enrol } from '../support/candidate/enrol';
import {
  answerTyped,
  dismissTheEnd,
  enterRoom,
  isInvitedToAsk,
  waitForTheFloor,
  watchForTheEnd,
} from '../support/candidate/interview';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { readReport } from '../support/candidate/report';
import { rule } from '../support/rule';

const ANSWERS = [
  'At Souqly I built the payment service in Go and PostgreSQL. Orders were lost when the database was slow, so I put a Kafka queue in front, and the error rate fell by 40 percent.',
  'First I read the logs, then I wrote a test that repeats the fault. One query read the whole table, so I added an index, and the page became three times as fast.',
];

test(
  'an interview is held to its natural end, and its report is read',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    test.setTimeout(240_000);
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    const records = await Records.of(request, person);
    await portal.open();
    await portal.logIn(person);
    await portal.choose('setup:fields.questions', '1');
    await rule('§6.2', () => expect(portal.setup).toBeVisible());
    const interviewId = await enterRoom(portal);
    await rule('§6.2', () => expect(portal.heading('interview:title')).toBeVisible());

    await rule('§3.20', () => hearInterviewer(page));
    await rule('§2.36', () =>
      expect(page.getByRole('region', { name: 'Interviewer' })).toContainText('Rachel is speaking'),
    );
    await rule('§2.33', () =>
      expect(
        page.getByRole('group', { name: 'Call status' }).getByText('Live', { exact: true }),
      ).toBeVisible(),
    );
    await portal.button('interview:viewTranscript').click();
    const panel = page.getByRole('complementary', { name: 'Transcript', exact: true });
    await rule('§6.2', () => expect(panel).toBeVisible());

    const end = watchForTheEnd(portal);
    const announced = page
      .waitForFunction(
        () => {
          const alert = document.querySelector('[role="alertdialog"]');
          return alert?.textContent.includes('Interview Completed!') ? alert.textContent : null;
        },
        undefined,
        { timeout: 0 },
      )
      .then((text) => text.jsonValue());
    announced.catch(() => undefined);
    for (let turn = 0; turn < 6; turn += 1) {
      if ((await waitForTheFloor(portal, end)) === 'ended') break;
      await answerTyped(
        portal,
        (await isInvitedToAsk(portal)) ? 'No, thank you.' : ANSWERS[turn % ANSWERS.length]!,
      );
    }
    const lines = await end.transcript;
    await rule('§4.40', async () =>
      expect(await announced).toContain('Thank you for your time. The interview has ended.'),
    );
    await dismissTheEnd(portal);

    await rule('§4.50', async () => {
      const stored = await records.messages(interviewId);
      const said = (role: string) =>
        stored.filter((one) => one.role === role).map(({ content }) => content);
      expect(said('user')).toEqual(
        lines.filter(({ speaker }) => speaker === 'user').map(({ text }) => text),
      );
      expect(said('assistant')).toEqual(
        lines.filter(({ speaker }) => speaker === 'ai').map(({ text }) => text),
      );
      const sent = calls.of('addMessage').map(({ json }) => json?.content);
      expect(sent).toEqual(expect.arrayContaining(stored.map(({ content }) => content)));
    });
    await rule('§4.51', async () => {
      expect((await calls.answer('completeInterview')).status).toBe(200);
      expect(calls.order('completeInterview', 'analyze')).toEqual(['completeInterview', 'analyze']);
    });
    await rule('§4.55', () =>
      expect(calls.of('analyze').map(({ json }) => json)).toEqual([
        { forceReAnalyze: false, quickAnalysis: false },
      ]),
    );
    await rule('§4.52', () =>
      expect
        .poll(async () => (await records.interview(interviewId)).status, { timeout: 30_000 })
        .toBe('analyzed'),
    );
    await rule('§4.53', async () => {
      const report = await readReport(portal);
      expect(report.questions).toBe(1);
      for (const quote of report.quotes) expect(ANSWERS.join(' ')).toContain(quote);
    });
  },
);
