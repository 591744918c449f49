import { expect, type Locator, type Page } from '@playwright/test';
import { readFocusStop } from './focus-stop';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

/** Maximum number of Tab presses, greater than the number of focus stops on any screen. */
const TABS_MAX = 70;

/**
 * A candidate who uses only the keyboard. Every element that receives focus must be in view and
 * have a visible outline.
 */
export class Keyboard {
  constructor(readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Presses Tab or Shift+Tab until the element with this role and name has focus. */
  async tabTo(role: Role, name: Name, { back = false } = {}): Promise<void> {
    const target = this.#named(role, name);
    await expect(target.first()).toBeVisible();
    const stops: string[] = [];
    for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
      if (await hasFocus(target)) return;
      stops.push(await this.tab({ back }));
    }
    throw new Error(`${TABS_MAX} tabs do not lead to ${role} "${name}": ${stops.join(', ')}`);
  }

  /** Moves the focus to the next or previous element and returns a description of that element. */
  async tab({ back = false } = {}): Promise<string> {
    await this.press(back ? 'Shift+Tab' : 'Tab');
    const stop = await readFocusStop(this.page);
    if (stop === null) return 'nothing';
    // Poll, because the page may still be scrolling smoothly.
    if (!stop.indicated || !stop.inView) {
      await expect
        .poll(() => readFocusStop(this.page), {
          message: `the focus on ${stop.what} is seen`,
          timeout: 3_000,
        })
        .toMatchObject({ indicated: true, inView: true });
    }
    return stop.what;
  }

  async pressOn(
    role: Role,
    name: Name,
    options: { back?: boolean; key?: 'Enter' | 'Space' } = {},
  ): Promise<void> {
    await this.tabTo(role, name, options);
    await this.press(options.key ?? 'Enter');
  }

  async typeInto(name: Name, text: string): Promise<void> {
    await this.tabTo('textbox', name);
    await this.page.keyboard.type(text);
  }

  /** Opens a list, moves to `option` with the given arrow key, and presses Enter. */
  async choose(list: Name, option: string, arrow: 'ArrowUp' | 'ArrowDown'): Promise<void> {
    await this.pressOn('combobox', list, { key: 'Space' });
    await expect(this.page.getByRole('listbox')).toBeVisible();
    await this.arrowTo('option', option, arrow);
    await this.press('Enter');
    await expect(this.#named('combobox', list), 'the focus is back on the list').toBeFocused();
    await expect(this.#named('combobox', list)).toContainText(option);
  }

  /**
   * Presses an arrow key within a list or a radio group until the element with this role and name
   * has focus.
   */
  async arrowTo(role: Role, name: Name, arrow: 'ArrowUp' | 'ArrowDown'): Promise<void> {
    const target = this.#named(role, name);
    for (let steps = 0; steps < 30; steps += 1) {
      if (await hasFocus(target)) return;
      await this.press(arrow);
    }
    throw new Error(`no arrow leads to ${role} "${name}"`);
  }

  /**
   * Presses Tab repeatedly in an open dialog until the focus is back where it started. Outside the
   * dialog, only the top bar may receive focus.
   */
  async goesRound(dialog: Locator): Promise<void> {
    await expect(dialog).toBeVisible();
    await expect.poll(() => within(dialog), { message: 'the dialog takes the focus' }).toBe(true);
    const first = await this.tab();
    const stops = [first];
    do {
      expect(stops.length, `a way round: ${stops.join(', ')}`).toBeLessThan(TABS_MAX);
      stops.push(await this.tab());
      expect(await within(dialog), `${stops.at(-1)} belongs to the dialog`).toBe(true);
    } while (stops.at(-1) !== first);
  }

  #named(role: Role, name: Name): Locator {
    return this.page.getByRole(role, { name, exact: true });
  }
}

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
const within = (dialog: Locator) =>
  dialog.evaluate(
    (element) =>
      element.contains(document.activeElement) ||
      document.activeElement?.closest('[data-above-dialogs]') != null,
  );
