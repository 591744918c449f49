import type { Page } from '@playwright/test';
import { accountScreens } from './screens/account';
import { onboardingScreens } from './screens/onboarding';
import { preJoinScreens } from './screens/pre-join';
import { reportScreens } from './screens/report';
import { roomScreens } from './screens/room';
import { setupScreens } from './screens/setup';
import type { OpenOptions } from './open-portal';
import type { OpenedScreen, ScreenOpener } from './screens/screen';

/**
 * All screens, by name, in every state that matters. `openScreen` brings a page into one of these
 * states.
 */
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
 * Opens a screen by name in the given language, theme and size. Call `close` on the result when you
 * are done with it.
 */
export function openScreen(
  page: Page,
  name: ScreenName,
  options: OpenOptions = {},
): Promise<OpenedScreen> {
  return SCREENS[name](page, options);
}
