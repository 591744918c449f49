import type { Page } from '@playwright/test';
import { openPortal, type OpenOptions, type StubbedPortal } from '../open-portal';

export interface OpenedScreen {
  portal: StubbedPortal;
  /**
   * Releases the resources that the screen uses besides the page, such as the interviewer's
   * connection to the room. Also closes the page if it would reload on its own.
   */
  close(): Promise<void>;
}

export type ScreenOpener = (page: Page, options: OpenOptions) => Promise<OpenedScreen>;

/**
 * Defines a screen that needs nothing besides the page itself. After the page has been opened,
 * `come` performs the steps that lead to the screen.
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
