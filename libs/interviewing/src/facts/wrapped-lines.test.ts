import { unwrappedLines } from './wrapped-lines';

describe('lines of a text that is broken at a fixed width', () => {
  it.each([
    [
      'a sentence after a label',
      `Working hours: 9/80 schedule, 7:00 to 16:30, every second Friday off. On-call one week
in five.
Location: on site, Corpus Christi.`,
      [
        'Working hours: 9/80 schedule, 7:00 to 16:30, every second Friday off. On-call one week in five.',
        'Location: on site, Corpus Christi.',
      ],
    ],
    [
      'the items of a list',
      `- Keep the oven logs and report each deviation to the
shift lead of the day
- Clean the
  Rational ovens
1. Carry`,
      [
        '- Keep the oven logs and report each deviation to the shift lead of the day',
        '- Clean the Rational ovens',
        '1. Carry',
      ],
    ],
    [
      'a sentence whose next line has a capital',
      `You work in shifts of eight hours and report to the
Reliability Manager, who works on Saturdays only at
Northbay. You start in May.`,
      [
        'You work in shifts of eight hours and report to the Reliability Manager, who works on Saturdays only at Northbay. You start in May.',
      ],
    ],
    [
      'an Arabic sentence',
      `تعمل بنظام المناوبات الليلية والنهارية بمعدل أربع
مناوبات في الأسبوع ويرفع شاغل الوظيفة تقاريره إلى
مدير الصيانة في المصنع.`,
      [
        'تعمل بنظام المناوبات الليلية والنهارية بمعدل أربع مناوبات في الأسبوع ويرفع شاغل الوظيفة تقاريره إلى مدير الصيانة في المصنع.',
      ],
    ],
  ])('are joined in %s', (_, text, expected) => expect(unwrappedLines(text)).toEqual(expected));

  it.each([
    ['an empty line', 'We bake bread for two shops in Cardiff\n\nand for forty customers'],
    [
      'a list without bullets',
      'medical insurance for the whole family\nhousing allowance and tickets',
    ],
    [
      'items with capitals',
      'Medical insurance for the whole family\nHousing allowance and tickets',
    ],
    ['labels', 'Location: the second industrial city of Dammam\nsalary: 4,500 SAR per month'],
    ['a heading', 'We are a bakery with two shops and a large oven\nRequirements\nBread.'],
    ['columns', 'Riyadh, King Fahd Road, third floor | Full-time\nhybrid | permanent'],
    ['Arabic items', 'تأمين طبي شامل للموظف وجميع أفراد عائلته\nبدل سكن ونقل'],
  ])('are not joined over %s', (_, text) =>
    expect(unwrappedLines(text)).toEqual(text.split('\n').filter((line) => line !== '')),
  );
});
