import { DEFAULT_JOB_ROLE, type ParsedJobDescription } from '@portal/protocol';
import { skillNamed } from '../facts/lexicon/skills';
import { isWorkFamily, type Family, type WorkFamily } from '../facts/lexicon/families';
import { fold } from '../language/words';
import type { QuestionRequest } from './facts';

/** Matches words of a job title, in folded spelling. */
const titled = (english: string, arabic: string) =>
  new RegExp(String.raw`\b(?:${english})\b|${fold(arabic)}`, 'u');

/**
 * Families by words of a job title. The first that matches counts: what a person does comes before
 * the field in which they do it, so that who sells medicines or recruits nurses is not asked about
 * a ward.
 */
const ROLE_HINTS: readonly (readonly [RegExp, WorkFamily])[] = [
  [
    titled(
      String.raw`qa|software quality|test(?:er| engineer| automation)|sdet`,
      'ضمان جودة البرمجيات|اختبار البرمجيات|مختبر برمجيات',
    ),
    'quality',
  ],
  [
    titled(
      String.raw`devops|sre|site reliability|platform engineer|cloud (?:engineer|architect)|infrastructure|system(?:s)? administrator|network (?:engineer|administrator)|(?:information |cyber ?)security|security (?:engineer|analyst)`,
      'أمن المعلومات|الأمن السيبراني|شبكات|مدير أنظمة',
    ),
    'infrastructure',
  ],
  [
    titled(
      String.raw`supply chain|logistics?|warehouse|procurement|purchasing|buyer|inventory|storekeeper|demand plann\w+|materials? plann\w+|freight|customs|fleet|dispatcher|shipping`,
      'سلاسل الإمداد|سلسلة الإمداد|سلسلة التوريد|لوجست|مستودع|مخزن|مخازن|مشتريات|مخزون|الشحن|تخليص جمركي|أسطول',
    ),
    'logistics',
  ],
  [
    titled(
      String.raw`(?:civil|mechanical|electrical|structural|hvac|mep|manufacturing|maintenance|industrial|chemical|petroleum|biomedical|aerospace|automotive|mechatronics?|mining|environmental|geotechnical|instrumentation|piping)(?: \S+){0,2} (?:engineer|technician|designer|supervisor|manager|inspector|foreman)|(?:site|process|production|project|design|planning|field|reliability|quality control|commissioning|graduate|trainee) engineer|quantity surveyor|surveyor|mechanic|electrician|draftsman`,
      String.raw`مهندسة? (?:\S+ )?(?:مدني|ميكانيك|كهرب|إنشائي|موقع|صناعي|كيميائي|بترول|صيانة|مشاريع|تخطيط|تصميم ميكانيكي)|(?:هندسة|الهندسة) (?:ال)?(?:مدني|ميكانيك|كهرب|صناعي)|فنية? (?:صيانة|ميكانيك|كهرب)|مساح`,
    ),
    'engineering',
  ],
  [
    titled(
      String.raw`data(?! entry)|machine learning|ml engineer|ai engineer|bi (?:developer|analyst)|statistician|analytics`,
      '(?:عالم|محلل|محللة|مهندس|مهندسة) بيانات|البيانات|ذكاء الأعمال',
    ),
    'data',
  ],
  [titled('designer|ux|ui|design lead', 'مصمم'), 'design'],
  [
    titled(
      'sales|account executive|business development|account manager|salesperson|salesman|(?:medical|pharmaceutical|pharma) rep(?:resentative)?',
      'مبيعات|تطوير أعمال|تطوير الأعمال|مندوبة? (?:دعاية|طبي|علمي|تسويق|أدوية)',
    ),
    'sales',
  ],
  [
    titled('marketing|seo|content|brand|social media|growth|copywriter', 'تسويق|محتوى'),
    'marketing',
  ],
  [
    titled(
      String.raw`recruit\w+|talent|human resources|hr|people partner`,
      'موارد بشرية|الموارد البشرية|توظيف',
    ),
    'people',
  ],
  [
    titled(
      String.raw`teach\w+|lecturer|instructor|tutor|professor|curriculum|school principal|educator`,
      'معلم|مدرس|محاضر|مناهج',
    ),
    'education',
  ],
  [
    titled(
      String.raw`account(?:ant|ing)|auditor|financ\w+|treasury|controller|bookkeep\w*|payroll|tax`,
      'محاسب|(?:^| |ال)مالي|تدقيق|مدقق|خزينة',
    ),
    'finance',
  ],
  [
    titled(
      String.raw`nurs\w+|doctor|physician|pharmac\w+|clinical|\w*therapist|medical|healthcare|dent(?:ist|al)|radiograph\w+|radiolog\w+|midwife|paramedic|surgeon|dietitian|nutritionist|optometrist|laboratory`,
      'ممرض|طبيب|صيدل|تمريض|أسنان|علاج طبيعي|أشعة|مختبر طبي|مختبرات طبية|تغذية|مسعف|قابلة',
    ),
    'healthcare',
  ],
  [
    titled(
      String.raw`support|customer (?:service|success|care|experience)|help ?desk|call cent(?:er|re)|service desk`,
      'خدمة العملاء|خدمة عملاء|دعم',
    ),
    'support',
  ],
  [
    titled(
      'product (?:manager|owner)|project (?:manager|coordinator)|program manager|business analyst|scrum master',
      'مدير مشروع|مديرة مشروع|مدير مشاريع|مديرة مشاريع|مدير منتج|مديرة منتج|إدارة المشاريع|محلل أعمال|منسق مشاريع',
    ),
    'product',
  ],
  [
    titled(
      String.raw`developer|programmer|software|backend|back-end|frontend|front-end|full[- ]?stack|mobile|web|ios|android|engineer`,
      'مطور|مبرمج|برمجيات|واجهات|ويب',
    ),
    'software',
  ],
];

