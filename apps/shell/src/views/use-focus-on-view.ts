import { useEffect, useRef, type RefObject } from 'react';
import type { FlowState } from '../flow/flow-state';

/** States between which the screen stays: login under its gate's dialog, setup while it connects, the room while it is left. */
const SCREENS: Record<FlowState['view'], string> = {
  login: 'login',
  gate: 'login',
  setup: 'setup',
  checking: 'check',
  connecting: 'setup',
  interview: 'interview',
  leaving: 'interview',
  report: 'report',
};

/**
 * Takes the focus to the page's main part when another screen is shown, so that keyboard and screen reader follow.
 * Not at the first one, and not away from where a screen has put it itself; what has been hidden with its screen does not count.
 */
export function useFocusOnView(view: FlowState['view']): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const screen = SCREENS[view];
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const focused = document.activeElement;
    if (!main.current?.contains(focused) || focused?.closest('[hidden], [inert]'))
      main.current?.focus();
  }, [screen]);
  return main;
}
