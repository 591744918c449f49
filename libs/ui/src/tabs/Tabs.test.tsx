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
  look,
}: {
  onValueChange(value: string): void;
  disabled?: boolean;
  look?: 'line';
}) {
  const [value, setValue] = useState('text');
  return (
    <Tabs
      label="Kinds"
      items={items}
      value={value}
      disabled={disabled}
      {...(look && { look })}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
    />
  );
}

function show({ disabled = false, look }: { disabled?: boolean; look?: 'line' } = {}) {
  const onValueChange = jest.fn();
  render(<Example onValueChange={onValueChange} disabled={disabled} {...(look && { look })} />);
  const tab = (name: string) => screen.getByRole<HTMLButtonElement>('tab', { name });
  /**
   * Presses keys one after another on the focused element.
   * @returns the text of the element that has focus after each key press.
   */
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

test('each tab controls its panel, and only the selected panel is shown', () => {
  const { tab } = show();
  expect(screen.getByRole('tablist', { name: 'Kinds' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'text' }).id).toBe(
    tab('text').getAttribute('aria-controls'),
  );
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab('text')]);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('the Tab key stops only at the selected tab', async () => {
  const { tab } = show();
  await act(async () => tab('file').focus());
  await act(async () => tab('file').click());
  expect(['text', 'file', 'link'].map((name) => tab(name).tabIndex)).toEqual([-1, 0, -1]);
});

test('arrow keys wrap around and select the focused tab', async () => {
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

test('arrow keys follow right-to-left text', async () => {
  document.documentElement.dir = 'rtl';
  const { press } = show();
  expect(await press(['ArrowLeft', 'ArrowRight'])).toEqual(['file', 'text']);
  // Change the direction while the tabs are mounted. Await `act`, because the mutation observer
  // runs asynchronously.
  await act(async () => {
    document.documentElement.dir = 'ltr';
  });
  expect(await press(['ArrowRight'])).toEqual(['file']);
});

test('Home and End select the first and the last', async () => {
  const { press } = show();
  expect(await press(['End', 'Home'])).toEqual(['link', 'text']);
});

test('leaves keys with a modifier to the browser', async () => {
  const { press, onValueChange } = show();
  expect(await press(['ArrowRight'], { altKey: true })).toEqual(['text']);
  expect(onValueChange).not.toHaveBeenCalled();
});

test("keeps a panel's input across tabs, and leaves it the arrow keys", async () => {
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

test('clicking the selected tab changes nothing; disabled tabs cannot be selected', async () => {
  const { tab, press, onValueChange } = show({ disabled: true });
  fireEvent.click(tab('text'));
  await press(['ArrowRight']);
  fireEvent.click(tab('file'));
  expect(['text', 'file'].map((name) => tab(name).getAttribute('aria-disabled'))).toEqual([
    'false',
    'true',
  ]);
  expect(onValueChange).not.toHaveBeenCalled();
});

test('over a line, only the selected panel is mounted', () => {
  const { tab } = show({ look: 'line' });
  expect(screen.queryByLabelText('of file')).toBeNull();
  fireEvent.click(tab('file'));
  expect(screen.getByRole('tabpanel', { name: 'file' })).toBeTruthy();
  expect(screen.queryByLabelText('of text')).toBeNull();
});

test('over a line that is too short, the selected tab is scrolled into view', async () => {
  const { tab, press } = show({ look: 'line' });
  const list = screen.getByRole('tablist');
  // A list of 100 px that shows the first of three tabs of 80 px.
  list.getBoundingClientRect = () => new DOMRect(0, 0, 100, 44);
  ['text', 'file', 'link'].forEach((name, index) => {
    tab(name).getBoundingClientRect = () => new DOMRect(80 * index - list.scrollLeft, 0, 80, 44);
  });
  await press(['End']);
  expect(list.scrollLeft).toBe(140);
  await press(['Home']);
  expect(list.scrollLeft).toBe(0);
});
