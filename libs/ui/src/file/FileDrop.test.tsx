import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FileDrop } from './FileDrop';

afterEach(cleanup);

const file = new File(['x'], 'a.pdf');
function show(disabled = false) {
  const onFile = jest.fn();
  const { container } = render(
    <FileDrop
      chooseLabel="Choose a PDF"
      dropHint="or drop it here"
      dropNowLabel="Drop to add"
      limits="PDF only"
      accept=".pdf"
      inputLabel="File"
      disabled={disabled}
      onFile={onFile}
    />,
  );
  return { onFile, zone: container.firstElementChild as HTMLElement };
}

test('reports a chosen and a dropped file, also the same one twice', () => {
  const { onFile, zone } = show();
  const input = screen.getByLabelText<HTMLInputElement>('File');
  fireEvent.change(input, { target: { files: [file] } });
  expect(input.value).toBe('');
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});

test('shows what dropping does while a file is over it', () => {
  const { zone } = show();
  fireEvent.dragOver(zone);
  expect(screen.getByText('Drop to add')).toBeTruthy();
  fireEvent.dragLeave(zone);
  expect(screen.queryByText('Drop to add')).toBeNull();
});

test('accepts nothing while disabled', () => {
  const { onFile, zone } = show(true);
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  expect(onFile).not.toHaveBeenCalled();
});
