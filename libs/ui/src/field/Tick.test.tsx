import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Checkbox, Radio } from './Tick';

afterEach(cleanup);

test('are the browser’s own controls, named by their label', () => {
  const onChange = jest.fn();
  render(
    <>
      <label>
        <Checkbox onChange={onChange} />
        Skip this check
      </label>
      <label>
        <Radio name="voice" value="adam" />
        Adam
      </label>
    </>,
  );
  fireEvent.click(screen.getByText('Skip this check'));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Skip this check' }).checked).toBe(
    true,
  );
  expect(screen.getByRole('radio', { name: 'Adam' }).getAttribute('value')).toBe('adam');
});
