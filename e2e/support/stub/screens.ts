import type { Page } from '@playwright/test';
import { accountScreens } from './screens/account';
import { onboardingScreens } from './screens/onboarding';
import { preJoinScreens } from './screens/pre-join';
import { reportScreens } from './screens/report';
import { roomScreens } from './screens/room';
import { setupScreens } from './screens/setup';
import type { OpenOptions } from './open-portal';
import type { OpenedScreen, ScreenOpener } from './screens/screen';

/** Every screen in every state that matters, by name. `openScreen` brings a page to that state. */
export const SCREENS = {
  ...accountScreens,
  ...onboardingScreens,
  ...setupScreens,
  ...preJoinScreens,
  ...roomScreens,
  ...reportScreens,
} as const satisfies Record<string, ScreenOpener>;

export type ScreenName = keyof typeof SCREENS;
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];

/** Whether a screen needs a room on the LiveKit server. Opening a room takes a few seconds. */
export const needsRoom = (name: ScreenName): boolean =>
  name in roomScreens || name === 'pre-join-connected';

/**
 * Brings the page to a screen's state, in the given language, theme and size. Call `close` on the
 * result at the end.
 */
export function openScreen(
  page: Page,
  name: ScreenName,
  options: OpenOptions = {},
): Promise<OpenedScreen> {
  return SCREENS[name](page, options);
}
