import { expect, test } from '@playwright/test';
import { onePage } from './one-page';

test.describe('a list box of the setup', () => {
  const portal = onePage({ signedIn: true });
  const page = () => portal().page;
  const box = (name: string) => page().getByRole('combobox', { name, exact: true });
  const list = () => page().getByRole('listbox');
  const option = (name: string) => page().getByRole('option', { name, exact: true });
  const scrolled = () => page().evaluate(() => scrollY);

  test('opens beside its button, and the page stays where it is', async () => {
    const button = box('Difficulty');
    await button.hover();
    const before = await scrolled();
    await button.click();
    await expect(option('Medium')).toBeFocused();
    const [open, closed] = [(await list().boundingBox())!, (await button.boundingBox())!];
    expect(await scrolled()).toBe(before);
    // It opens above the button where there is more room.
    const gapBelow = Math.abs(open.y - (closed.y + closed.height));
    const gapAbove = Math.abs(open.y + open.height - closed.y);
    expect(Math.min(gapBelow, gapAbove)).toBeLessThan(30);
    await page().keyboard.press('Escape');
    await expect(list()).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(await scrolled()).toBe(before);
  });

  test('letters choose, open or closed', async () => {
    await box('Difficulty').focus();
    await page().keyboard.type('h');
    await expect(box('Difficulty')).toHaveText(/Hard/);
    await expect(list()).toHaveCount(0);
    await page().keyboard.press('Enter');
    await expect(option('Hard')).toBeFocused();
    await page().keyboard.type('ea');
    await expect(option('Easy')).toBeFocused();
    await page().keyboard.press('End');
    await page().keyboard.press('Home');
    await expect(option('Easy')).toBeFocused();
    await page().keyboard.press('Enter');
    await expect(box('Difficulty')).toHaveText(/Easy/);
    await expect(box('Difficulty')).toBeFocused();
    await page().keyboard.type('m');
    await expect(box('Difficulty')).toHaveText(/Medium/);
  });

  for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp'])
    test(`opens by the key ${key}; Tab goes on from it`, async () => {
      await box('Difficulty').focus();
      await page().keyboard.press(key);
      await expect(option('Medium')).toBeFocused();
      await page().keyboard.press('Tab');
      await expect(list()).toHaveCount(0);
      await expect(box('Voice')).toBeFocused();
    });

  test('a press beside it closes it, and presses nothing else', async () => {
    const add = page().getByRole('button', { name: 'Add a resume', exact: true });
    await box('Difficulty').click();
    await expect(list()).toBeVisible();
    const { x, y } = (await add.boundingBox())!;
    await page().mouse.click(x + 5, y + 5);
    await expect(list()).toHaveCount(0);
    await expect(page().getByRole('dialog')).toHaveCount(0);
  });

  test('a press held over an option chooses it when it is let go', async () => {
    await box('Difficulty').hover();
    await page().mouse.down();
    await expect(option('Hard')).toBeVisible();
    // Hold the button for longer than an accidental tap, which would be ignored.
    await page().waitForTimeout(500);
    await option('Hard').hover();
    await page().mouse.up();
    await expect(box('Difficulty')).toHaveText(/Hard/);
  });
});
