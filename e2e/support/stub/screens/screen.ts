import type { Page } from '@playwright/test';
import { openPortal, type OpenOptions, type StubbedPortal } from '../open-portal';

export interface OpenedScreen {
  portal: StubbedPortal;
  /**
   * Releases what the screen uses besides the page, such as the interviewer's connection to the
   * room. Also closes the page if it would reload by itself.
   */
  close(): Promise<void>;
}

export type ScreenOpener = (page: Page, options: OpenOptions) => Promise<OpenedScreen>;

/**
 * Defines a screen that needs only the page. `come` brings the opened page to the screen's state.
 */
export function screen(
  given: OpenOptions,
  come: (portal: StubbedPortal) => Promise<void>,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): ScreenOpener {
  return async (page, options) => {
    await prepare(page);
    const portal = await openPortal(page, {
      ...given,
      ...options,
      answers: { ...given.answers, ...options.answers },
    });
    await come(portal);
    return { portal, close: async () => undefined };
  };
}
