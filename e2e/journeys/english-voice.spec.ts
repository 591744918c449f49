import { expect, test } from '@playwright/test';
import { wordErrorRate } from '@portal/testing/word-error-rate';
import { DESKTOP } from '../support/candidate/device';
import { JOB_DESCRIPTION } from '../support/candidate/documents';
import { hearInterviewer, interviewerLevel } from '../support/candidate/ear';
import { newPerson } from '../support/candidate/enrol';
import {
  answerAloud,
  answerTyped,
  dismissTheEnd,
  isInvitedToAsk,
  spokenAnswers,
  waitForTheFloor,
  watchForTheEnd,
  type TranscriptLine,
} from '../support/candidate/interview';
import { installMicrophone } from '../support/candidate/microphone';
import { Portal } from '../support/candidate/portal';
import { readReport } from '../support/candidate/report';
import { picture } from '../support/candidate/screenshot';

const QUESTIONS = 3;
/**
 * Maximum number of turns of the candidate: each question has at most two follow-ups, the
 * interviewer asks at most three times to say something again, and at the end for questions.
 */
const MAX_TURNS = 3 * QUESTIONS + 3 + 1;
/** Maximum word error rate (0–1) of the built-in engine, measured end to end in the room. */
const WORD_ERROR_RATE_MAX = 0.35;

test.use({ ...DESKTOP, colorScheme: 'light' });

test(
  'a new user registers, takes a spoken interview and reads its report',
  {
    tag: '@slow',
  },
  async ({ page }, info) => {
    test.setTimeout(420_000);
    const portal = new Portal(page);
    const person = newPerson();
    await installMicrophone(page);

    await test.step('register and log in', async () => {
      await portal.open();
      await expect(page.getByText('Start your voice interview')).toBeVisible();
      await picture(page, 'login.en');
      await portal.register(person);
      await portal.logIn(person);
    });

    await test.step('upload a resume and a job description', async () => {
      await expect(portal.resumeModal).toBeVisible();
      await expect(page.getByText('Step 1 of 2')).toBeVisible();
      await portal.chooseResume();
      await picture(page, 'resume.en');
      await portal.button('onboarding:resume.submit').click();
      await expect(portal.jobDescriptionModal).toBeVisible();
      await expect(page.getByText('Step 2 of 2')).toBeVisible();
      await expect(portal.button('onboarding:jd.submitText')).toBeDisabled();
      await portal.describeJob({
        title: 'Backend Engineer',
        company: 'Marsa Pay',
        content: JOB_DESCRIPTION,
      });
      await picture(page, 'job-description.en');
      await portal.generateJobDescription();
    });

    await test.step('start an interview of three questions from setup, with both documents selected', async () => {
      await expect(portal.setup).toBeVisible();
      await expect(
        page.getByRole('combobox', { name: portal.say('setup:fields.resume') }),
      ).toContainText('Layla_Haddad_Resume.pdf');
      await expect(
        page.getByRole('combobox', { name: portal.say('setup:fields.jobRole') }),
      ).toContainText('Backend Engineer');
      await portal.choose('setup:fields.questions', String(QUESTIONS));
      await picture(page, 'setup.en');
      await portal.startInterview();
    });

    let lines: TranscriptLine[] = [];
    const heard: { said: string; recognized: string }[] = [];
    await test.step('hear the interviewer, unmute and answer aloud to the end', async () => {
      await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
      await expect(
        portal.button('interview:dock.unmute'),
        'the microphone starts muted',
      ).toBeVisible();
      await hearInterviewer(page);
      await info.attach('interviewer level', { body: String(await interviewerLevel(page)) });
      await picture(page, 'room-speaking.en');
      await portal.button('interview:dock.unmute').click();
      await portal.button('interview:viewTranscript').click();
      const end = watchForTheEnd(portal);
      for (let turn = 0; turn < MAX_TURNS; turn += 1) {
        if ((await waitForTheFloor(portal, end)) === 'ended') break;
        if (turn === 1) await picture(page, 'room-listening.en');
        if (await isInvitedToAsk(portal)) {
          await answerTyped(portal, 'No, thank you.');
          continue;
        }
        const answer = spokenAnswers[turn % spokenAnswers.length]!;
        heard.push({ said: answer.text, recognized: await answerAloud(portal, answer) });
      }
      lines = await end.transcript;
      await picture(page, 'completed.en');
      await dismissTheEnd(portal);
    });

    await test.step('the transcript has both sides, with the answers recognized', async () => {
      const rate = wordErrorRate(
        heard.map(({ said }) => said).join(' '),
        heard.map(({ recognized }) => recognized).join(' '),
      );
      await info.attach('word error rate', {
        body: `${rate.toFixed(3)} over ${heard.length} answers`,
      });
      console.log(`word error rate ${rate.toFixed(3)} over ${heard.length} spoken answers`);
      expect(rate).toBeLessThanOrEqual(WORD_ERROR_RATE_MAX);
      expect(lines.filter(({ speaker }) => speaker === 'ai').length).toBeGreaterThanOrEqual(
        QUESTIONS,
      );
      expect(lines.filter(({ speaker }) => speaker === 'user').length).toBeGreaterThanOrEqual(
        QUESTIONS,
      );
      expect(
        lines
          .filter(({ speaker }) => speaker === 'ai')
          .map(({ text }) => text)
          .join(' '),
      ).toContain('Layla');
    });

    await test.step('the report, which opens by itself, quotes this transcript', async () => {
      const report = await readReport(portal);
      await picture(page, 'report.en');
      expect(report.overall).toBeGreaterThan(0);
      expect(report.questions).toBe(QUESTIONS);
      expect(report.quotes.length).toBeGreaterThan(0);
      const said = heard.map(({ recognized }) => recognized).join(' ');
      for (const quote of report.quotes) expect(said).toContain(quote);
    });
  },
);
