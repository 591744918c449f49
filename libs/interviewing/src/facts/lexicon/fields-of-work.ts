import { fold } from '../../language/words';

/**
 * Names in the lexicon of whole professions or fields of study. They say what a person is, not what
 * they work with: nobody is asked how they "used nursing".
 */
const FIELDS = new Set(
  `Nursing|Pharmacy|Radiology|Physiotherapy|Intensive care|Critical care|Emergency care|Emergency medicine|Quantity surveying|Employee relations|Pediatrics|Surgery|Dental care|Nutrition|Public health|Teaching|Lecturing|Tutoring|Academic research|Special education|Early childhood education|STEM education
Accounting|Bookkeeping|Auditing|Corporate finance|Treasury|Taxation|Logistics|Supply chain management|Procurement|Sales|B2B sales|B2C sales|Retail sales|Field sales|Inside sales|Business development
Digital marketing|Marketing|Public relations|Graphic design|UX design|UI design|Product management|Project management|Program management|Business analysis|Recruitment|Talent acquisition|Customer service|Customer support|Help desk|Call center
Quality assurance|Statistics|Algorithms|Data structures|Machine learning|Deep learning|Data analysis|Business intelligence|Cybersecurity|Networking|Construction management|Manufacturing|Oil and gas|Robotics
Thermodynamics|Fluid mechanics|Geotechnical engineering|Structural analysis|Power systems|Renewable energy|Roads and highways|Mechanical design|Electrical design|Machine design|Medical terminology|Translation|Research`
    .split(/[|\n]/)
    .map(fold),
);

const FIELD_WORDS =
  /(?:^|\s)(?:engineering|sciences?|studies|medicine|nursing|law|economics|mathematics|physics|chemistry|biology|accounting|administration|degree|diploma|bachelor'?s?|master'?s?|b\.?sc|m\.?sc|mba|phd|هندسه|الهندسه|علوم|العلوم|الطب|طب|التمريض|تمريض|القانون|الاقتصاد|الرياضيات|الفيزياء|الكيمياء|بكالوريوس|ماجستير|دبلوم|محاسبه|المحاسبه)(?:$|\s)/u;

/** Engineering and science that name a method, not a field of study. */
const METHODS = new Set(
  [
    'Feature engineering',
    'Site reliability engineering',
    'Chaos engineering',
    'Prompt engineering',
  ].map(fold),
);

/** Whether a skill is a profession or a field of study rather than something one works with. */
export function isFieldOfWork(name: string): boolean {
  const folded = fold(name.trim());
  return FIELDS.has(folded) || (FIELD_WORDS.test(folded) && !METHODS.has(folded));
}
