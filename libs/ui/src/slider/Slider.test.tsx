import { fireEvent, render, screen } from '@testing-library/react';
import { Slider } from './Slider';

const show = (disabled = false) => {
  const changed: number[] = [];
  render(
    <Slider
      label="Speed"
      value={100}
      min={80}
      max={120}
      step={10}
      valueText="Usual"
      disabled={disabled}
      onValueChange={(value) => changed.push(value)}
    />,
  );
  return { changed, slider: screen.getByRole('slider', { name: 'Speed' }) };
};

it('has its label, its range and its value in words', () => {
  const { slider } = show();
  expect(slider.getAttribute('aria-valuetext')).toBe('Usual');
  expect(slider).toMatchObject({ min: '80', max: '120', step: '10', value: '100' });
  // Screen readers have the words from the slider already.
  expect(screen.getByText('Usual').getAttribute('aria-hidden')).toBe('true');
});

it('tells each change as a number', () => {
  const { slider, changed } = show();
  fireEvent.change(slider, { target: { value: '90' } });
  expect(changed).toEqual([90]);
});

it('can be disabled', () => {
  expect(show(true).slider.matches(':disabled')).toBe(true);
});
