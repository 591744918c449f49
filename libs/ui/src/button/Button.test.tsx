import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Button } from './Button';

afterEach(cleanup);

test('shows that it is busy, keeps focus and ignores clicks', () => {
  const onClick = jest.fn();
  const { rerender } = render(
    <Button onClick={onClick} busyLabel="Starting Interview...">
      Start Interview
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Start Interview' });
  button.focus();
  rerender(
    <Button onClick={onClick} busy busyLabel="Starting Interview...">
      Start Interview
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Starting Interview...' })).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a busy submit button does not submit its form', () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Login
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('reserves space for its busy label', () => {
  render(<Button busyLabel="Starting Interview...">Start Interview</Button>);
  expect(screen.getByRole('button').querySelector('[data-other]')?.getAttribute('data-other')).toBe(
    'Starting Interview...',
  );
});
