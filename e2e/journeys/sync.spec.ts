import { expect, test, type Page } from '@playwright/test';
import { VOICE_API } from '@portal/protocol';
import { ApiCalls } from '../support/candidate/api-calls';
import { JOB_DESCRIPTION } from '../support/candidate/documents';
import { enrol } from '../support/candidate/enrol';
import { enterRoom } from '../support/candidate/interview';
import { Portal } from '../support/candidate/portal';
import { Records } from '../support/candidate/records';
import { fromEnvironment } from '../support/environment';
import { rule } from '../support/rule';

/** Makes the voice server's lists look empty, as on a server that has lost its documents. */
async function emptyLists(page: Page): Promise<void> {
  const { voiceApiUrl } = fromEnvironment();
  for (const [list, data] of [
    ['resume', { resumes: [] }],
    ['jd', []],
  ] as const)
    await page.route(`${voiceApiUrl}/api/${list}/list/*`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { data } });
    });
}

test(
  'documents that the voice server does not list are sent to it again before the interview',
  { tag: ['@rules', '@slow'] },
  async ({ page, request }) => {
    const portal = new Portal(page);
    const calls = new ApiCalls(page);
    const person = await enrol(request, { resume: true });
    // In one line, because browsers send line breaks in forms differently than other clients, and
    // a text with other line breaks is another document.
    const gate = await Records.of(request, person);
    await gate.upload(VOICE_API.jdUploadText, {
      job_title: 'Backend Engineer',
      company_name: 'Marsa Pay',
      jd_content: JOB_DESCRIPTION.replaceAll('\n', ' '),
    });
    const records = await Records.of(request, person);
    const [resume] = await records.resumes();
    const [jobDescription] = await records.jobDescriptions();
    await portal.open();
    await portal.logIn(person);
    await expect(portal.setup).toBeVisible();
    await emptyLists(page);
    await enterRoom(portal);
    await rule('§3.17', async () => {
      for (const upload of ['resumeUpload', 'jdUploadText'] as const)
        expect((await calls.answer(upload)).status).toBeLessThan(300);
      expect(calls.order('resumeUpload', 'jdUploadText', 'createInterview')).toEqual([
        'resumeUpload',
        'jdUploadText',
        'createInterview',
      ]);
      expect((await calls.wait('voiceLogin')).json).toMatchObject({
        resume_id: resume!.id,
        job_role_id: jobDescription!.id,
      });
      expect(
        [(await records.resumes()).length, (await records.jobDescriptions()).length],
        'the same documents again, not new ones',
      ).toEqual([1, 1]);
    });
  },
);
