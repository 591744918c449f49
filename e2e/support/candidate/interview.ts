import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { waitForQuiet } from './ear';
import { speak } from './microphone';
import type { Portal } from './portal';

const folder = new URL('../../fixtures/answers/', import.meta.url);
const answerSchema = z.array(z.object({ file: z.string(), text: z.string() }));

/** What the synthetic candidate can say: the words, and the sound of them. */
export const spokenAnswers = answerSchema
  .parse(JSON.parse(readFileSync(new URL('answers.json', folder), 'utf8')))
  .map(({ file, text }) => ({ text, sound: readFileSync(new URL(file, folder)) }));

/** The interview is over when its alert is on the page. */
export const completedAlert = (portal: Portal) =>
  portal.page.getByRole('alertdialog', { name: portal.say('interview:completed.title') });

/**
 * Waits until the interviewer has asked something and stopped, or the interview has ended. Says which.
 * It has asked when the newest line of the transcript is the interviewer's and a question is under way; it has stopped when
 * nothing is heard any more: both, so that a pause between two sentences is not taken for the end.
 */
export async function waitForTheFloor(portal: Portal): Promise<'mine' | 'ended'> {
  const asked = async () =>
    (await transcript(portal)).at(-1)?.speaker === 'ai' &&
    (await portal.page.getByText(questionUnderWay(portal)).count()) > 0;
  let state = 'waiting' as 'waiting' | 'mine' | 'ended';
  await expect
    .poll(
      async () => {
        if (await completedAlert(portal).isVisible()) state = 'ended';
        else if (await asked()) {
          await waitForQuiet(portal.page);
          state = (await completedAlert(portal).isVisible())
            ? 'ended'
            : (await asked())
              ? 'mine'
              : 'waiting';
        }
        return state;
      },
      { message: 'the interviewer asks something, or ends the interview', timeout: 90_000 },
    )
    .not.toBe('waiting');
  return state === 'ended' ? 'ended' : 'mine';
}

const questionUnderWay = (portal: Portal) => {
  const [before = ''] = portal
    .say('interview:status.question', { number: '|', count: '' })
    .split('|');
  return new RegExp(`^${before}[1-9]`);
};

/** The transcript as the panel shows it, oldest first. */
export async function transcript(
  portal: Portal,
): Promise<{ speaker: 'user' | 'ai' | 'system'; text: string }[]> {
  return portal.page.locator('[data-speaker]').evaluateAll((entries) =>
    entries.map((entry) => ({
      speaker: entry.getAttribute('data-speaker') as 'user' | 'ai' | 'system',
      text: entry.querySelector('p:last-child')?.textContent ?? '',
    })),
  );
}

const INVITATION =
  /anything you(?:'d| would) like to ask me\?$|هل من (?:سؤال تودون طرحه|شيء تودون السؤال عنه)؟$/u;

/** After its last question the interviewer asks whether the candidate would like to ask something. */
export async function isInvitedToAsk(portal: Portal): Promise<boolean> {
  return INVITATION.test(
    (await transcript(portal)).findLast(({ speaker }) => speaker === 'ai')?.text ?? '',
  );
}

/** Speaks one answer and waits until the transcript holds it. Returns what was recognised. */
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

/** Types one answer and waits until the transcript holds it. */
export async function answerTyped(portal: Portal, text: string): Promise<void> {
  const box = portal.page.getByRole('textbox');
  await box.fill(text);
  await box.press('Enter');
  await expect(
    portal.page.locator('[data-speaker="user"]').filter({ hasText: text.slice(0, 40) }),
  ).toBeVisible();
}
