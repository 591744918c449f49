import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { waitForQuiet } from './ear';
import { speak } from './microphone';
import type { Portal } from './portal';

const folder = new URL('../../fixtures/answers/', import.meta.url);
const answerSchema = z.array(z.object({ file: z.string(), text: z.string() }));

/** What the synthetic candidate can say: the words and their audio. */
export const spokenAnswers = answerSchema
  .parse(JSON.parse(readFileSync(new URL('answers.json', folder), 'utf8')))
  .map(({ file, text }) => ({ text, sound: readFileSync(new URL(file, folder)) }));

/** How the interview ended. */
export interface InterviewEnd {
  /** Whether its alert was on the page. */
  readonly come: boolean;
  /** The transcript when the alert was shown. */
  readonly transcript: Promise<TranscriptLine[]>;
}

/**
 * Watches for the alert that the interview is over. It shows for two seconds, so polling on a busy
 * machine would miss it.
 */
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
  // A test that fails earlier closes the page: not a failure here.
  end.transcript.catch(() => undefined);
  return end;
}

/** What the candidate should do: answer, or nothing more. */
type Floor = 'mine' | 'ended';

/**
 * Waits until the interviewer has asked something and stopped, or the interview has ended; returns
 * which. It has asked when the newest transcript line is the interviewer's and a question is open.
 * It has stopped when there is no audio. Check both, so that a pause between sentences does not
 * count as the end.
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

/** The interview's state, for failure messages. */
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
 * Runs in the page.
 * @param alertTitle if set, returns null until an alert with this title is shown.
 */
function readLines(alertTitle: string | null): TranscriptLine[] | null {
  const alert = document.querySelector('[role="alertdialog"]');
  if (alertTitle !== null && !alert?.textContent.includes(alertTitle)) return null;
  return [...document.querySelectorAll('[data-speaker]')].map((entry) => ({
    speaker: entry.getAttribute('data-speaker') as Speaker,
    text: entry.querySelector('p:last-child')?.textContent ?? '',
  }));
}

/** The finished lines of the transcript panel, oldest first. */
export async function transcript(portal: Portal): Promise<TranscriptLine[]> {
  return (await portal.page.evaluate(readLines, null)) ?? [];
}

const INVITATION =
  /anything you(?:'d| would) like to ask me\?$|هل من (?:سؤال تودون طرحه|شيء تودون السؤال عنه)؟$/u;

/** After its last question the interviewer asks whether the candidate has questions. */
export async function isInvitedToAsk(portal: Portal): Promise<boolean> {
  return INVITATION.test(
    (await transcript(portal)).findLast(({ speaker }) => speaker === 'ai')?.text ?? '',
  );
}

/** Speaks one answer and waits until it is in the transcript. Returns what was recognized. */
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
  const box = portal.page.getByRole('textbox');
  await box.fill(text);
  await box.press('Enter');
  await expect(
    portal.page.locator('[data-speaker="user"]').filter({ hasText: text.slice(0, 40) }),
  ).toBeVisible();
}
