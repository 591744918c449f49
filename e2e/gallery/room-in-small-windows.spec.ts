import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@portal/protocol';
import { heardByBuiltIn, openRoom, playConversation } from '../support/stub/open-room';
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
    // The check's styles are loaded after the room's, which are fetched in advance.
    const opened = await openRoom(page, { language, preJoin: true, config: heardByBuiltIn });
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

  test(`the transcript leaves the dock in view on a phone, beside a notice and an answer (${language})`, async ({
    page,
  }) => {
    // Without an engine, a notice says that answers must be typed.
    const opened = await openRoom(page, { language, size: 'phone' });
    const { portal } = opened;
    try {
      await playConversation(opened);
      await portal.button('interview:viewTranscript').click();
      const field = await portal.openAnswerField();
      await field.fill('One line\nof many\nand more\nand more');
      for (const name of ['interview:dock.leave', 'interview:composer.send'])
        await expect(portal.button(name)).toBeInViewport({ ratio: 1 });
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
        'nothing scrolls away',
      ).toBeLessThanOrEqual(0);
    } finally {
      await opened.room.leave();
    }
  });
}
