import { expect, test } from '@playwright/test';
import { MAIN_API, path } from '@portal/protocol';
import { ApiCalls } from '../support/candidate/api-calls';
import { enrol } from '../support/candidate/enrol';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { rule } from '../support/rule';

/**
 * Makes an interview whose analysis fails on the server: it was completed without ever having a
 * room, so it has no questions to score.
 */
async function failedInterview(records: Records): Promise<string> {
  const [resume] = await records.resumes();
  const [jobDescription] = await records.jobDescriptions();
  const created = await records.post(MAIN_API.interviews, {
    resumeId: resume!.id,
    jobRoleId: jobDescription!.id,
  });
  const { id } = (created as { data: { id: string } }).data;
  await records.patch(path(MAIN_API.startInterview, { id }));
  await records.patch(path(MAIN_API.completeInterview, { id }));
  await records.post(path(MAIN_API.analyze, { id }));
  await expect
    .poll(async () => (await records.interview(id)).status, { timeout: 30_000 })
    .toBe('analysis_failed');
  return id;
}

test(
  'a failed analysis is run again from the report',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const person = await enrol(request, { resume: true, jobDescription: true });
    const records = await Records.of(request, person);
    const id = await failedInterview(records);
    const again = portal.button('report:analyseAgain');
    await portal.open();
    await portal.logIn(person);
    await page.getByRole('button', { name: 'View report' }).first().click();
    await expect(again).toBeVisible();
    const seen = calls.of('assessment').length;
    await again.click();
    await rule('§4.54', async () => {
      expect((await calls.wait('analyze')).json?.forceReAnalyze).toBe(true);
      const { status, json } = await calls.answer('analyze');
      expect({ status, data: json?.data }).toMatchObject({
        status: 202,
        data: { status: 'analyzing' },
      });
    });
    await rule('§4.55', async () =>
      expect((await calls.wait('analyze')).json?.quickAnalysis).toBe(false),
    );
    await rule('§4.53', async () => {
      await calls.wait('assessment', seen);
      await expect(again).toBeVisible({ timeout: 30_000 });
      expect((await records.interview(id)).status).toBe('analysis_failed');
    });
  },
);
