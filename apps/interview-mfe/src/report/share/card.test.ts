import { sampleSummary } from '@portal/testing/fake-servers';
import { isShareable, riseSince } from './card';

const NAMES = ['Layla', 'Haddad', 'Marsa Pay', 'مرسى', null, ''];

test.each([
  'We kept one balance row per merchant.',
  'It saved 1,200,000 a year, 40 % of the cost.',
  'The marsal was paid at night.',
  'في أيام التخفيضات كان مئتا كاتب يتنافسون على السطر نفسه',
])('may share "%s"', (quote) => {
  expect(isShareable(quote, NAMES)).toBe(true);
});

test.each([
  'I am Layla, and I led the move.',
  'They called me HADDAD.',
  'At Marsa Pay the payouts were late.',
  'Marsa Pay’s payouts were late.',
  "I was Layla's mentor.",
  'كانت التحويلات بمرسى تتأخر.',
  'رقمي ٠٥٠١٢٣٤٥٦٧.',
  'Write to me at l.h@mail.example.',
  'My number is +966 50 123 4567.',
  'It is on https://example.com.',
])('never shares "%s"', (quote) => {
  expect(isShareable(quote, NAMES)).toBe(false);
});

const interview = sampleSummary('en-US', { completedAt: '2026-11-18T10:00:00.000Z' });
const scored = (
  overallScore: number | null,
  completedAt: string,
  jobRoleId = interview.jobRoleId,
) => ({
  ...interview,
  id: completedAt,
  overallScore,
  completedAt,
  jobRoleId,
});

test.each([
  [
    'the latest before it counts',
    [scored(40, '2026-11-01T10:00:00.000Z'), scored(70, '2026-11-09T10:00:00.000Z')],
    4,
  ],
  [
    'one without a score does not',
    [scored(40, '2026-11-01T10:00:00.000Z'), scored(null, '2026-11-09T10:00:00.000Z')],
    34,
  ],
  ['one after it does not', [scored(40, '2026-11-19T10:00:00.000Z')], null],
  ['another job does not', [scored(40, '2026-11-01T10:00:00.000Z', 'another')], null],
  ['itself does not', [{ ...interview, overallScore: 40 }], null],
  ['a fall is not shown', [scored(80, '2026-11-01T10:00:00.000Z')], null],
  ['the same score is not shown', [scored(74.4, '2026-11-01T10:00:00.000Z')], null],
])('of earlier interviews, %s', (_, completed, points) => {
  expect(riseSince(completed, interview, 74.4)).toBe(points);
});
