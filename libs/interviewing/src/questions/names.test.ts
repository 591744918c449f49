import { employerName, isQualification, projectName, spokenRole } from './names';

it.each([
  ['Souqly', 'Souqly'],
  ['Mercy General Hospital', 'Mercy General Hospital'],
  ['NORDHAVEN ORTHOPAEDICS CANADA', 'Nordhaven Orthopaedics Canada'],
  ['IBM', 'IBM'],
  ['Ferrytide Ltd', 'Ferrytide'],
  ['شركة سهول الباطنة ش.م.ع.ع', 'شركة سهول الباطنة'],
  ['شركة النيل للتجارة', 'شركة النيل للتجارة'],
  ['مستشفى الملك فهد', 'مستشفى الملك فهد'],
  ['Brightline Fibre (internet provider)', 'Brightline Fibre'],
  ['■ مستشفى الواحة', 'مستشفى الواحة'],
  ['• Souqly', 'Souqly'],
  ['Ontario East', null],
  ['GTA WEST', null],
  ['Northwest Airlines', 'Northwest Airlines'],
  ['ICU', null],
  ['Medical Ward', null],
  ['later Senior Staff Nurse from', null],
  ['14 Harbour Row', null],
  ['210 employees', null],
  ['HR Generalist Manager', null],
  ['آب', null],
  ['كانون الأول', null],
  ['نابلس', null],
  ['Cairo', null],
])('employer %s → %s', (name, spoken) => expect(employerName(name)).toBe(spoken));

it.each([
  ['FleetPulse', 'FleetPulse'],
  ['Falls Prevention Program', 'Falls Prevention Program'],
  ['Return to Work', 'Return to Work'],
  ['مشروع استبدال الضواغط', 'استبدال الضواغط'],
  ['Capstone', null],
  ['Weekend thing', null],
  ['ACTIVITIES', null],
  ['WHAT I KNOW', null],
  ['Python', null],
  ['Treasurer', null],
  ['مشروع تخرج', null],
])('project %s → %s', (name, spoken) => expect(projectName(name)).toBe(spoken));

it.each([
  ['Charge Nurse - Intensive Care', 'Charge Nurse'],
  ['Sales Representative, Surgical Robotics', 'Sales Representative'],
  ['Front-End Developer', 'Front-End Developer'],
  ['مطور/ة برمجيات مبتدئ/ة', 'مطور برمجيات مبتدئ'],
  ['مندوب أو مندوبة مبيعات', 'مندوب مبيعات'],
  ['أخصائي موارد بشرية HR Generalist', 'أخصائي موارد بشرية'],
  ['مطور React', 'مطور React'],
  ['مسّاح كميات / مهندس كميات', 'مسّاح كميات'],
])('role %s → %s', (title, spoken) => expect(spokenRole(title)).toBe(spoken));

it.each([
  ['إجازة مهنية في اللوجستيك', true],
  ['دورة «البيع الاستشاري»', true],
  ['بكالوريوس محاسبة', true],
  ['Bachelor of Nursing', true],
  ['أستاذ مساعد', false],
  ['مدير عمليات', false],
  ['Master Electrician', false],
  ['Course Leader', false],
  ['Lecturer', false],
])('%s is a qualification: %s', (title, is) => expect(isQualification(title)).toBe(is));
