import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PasswordField } from './PasswordField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

afterEach(cleanup);

const noteOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

test('connects help to the control', () => {
  render(<TextArea label="Job description" help="At least 50 characters" counter="0" />);
  const area = screen.getByLabelText('Job description');
  expect(noteOf(area)).toBe('At least 50 characters');
  expect(area.getAttribute('aria-invalid')).toBeNull();
});

test('replaces help by the error and marks the control invalid', () => {
  render(<TextField label="Email" help="Your address" error="Invalid email format" />);
  const input = screen.getByLabelText('Email');
  expect(noteOf(input)).toBe('Invalid email format');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('connects an error to a control without help', () => {
  render(<TextField label="Email" error="Invalid email format" />);
  expect(noteOf(screen.getByLabelText('Email'))).toBe('Invalid email format');
});

test('the button shows and hides the password', () => {
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const input = screen.getByLabelText('Password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});