const familyNamedIn = (text: string): WorkFamily | undefined =>
  ROLE_HINTS.find(([pattern]) => pattern.test(fold(text)))?.[1];

/** Duties and skills of a position that have to name a family if its title does not. */
const MIN_NAMING_FAMILY = 2;

/**
 * Returns the family of whose work questions may be asked. A position has to be of the family, by
 * its title or by most of its duties and skills that name any: what the candidate did before says
 * nothing about a new kind of work. Without a position, it is the candidate's own.
 */
export function familyOfWork(request: QuestionRequest): WorkFamily | undefined {
  const { jobDescription } = request;
  if (!jobDescription || jobDescription.title === DEFAULT_JOB_ROLE.title)
    return families(request)[0];
  return familyNamedIn(jobDescription.title) ?? familyOfDuties(jobDescription.parsed);
}

function familyOfDuties({ responsibilities, skills }: ParsedJobDescription) {
  const named = [
    ...responsibilities.map(familyNamedIn),
    ...skills.map((name) => skillNamed(name)?.family),
  ].filter(isWorkFamily);
  return named.find((family) => {
    const count = named.filter((each) => each === family).length;
    return count >= MIN_NAMING_FAMILY && count * 2 > named.length;
  });
}

/**
 * Returns the job families that an interview is about, most likely first. The job title counts
 * most, then the job description, then the candidate's titles and skills.
 */
export function families({ resume, jobDescription }: QuestionRequest): WorkFamily[] {
  const weights = new Map<WorkFamily, number>();
  const add = (family: Family, weight: number) => {
    if (isWorkFamily(family)) weights.set(family, (weights.get(family) ?? 0) + weight);
  };
  const hint = (title: string, weight: number) => {
    const family = familyNamedIn(title);
    if (family) add(family, weight);
  };
  if (jobDescription) {
    hint(jobDescription.title, 20);
    for (const name of jobDescription.parsed.skills) {
      const skill = skillNamed(name);
      if (skill) add(skill.family, 2);
    }
  }
  resume?.titles.slice(0, 3).forEach((title) => hint(title, 4));
  resume?.skills.slice(0, 15).forEach((name) => {
    const skill = skillNamed(name);
    if (skill) add(skill.family, 1);
  });
  return [...weights]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([family]) => family);
}
