import { expect } from '@playwright/test';
import { refuseMicrophone } from '../../candidate/microphone';
import type { StubbedPortal } from '../open-portal';
import { screen } from './screen';

async function openCheck(portal: StubbedPortal): Promise<void> {
  await expect(portal.button('setup:start')).toBeEnabled();
  await portal.button('setup:start').click();
  await expect(portal.preJoin).toBeVisible({ timeout: 30_000 });
  // No room for a check is what the stubbed voice server says.
  await expect(portal.page.getByText(portal.say('interview:preJoin.connection.failed'), { exact: true })).toBeVisible();
}

/** The check before the room; its connection is not one, since no room server is behind the stubbed voice server. */
export const preJoinScreens = {
  'pre-join': screen({ signedIn: true }, openCheck),
  'pre-join-microphone-refused': screen({ signedIn: true }, async (portal) => {
    await openCheck(portal);
    const turnOn = portal.button('interview:preJoin.microphone.turnOn');
    if (await turnOn.isVisible()) await turnOn.click();
    await expect(portal.page.getByText(portal.say('interview:preJoin.problem.refused.microphone'))).toBeVisible();
  }, refuseMicrophone),
} as const satisfies Record<string, ReturnType<typeof screen>>;
