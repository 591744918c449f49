import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Select } from './Select';

beforeAll(() => {
  // What Radix asks of a browser and jsdom does not have.
  Object.assign(Element.prototype, { hasPointerCapture: () => false, setPointerCapture: () => {}, releasePointerCapture: () => {}, scrollIntoView: () => {} });
});
afterEach(cleanup);

const options = [{ value: 'a', label: 'Layla_Haddad_Resume.pdf', detail: 'added Nov 12' }, { value: 'b', label: 'Old.pdf' }];

test('shows the chosen one with its detail, and hears another', () => {
  const onValueChange = jest.fn();
  render(<Select label="Resume" options={options} value="a" onValueChange={onValueChange} />);
  const box = screen.getByRole('combobox', { name: 'Resume' });
  expect(box.textContent).toBe('Layla_Haddad_Resume.pdfadded Nov 12');
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.keyDown(screen.getByRole('option', { name: 'Old.pdf' }), { key: 'Enter' });
  expect(onValueChange).toHaveBeenCalledWith('b');
});

test('shows the placeholder while nothing is chosen', () => {
  render(<Select label="Resume" options={[]} value="" placeholder="Please choose" disabled onValueChange={() => {}} />);
  expect(screen.getByRole<HTMLButtonElement>('combobox', { name: 'Resume' }).disabled).toBe(true);
  expect(screen.getByText('Please choose')).toBeTruthy();
});

test('in the top bar its name is for assistive technology', () => {
  render(<Select look="bar" label="Language" options={options} value="b" shortValue="Old" onValueChange={() => {}} />);
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy();
});
