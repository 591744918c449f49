import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@portal/protocol';
import { openRoom, playConversation } from '../support/stub/open-room';
import { coveredControls } from './covered';
import { sticksOut } from './overflow';

/**
 * Window sizes for WCAG 1.4.4 and 1.4.10: a desktop window at 100 %, 150 % and 200 % zoom, phones,
 * and the smallest window that WCAG requires.
 */
const WINDOWS = [
  [1440, 900],
  [960, 600],
  [720, 450],
  [360, 740],
  [320, 568],
  [320, 256],
] as const;

for (const language of LANGUAGES) {
  test(`everything in the room stays reachable in small windows, with and without the transcript (${language})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const opened = await openRoom(page, { language });
    try {
      await playConversation(opened);
      await opened.portal.openAnswerField();
      const wrong: Record<string, string[]> = {};
      for (const transcript of ['closed', 'open']) {
        if (transcript === 'open') await opened.portal.button('interview:viewTranscript').click();
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          wrong[`${width} by ${height}, transcript ${transcript}`] = [
            ...(await sticksOut(page)),
            ...(await coveredControls(page)),
          ];
        }
      }
      expect(
        Object.fromEntries(Object.entries(wrong).filter(([, found]) => found.length > 0)),
      ).toEqual({});
    } finally {
      await opened.room.leave();
    }
  });
}
