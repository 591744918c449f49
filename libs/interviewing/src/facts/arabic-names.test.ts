import { parseResume } from './resume';
import { withArabicNames } from './arabic-names';

const parsed = (skills: string[]) => ({ ...parseResume('', { pages: 1 }), skills });

it('names the skills of a resume in Arabic, as read and as corrected', () =>
  expect(
    withArabicNames({
      parsedData: parsed(['Customer service', 'Excel', 'Kafka', 'client service', 'My own craft']),
      readData: parsed(['Teamwork']),
    }).skillsInArabic,
  ).toEqual({ 'Customer service': 'خدمة العملاء', Excel: 'إكسل', Teamwork: 'العمل الجماعي' }));

it('has none for a resume that was not read', () =>
  expect(withArabicNames({ parsedData: null }).skillsInArabic).toEqual({}));
