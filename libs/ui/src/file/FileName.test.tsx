import { cleanup, render, screen } from '@testing-library/react';
import { FileName, splitName } from './FileName';

afterEach(cleanup);

test('has the full name for assistive technology and as a tooltip', () => {
  render(
    <button>
      <FileName>Layla_Haddad_Senior_Backend_Engineer_final.pdf</FileName>
    </button>,
  );
  const name = 'Layla_Haddad_Senior_Backend_Engineer_final.pdf';
  expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.getByTitle(name).tagName).toBe('BDI');
});

test.each([
  ['Layla_Haddad_Resume.pdf', 'Layla_Haddad', '_Resume.pdf'],
  [
    'Layla_Haddad_Senior_Engineer_2024_final.pdf',
    'Layla_Haddad_Senior_Engineer_2024',
    '_final.pdf',
  ],
  ['curriculumvitaeoflaylahaddad.pdf', 'curriculumvitaeoflayla', 'haddad.pdf'],
  ['سيرة ليلى الحداد.pdf', 'سيرة ليلى', ' الحداد.pdf'],
  ['cv.pdf', '', 'cv.pdf'],
  ['resume', '', 'resume'],
  ['Layla Haddad Resume', 'Layla Hadda', 'd Resume'],
])('%s keeps its end', (name, start, end) => {
  expect(splitName(name)).toEqual({ start, end });
});
