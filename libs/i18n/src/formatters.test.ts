import { createFormatters } from './formatters';

const arabic = createFormatters('ar-SA');
const english = createFormatters('en-US');

it('uses Latin digits in Arabic', () => {
  expect(arabic.number(1234.5)).toMatch(/^[\d.,٬]+$/);
  expect(arabic.number(74)).toBe('74');
});

it('writes percentages with the sign that belongs to Latin digits', () => {
  expect([english, arabic].map((formatters) => formatters.percent(0.92))).toEqual(['92%', '92%']);
});

it('uses the Gregorian calendar in Arabic', () => {
  expect(arabic.date('2025-11-12T12:00:00Z', { year: 'numeric', timeZone: 'UTC' })).toContain(
    '2025',
  );
});

it('writes durations as minutes and seconds', () => {
  expect(english.duration(84_900)).toBe('01:24');
  expect(english.duration(3_723_000)).toBe('62:03');
});

it('writes sizes of files in KB and MB of 1024', () => {
  expect(english.fileSize(412 * 1024)).toBe('412 kB');
  expect(english.fileSize(19_084_083)).toBe('18.2 MB');
  expect([0, 1, 600].map(english.fileSize)).toEqual(['0 kB', '1 kB', '1 kB']);
});

it('writes months in words', () => {
  expect([1, 3].map(english.months)).toEqual(['1 month', '3 months']);
  expect([1, 2, 3, 11].map(arabic.months)).toEqual(['شهر', 'شهران', '3 أشهر', '11 شهرًا']);
});
