import { dateRange, isDuration, withoutDurations } from './dates';

const periodOf = (line: string) => {
  const range = dateRange(line);
  const point = (one: { year: number; month: number | null }) =>
    one.month === null ? `${one.year}` : `${one.year}/${one.month}`;
  return range && `${point(range.from)} to ${range.to ? point(range.to) : 'now'}`;
};

describe('dateRange', () => {
  it.each([
    ['March 2019 - Present', '2019/3 to now'],
    ['01.09.2014 – 28.02.2019', '2014/9 to 2019/2'],
    ['2019-03 to 2021-11', '2019/3 to 2021/11'],
    ['07-2019 – 08-2021', '2019/7 to 2021/8'],
    ['Mar-2019 – Apr-2021', '2019/3 to 2021/4'],
    ['Aug’16 – May’19', '2016/8 to 2019/5'],
    ['Aug-16 to May-19', '2016/8 to 2019/5'],
    ['03/17 – 12/19', '2017/3 to 2019/12'],
    ['01/20 - Present', '2020/1 to now'],
    ['2016-19', '2016 to 2019'],
    ['2019–now', '2019 to now'],
    ['Jan 2018 – to date', '2018/1 to now'],
    ['Apr–Sep 2015', '2015/4 to 2015/9'],
    ['2021 onwards', '2021 to now'],
    ['Since Jun’19 with Acme', '2019/6 to now'],
    ['2020 - الآن', '2020 to now'],
    ['من يوليو ٢٠١٨ إلى سبتمبر ٢٠٢١', '2018/7 to 2021/9'],
    ['من أكتوبر ٢٠٢١ وحتى الآن', '2021/10 to now'],
    ['آذار 2020 - لغاية الآن', '2020/3 to now'],
    ['كانون الثاني 2016 - تشرين الأول 2019', '2016/1 to 2019/10'],
    ['آب 2015 – كانون الأول 2015', '2015/8 to 2015/12'],
    ['منذ ٢٠٢٠ في بنك المحيط', '2020 to now'],
    ['1440 هـ - 1443 هـ', '2019 to 2022'],
    ['2021 - 2018', '2018 to 2021'],
  ])('reads "%s"', (line, period) => expect(periodOf(line)).toBe(period));

  it.each(['Covid-19', 'Grew sales by 2019 units a day', '555-0100', 'ISO 9001', 'Scored 08/10'])(
    'finds no dates in "%s"',
    (line) => expect(dateRange(line)).toBeNull(),
  );

  it('keeps the words around the dates, but no season and no length of time', () => {
    expect(dateRange('Summer Analyst | Summer 2019')?.rest).toBe('Summer Analyst');
    expect(dateRange('Nurse [ 01/03/2019 – Current ] (3 years)')?.rest).toBe('Nurse');
  });
});

it('knows lengths of time', () => {
  for (const text of [
    '12 years 3 months',
    '(2 yrs)',
    'less than a year',
    '(سنتان وشهر)',
    '٥ سنوات',
  ])
    expect(isDuration(text)).toBe(true);
  for (const text of ['12 Monkeys', 'Years of Living', 'سنتر بوينت'])
    expect(isDuration(text)).toBe(false);
  expect(withoutDurations('Acme · 3 years 2 months')).toBe('Acme ·');
});
