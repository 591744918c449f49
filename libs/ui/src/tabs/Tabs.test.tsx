import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './Tabs';

afterEach(() => {
  cleanup();
  document.documentElement.dir = 'ltr';
});

const items = ['text', 'file', 'link'].map((value) => ({
  value,
  label: value,
  content: <input aria-label={`of ${value}`} />,
}));

function Example({
  onValueChange,
  disabled = false,
}: {
  onValueChange(value: string): void;
  disabled?: boolean;
}) {
  const [value, setValue] = useState('text');
  return (
    <Tabs
      label="Kinds"
      items={items}
      value={value}
      disabled={disabled}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
    />
  );
}

function show(disabled = false) {
  const onValueChange = jest.fn();
  render(<Example onValueChange={onValueChange} disabled={disabled} />);
  const tab = (name: string) => screen.getByRole<HTMLButtonElement>('tab', { name });
  /** Presses keys one after the other, each on what has the focus. @returns what has it after each. */
  const press = async (keys: string[], more = {}) => {
    const focused: (string | null | undefined)[] = [];
    for (const key of keys) {
      const target = document.activeElement ?? document.body;
      await act(async () => fireEvent.keyDown(target, { key, ...more }));
      focused.push(document.activeElement?.textContent);
    }
    return focused;
  };
  act(() => tab('text').focus());
  return { tab, press, onValueChange };
}

test('each tab names its panel, of which the chosen one is shown', () => {
  const { tab } = show();
  expect(screen.getByRole('tablist', { name: 'Kinds' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'text' }).id).toBe(
    tab('text').getAttribute('aria-controls'),
  );
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab('text')]);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('the Tab key stops at the chosen one alone', async () => {
  const { tab } = show();
  await act(async () => tab('file').focus());
  await act(async () => tab('file').click());
  expect(['text', 'file', 'link'].map((name) => tab(name).tabIndex)).toEqual([-1, 0, -1]);
});

test('arrows go round, and what has the focus is shown', async () => {
  const { press, onValueChange } = show();
  expect(await press(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'])).toEqual([
    'file',
    'link',
    'text',
    'link',
  ]);
  expect(onValueChange.mock.calls.flat()).toEqual(['file', 'link', 'text', 'link']);
  expect(screen.getByRole('tabpanel', { name: 'link' })).toBeTruthy();
});

test('where text runs from right to left, so do the arrows', async () => {
  document.documentElement.dir = 'rtl';
  const { press } = show();
  expect(await press(['ArrowLeft', 'ArrowRight'])).toEqual(['file', 'text']);
  // The page changes its language while they are there; the observer hears of it later.
  await act(async () => {
    document.documentElement.dir = 'ltr';
  });
  expect(await press(['ArrowRight'])).toEqual(['file']);
});

test('Home and End lead to the first and the last', async () => {
  const { press } = show();
  expect(await press(['End', 'Home'])).toEqual(['link', 'text']);
});

test('a key with a modifier is the browser’s', async () => {
  const { press, onValueChange } = show();
  expect(await press(['ArrowRight'], { altKey: true })).toEqual(['text']);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('what was typed in a panel is still there after a look at another, and its arrows are its own', async () => {
  const { tab, press } = show();
  const field = screen.getByLabelText<HTMLInputElement>('of text');
  fireEvent.change(field, { target: { value: 'typed' } });
  act(() => field.focus());
  await press(['ArrowRight']);
  expect(document.activeElement).toBe(field);
  fireEvent.click(tab('file'));
  fireEvent.click(tab('text'));
  expect(screen.getByLabelText<HTMLInputElement>('of text').value).toBe('typed');
});

test('a press on the chosen one changes nothing; while disabled nothing else can be chosen', async () => {
  const { tab, press, onValueChange } = show(true);
  fireEvent.click(tab('text'));
  await press(['ArrowRight']);
  fireEvent.click(tab('file'));
  expect(['text', 'file'].map((name) => tab(name).getAttribute('aria-disabled'))).toEqual([
    'false',
    'true',
  ]);
  expect(onValueChange).not.toHaveBeenCalled();
});
