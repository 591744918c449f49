import { activitiesIn, asActivity } from './duty-activity';

it.each([
  ['You will manage vendors', 'managing vendors'],
  ["You'll be responsible for shift planning", null],
  ['Responsible for planning the shifts of the ward', 'planning the shifts of the ward'],
  ['Design and run payment APIs', 'designing and running payment APIs'],
  [
    'Supervise medication rounds and report errors.',
    'supervising medication rounds and reporting errors',
  ],
  [
    'Write unit tests, review code and fix bugs',
    'writing unit tests, reviewing code and fixing bugs',
  ],
  ['Prepare budgets and forecasts', 'preparing budgets and forecasts'],
  ['Manage supply and service', 'managing supply and service'],
  ['Oversee the test and release of updates', 'overseeing the test and release of updates'],
  ['Submit weekly reports to the board', 'submitting weekly reports to the board'],
  ['Managing a team of five', 'managing a team of five'],
  ['Perform other duties as assigned', null],
  ['Excellent communication skills', null],
  ['Model monitoring in production', null],
  ['You report to Aoife, Head of Data', null],
  [
    'Lead inbound, storage and outbound with four shift managers and about 120 people, in peak 260',
    'leading inbound, storage and outbound with four shift managers and about 120 people',
  ],
  ['Competitive salary and benefits', null],
  ['Lead audits (internal and external)', null],
  [
    'Prepare monthly reports for managers in all nine regions of the company, including commentary on every variance',
    'preparing monthly reports for managers in all nine regions of the company',
  ],
])('%s → %s', (duty, activity) => expect(asActivity(duty, 'en-US')).toBe(activity));

it.each([
  ['إعداد التقارير الشهرية', 'إعداد التقارير الشهرية'],
  ['ستقومين بتدريب الممرضات الجديدات', 'تدريب الممرضات الجديدات'],
  ['ستكون مسؤولا عن أرشفة المستندات', 'أرشفة المستندات'],
  ['ستعمل على تطوير واجهات المتجر', 'تطوير واجهات المتجر'],
  ['القيام بفحص المعدات يوميا', 'فحص المعدات يوميا'],
  ['خبرة لا تقل عن خمس سنوات', null],
  ['أي مهام أخرى يكلف بها', null],
])('%s → %s', (duty, activity) => expect(asActivity(duty, 'ar-SA')).toBe(activity));

it('finds activities in running text', () => {
  expect(
    activitiesIn(
      'Reporting to the CFO, you run the monthly close, you are the first contact and you design and test controls. You have an ACCA. You visit surgeons in 14 hospitals.',
    ),
  ).toEqual([
    'running the monthly close',
    'designing and testing controls',
    'visiting surgeons in 14 hospitals',
  ]);
});
