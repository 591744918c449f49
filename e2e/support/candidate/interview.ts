import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { interviewResponseSchema, MAIN_API } from '@portal/protocol';
import { z } from 'zod';
import { waitForQuiet } from './ear';
import { speak } from './microphone';
import type { Portal } from './portal';

const folder = new URL('../../fixtures/answers/', import.meta.url);
const answerSchema = z.array(z.object({ file: z.string(), text: z.string() }));

/** Answers that the synthetic candidate can give, as text and audio. */
export const spokenAnswers = answerSchema
  .parse(JSON.parse(readFileSync(new URL('answers.json', folder), 'utf8')))
  .map(({ file, text }) => ({ text, sound: readFileSync(new URL(file, folder)) }));

export interface InterviewEnd {
  /** Whether the alert announcing the end of the interview has been shown. */
  readonly come: boolean;
  /** The transcript at the time the alert was shown. */
  readonly transcript: Promise<TranscriptLine[]>;
}

/** Watches for the alert announcing the end of the interview. It stays until it is dismissed. */
export function watchForTheEnd(portal: Portal): InterviewEnd {
  const end = {
    come: false,
    transcript: portal.page
      .waitForFunction(readLines, portal.say('interview:completed.title'), { timeout: 0 })
      .then(async (lines) => {
        end.come = true;
        return (await lines.jsonValue()) ?? [];
      }),
  };
  // Ignore the error that occurs if a failed test closes the page.
  end.transcript.catch(() => undefined);
  return end;
}

/**
 * Dismisses the alert announcing the end of the interview, and waits for its report, which the page
 * then opens by itself.
 */
export async function dismissTheEnd(portal: Portal): Promise<void> {
  await portal.button('interview:completed.dismiss').click();
  await expect(portal.button('report:backToLogin')).toBeVisible({ timeout: 30_000 });
}

/** Why the wait ended: it is the candidate's turn to speak, or the interview is over. */
type Floor = 'mine' | 'ended';

/**
 * Waits until it is the candidate's turn or the interview has ended, and returns which of the two
 * happened. It is the candidate's turn when the newest transcript line is the interviewer's, the
 * status shows a question, and no audio is playing. Silence alone isn't enough, because it could be
 * a pause between two sentences.
 */
export async function waitForTheFloor(portal: Portal, end?: InterviewEnd): Promise<Floor> {
  const asked = async () =>
    (await transcript(portal)).at(-1)?.speaker === 'ai' &&
    (await portal.page.getByText(questionUnderWay(portal)).count()) > 0;
  let floor: Floor | null = null;
  await expect
    .poll(
      async () => {
        if (end?.come) return (floor = 'ended');
        if (await asked()) {
          await waitForQuiet(portal.page);
          if (end?.come) floor = 'ended';
          else if (await asked()) floor = 'mine';
        }
        return floor ?? (await lastLines(portal));
      },
      { message: 'the interviewer asks something, or ends the interview', timeout: 90_000 },
    )
    .toMatch(/^(mine|ended)$/);
  return floor!;
}

/** Returns the last lines of the transcript, for failure messages. */
const lastLines = async (portal: Portal) => JSON.stringify((await transcript(portal)).slice(-2));

const questionUnderWay = (portal: Portal) => {
  const [before = ''] = portal
    .say('interview:status.question', { number: '|', count: '' })
    .split('|');
  return new RegExp(`^${before}[1-9]`);
};

type Speaker = 'user' | 'ai' | 'system';
export interface TranscriptLine {
  speaker: Speaker;
  text: string;
}

/**
 * Reads the lines of the transcript. Runs in the page.
 * @param alertTitle if set, the result is null until an alert with this title is shown
 */
function readLines(alertTitle: string | null): TranscriptLine[] | null {
  const alert = document.querySelector('[role="alertdialog"]');
  if (alertTitle !== null && !alert?.textContent.includes(alertTitle)) return null;
  return [...document.querySelectorAll('[data-speaker]')].map((entry) => ({
    speaker: entry.getAttribute('data-speaker') as Speaker,
    text: entry.querySelector('p[dir]')?.textContent ?? '',
  }));
}

/** Returns the finished lines in the transcript panel, oldest first. */
export async function transcript(portal: Portal): Promise<TranscriptLine[]> {
  return (await portal.page.evaluate(readLines, null)) ?? [];
}

const INVITATION = /anything you(?:'d| would) like to ask me\?$|هل لديك (?:سؤال|أسئلة) لي؟$/u;

/**
 * Whether the interviewer's latest line invites the candidate to ask questions, as it does after
 * the last question.
 */
export async function isInvitedToAsk(portal: Portal): Promise<boolean> {
  return INVITATION.test(
    (await transcript(portal)).findLast(({ speaker }) => speaker === 'ai')?.text ?? '',
  );
}

/** Speaks one answer, waits until it is in the transcript and returns what was recognized. */
export async function answerAloud(portal: Portal, answer: { sound: Buffer }): Promise<string> {
  const before = (await transcript(portal)).filter(({ speaker }) => speaker === 'user').length;
  await speak(portal.page, answer.sound);
  await expect
    .poll(
      async () => (await transcript(portal)).filter(({ speaker }) => speaker === 'user').length,
      { message: 'the answer stands in the transcript', timeout: 30_000 },
    )
    .toBeGreaterThan(before);
  return (await transcript(portal))
    .filter(({ speaker }) => speaker === 'user')
    .slice(before)
    .map(({ text }) => text)
    .join(' ');
}

/** Types one answer and waits until it is in the transcript. */
export async function answerTyped(portal: Portal, text: string): Promise<void> {
  const box = await portal.openAnswerField();
  await box.fill(text);
  await box.press('Enter');
  await expect(
    portal.page.locator('[data-speaker="user"]').filter({ hasText: text.slice(0, 40) }),
  ).toBeVisible();
}

/**
 * Starts an interview with the current choices in the setup, waits for the room and returns the
 * interview's id.
 */
export async function enterRoom(portal: Portal): Promise<string> {
  const created = portal.page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith(MAIN_API.interviews),
  );
  await portal.startInterview();
  const { data } = interviewResponseSchema.parse(await (await created).json());
  await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
  return data.id;
}
