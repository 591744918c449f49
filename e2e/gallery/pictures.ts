import { expect, test, type Page } from '@playwright/test';
import { fromEnvironment } from '../support/environment';
import { SIZES, type Size, type Theme } from '../support/stub/open-portal';
import { ACCEPTED, CHANGED, type PictureNote } from './changes-reporter';

/**
 * Which pictures are taken: `none`; only those to compare with the accepted ones (`accepted`); or,
 * if unset, also those in all sizes and themes, which are only for people to look at.
 */
const PICTURES = process.env.E2E_PICTURES;

/** How large accepted pictures are, compared with the screen: enough to see a change. */
const ACCEPTED_SCALE = 0.25;
const ACCEPTED_QUALITY = 70;
/**
 * Pixels of an accepted picture that may differ, and by how much a pixel must (0 to 1) to count.
 * Three words of a link that change are about 50 pixels; two runs of the same page differ in none.
 */
const MAX_DIFFERENT_PIXELS = 10;
const DIFFERENCE = 0.1;

/** Brings the page into the given theme and size, and waits until nothing changes any more. */
export async function look(page: Page, theme: Theme, size: Size): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.setViewportSize(SIZES[size]);
  // Wait for the transition between themes to finish, so that no intermediate colors are checked.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    );
  });
}

/**
 * Pictures a screen in each size and theme, as one sees it and, if the page is longer than the
 * window, whole.
 */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (PICTURES !== undefined) return;
  for (const size of Object.keys(SIZES) as Size[])
    for (const theme of ['light', 'dark'] as const) {
      await look(page, theme, size);
      const path = `${fromEnvironment().output}/pictures/${name}.${size}.${theme}`;
      await page.screenshot({ path: `${path}.png`, animations: 'disabled' });
      if (await isLongerThanWindow(page))
        await page.screenshot({ path: `${path}.full.png`, animations: 'disabled', fullPage: true });
    }
}

const isLongerThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight > innerHeight);

/** Returns a Chromium's version without its last part, which counts security fixes of one release. */
const drawnBy = (version: string): string => version.replace(/\.\d+$/, '');

/**
 * Compares the page with its accepted picture and notes a difference for the reporter. Pictures are
 * comparable only if the same Chromium drew them, so each release has its own folder of them;
 * without one, nothing is compared. With `--update-snapshots`, accepts the page as it is.
 */
export async function compareWithAccepted(
  page: Page,
  name: string,
  theme: Theme,
  size: Size,
): Promise<void> {
  if (PICTURES === 'none') return;
  await look(page, theme, size);
  const chromium = drawnBy(page.context().browser()!.version());
  const picture = `${name}.${size}.${theme}`;
  const jpeg = await smallPicture(page);
  let changed = false;
  try {
    expect(jpeg).toMatchSnapshot([chromium, `${picture}.jpg`], {
      maxDiffPixels: MAX_DIFFERENT_PIXELS,
      threshold: DIFFERENCE,
    });
  } catch {
    changed = true;
  }
  const note: PictureNote = { picture, chromium };
  test.info().annotations.push({
    type: changed ? CHANGED : ACCEPTED,
    description: JSON.stringify(note),
  });
}

/** The whole page as a small JPEG, without what differs between two runs: clocks and the caret. */
async function smallPicture(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(() => {
    document.documentElement.style.caretColor = 'transparent';
    for (const time of document.querySelectorAll('time')) time.style.visibility = 'hidden';
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { x: 0, y: 0, width: scrollWidth, height: scrollHeight };
  });
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: ACCEPTED_QUALITY,
    clip: { ...clip, scale: ACCEPTED_SCALE },
    captureBeyondViewport: true,
  });
  await cdp.detach();
  await page.evaluate(() => {
    document.documentElement.style.caretColor = '';
    for (const time of document.querySelectorAll('time')) time.style.visibility = '';
  });
  return Buffer.from(data, 'base64');
}
