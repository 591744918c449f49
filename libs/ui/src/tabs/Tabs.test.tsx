import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './Tabs';

afterEach(cleanup);

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
  /** Presses a key on what has the focus. @returns what has it then. */
  const press = (key: string, more = {}) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
    return document.activeElement?.textContent;
  };
  tab('text').focus();
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

test('the Tab key stops at the chosen one alone', () => {
  const { tab } = show();
  fireEvent.click(tab('file'));
  expect(['text', 'file', 'link'].map((name) => tab(name).tabIndex)).toEqual([-1, 0, -1]);
});

test('arrows go round, and what has the focus is shown', () => {
  const { press, onValueChange } = show();
  expect(['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'].map((key) => press(key))).toEqual([
    'file',
    'link',
    'text',
    'link',
  ]);
  expect(onValueChange.mock.calls.flat()).toEqual(['file', 'link', 'text', 'link']);
  expect(screen.getByRole('tabpanel', { name: 'link' })).toBeTruthy();
});

test('where text runs from right to left, so do the arrows', () => {
  const { press } = show();
  screen.getByRole('tablist').style.direction = 'rtl';
  expect([press('ArrowLeft'), press('ArrowRight')]).toEqual(['file', 'text']);
});

test('Home and End lead to the first and the last', () => {
  const { press } = show();
  expect([press('End'), press('Home')]).toEqual(['link', 'text']);
});

test('a key with a modifier is the browser’s', () => {
  const { press, onValueChange } = show();
  expect(press('ArrowRight', { altKey: true })).toBe('text');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('what was typed in a panel is still there after a look at another, and its arrows are its own', () => {
  const { tab, press } = show();
  const field = screen.getByLabelText<HTMLInputElement>('of text');
  fireEvent.change(field, { target: { value: 'typed' } });
  field.focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(field);
  fireEvent.click(tab('file'));
  fireEvent.click(tab('text'));
  expect(screen.getByLabelText<HTMLInputElement>('of text').value).toBe('typed');
});

test('a press on the chosen one changes nothing; while disabled nothing else can be chosen', () => {
  const { tab, press, onValueChange } = show(true);
  fireEvent.click(tab('text'));
  expect(press('ArrowRight')).toBe('text');
  expect([tab('text').disabled, tab('file').disabled]).toEqual([false, true]);
  expect(onValueChange).not.toHaveBeenCalled();
});
