import { readJobs } from './jobs';
import { sections } from './lexicon/headings';
import { tameWithLayout } from './tame';

/** Reads an experience section, one "title @ employer" for each job. */
const jobsIn = (lines: string, heading = 'Experience') =>
  readJobs(sections(tameWithLayout(`${heading}\n${lines}`))).map(
    ({ employment: { title, employer } }) => `${title} @ ${employer}`,
  );

describe('readJobs', () => {
  it.each([
    ['Nurse\nMercy Hospital\n2019 - 2023', 'title, employer, dates'],
    ['Mercy Hospital\nNurse\n2019 - 2023', 'employer, title, dates'],
    ['2019 - 2023\nMercy Hospital\nNurse', 'dates, employer, title'],
    ['Mercy Hospital\n2019 - 2023\nNurse', 'employer, dates, title'],
    ['Nurse\n2019 - 2023\nMercy Hospital', 'title, dates, employer'],
    ['Nurse at Mercy Hospital (2019 - 2023)', 'at'],
    ['2019–2023 Nurse, Mercy Hospital, Boston.', 'a sentence without a verb'],
    ['Worked as a Nurse at Mercy Hospital, 2019 - 2023', 'worked as'],
    ['2019 - 2023 with Mercy Hospital, Boston as a Nurse', 'with … as'],
    ['Employer: Mercy Hospital\nRole: Nurse\nDuration: 2019 - 2023', 'labels'],
    ['Employer\tMercy Hospital\nDesignation\tNurse\nPeriod\t2019 - 2023', 'labels in a table'],
    ['Company:\nMercy Hospital\nPosition:\nNurse\n2019 - 2023', 'labels on their own lines'],
    ['Period\tEmployer\tPosition\n2019 - 2023\tMercy Hospital\tNurse', 'the header of a table'],
    [
      'Nurse\nMercy Hospital\nLocation: Boston\nIndustry: Healthcare\n2019 - 2023',
      'other facts between the names and the dates',
    ],
  ])('reads %j (%s)', (lines) => expect(jobsIn(lines)).toEqual(['Nurse @ Mercy Hospital']));

  it.each([
    'ممرضة\nمستشفى الواحة\n2019 - الآن',
    'مستشفى الواحة\n2019 - الآن\nممرضة',
    'ممرضة في مستشفى الواحة (2019 - الآن)',
    'عملت ممرضة في مستشفى الواحة من 2019 حتى الآن',
    'ممرضة\nفي مستشفى الواحة\nالموقع: الرياض\n2019 - الآن',
    'جهة العمل: مستشفى الواحة\nالمسمى الوظيفي: ممرضة\nالفترة: 2019 - الآن',
    'جهة العمل:\nمستشفى الواحة\nالمنصب:\nممرضة\n2019 - الآن',
    'المسمى الوظيفي\tجهة العمل\tالفترة\nممرضة\tمستشفى الواحة\t2019 - الآن',
  ])('reads %j', (lines) =>
    expect(jobsIn(lines, 'الخبرات العملية')).toEqual(['ممرضة @ مستشفى الواحة']),
  );

  it.each([
    ['Acme (remote)', 'Acme'],
    ['Acme (Contract)', 'Acme'],
    ['Acme (6 months)', 'Acme'],
    ['Acme (Dublin, hybrid)', 'Acme'],
    ['Acme (formerly Apex)', 'Acme'],
    ['Acme (Ireland) Ltd', 'Acme Ltd'],
    ['National Bank (NB)', 'National Bank (NB)'],
    ['Moravia a.s.', 'Moravia a.s.'],
    ['نيل تك (عن بعد)', 'نيل تك'],
    ['مطبعة الأرز (عقد)', 'مطبعة الأرز'],
  ])('names the employer of "%s" without remarks', (employer, name) =>
    expect(jobsIn(`Software Engineer\n${employer}\n2019 - 2023`)).toEqual([
      `Software Engineer @ ${name}`,
    ]),
  );

  it('gives each of several titles the employer that is named once', () => {
    expect(
      jobsIn(
        'Acme Freight\n8 years 5 months\nSite Manager\nMarch 2019 - Present (5 years 8 months)\nDriver\nJune 2016 - February 2019 (2 years 9 months)',
      ),
    ).toEqual(['Site Manager @ Acme Freight', 'Driver @ Acme Freight']);
  });

  it('finds the title behind a line that describes the employer', () => {
    expect(
      jobsIn(
        'Elbe Press, Kiel\t2019 – present\nPublisher of travel guides\nMarketing Manager\n- Planned fairs\n\nAgentur Nord, Kiel\t2015 – 2019\nAgency for shipping and tourism\nJunior Consultant',
      ),
    ).toEqual(['Marketing Manager @ Elbe Press', 'Junior Consultant @ Agentur Nord']);
  });

  it('finds the jobs after duties with a heading of their own', () => {
    for (const names of ['Mine Overseer\nGold Reef', 'Company: Gold Reef\nPosition: Mine Overseer'])
      expect(
        jobsIn(
          `Shift Boss\nVaal Mines\n2019 – present\nDuties:\n- Lead a crew\n- Plan shifts\n\n${names}\n2015 – 2019\nDuties:\n- Blast`,
        ),
      ).toEqual(['Shift Boss @ Vaal Mines', 'Mine Overseer @ Gold Reef']);
  });

  it('knows an occupation that it has no word for by its ending', () => {
    for (const names of ['Glassblower\nMurano', 'Murano\nGlassblower'])
      expect(jobsIn(`${names}\n2019 - 2023`)).toEqual(['Glassblower @ Murano']);
  });

  it('reads double-spaced jobs', () => {
    for (const lines of [
      'Kite Labs\n\nDesigner\n\n2019 - 2023\n\n- Drew\n\nOwl & Co\n\nIntern\n\n2017 - 2019\n\n- Drew',
      '2019 - 2023\n\nKite Labs\n\nDesigner\n\n- Drew\n\n2017 - 2019\n\nOwl & Co\n\nIntern\n\n- Drew',
    ])
      expect(jobsIn(lines)).toEqual(['Designer @ Kite Labs', 'Intern @ Owl & Co']);
  });

  it('believes labels more than the look of a name', () => {
    for (const lines of [
      'Employer: Head & Cook\nRole: Ninja\nPeriod: 2019 - 2023',
      'Employer\tHead & Cook\nRole\tNinja\nPeriod\t2019 - 2023',
      'Employer:\nHead & Cook\nRole:\nNinja\n2019 - 2023',
    ])
      expect(jobsIn(lines)).toEqual(['Ninja @ Head & Cook']);
  });

  it('gives self-employed work no employer', () => {
    expect(jobsIn('Nurse\nMercy Hospital\n2019 - 2023\n\nFreelance\nTutor\n2016 - 2019')).toEqual([
      'Nurse @ Mercy Hospital',
      'Tutor @ null',
    ]);
    expect(jobsIn('مستشفى الواحة\nممرضة | 2019 - 2023\n\nعمل حر\nمدرسة | 2016 - 2019')).toEqual([
      'ممرضة @ مستشفى الواحة',
      'مدرسة @ null',
    ]);
  });

  it('keeps the department in the title', () => {
    expect(jobsIn('Nurse, ICU, Mercy Hospital (2019 - 2023)')).toEqual([
      'Nurse, ICU @ Mercy Hospital',
    ]);
    expect(jobsIn('Mercy Hospital, Boston — Nurse, Surgical Ward\n2019 - 2023')).toEqual([
      'Nurse, Surgical Ward @ Mercy Hospital',
    ]);
  });

  it('reads no job in the description of another', () => {
    expect(
      jobsIn(
        'Nurse\nMercy Hospital\n2019 - 2023\n- Promoted to ward manager by the board, after a long audit of night shifts, in 2021\n- Ran a study with the University of Boston',
      ),
    ).toEqual(['Nurse @ Mercy Hospital']);
  });
});
