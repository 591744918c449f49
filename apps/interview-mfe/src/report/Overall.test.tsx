import { speak } from '@portal/i18n/testing';
import { sampleAssessment } from '@portal/testing/fake-servers';
import { cleanup, render, screen } from '@testing-library/react';
import { Overall } from './Overall';

beforeAll(() => speak('en-US'));
afterEach(cleanup);

test.each([
  { words: 2, additions: 0, says: ['2 words corrected'] },
  { words: 1, additions: 1, says: ['1 word corrected', '1 addition, not scored'] },
  // Only additions, or corrections that were taken back since the last revision.
  { words: 0, additions: 2, says: ['2 additions, not scored'] },
  { words: 0, additions: 0, says: [] },
])('says that $words words and $additions additions were corrected', ({ says, ...corrected }) => {
  render(<Overall assessment={sampleAssessment('en-US', { corrected })} interview={null} />);
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts.filter((fact) => /corrected|addition/.test(fact))).toEqual(says);
});
