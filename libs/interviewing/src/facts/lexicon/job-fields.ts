import { fold } from '../../language/words';

/** What a form asks about a job: its title, its employer, or something that we don't read. */
export type JobField = 'title' | 'employer' | 'other';

/** The labels of each field, separated by bars. */
const LABELS: Readonly<Record<JobField, string>> = {
  title: `
    job title | title | job role | role | position | position held | positions held |
    occupation or position held | occupation | post | designation | المسمى الوظيفي | المسمى |
    المنصب | الوظيفة`,
  employer: `
    company | company name | name of company | employer | employer name | name of employer |
    name and address of employer | employing organization | employing organisation |
    organization | organisation | organization name | organisation name | firm | client |
    workplace | جهة العمل | الجهة | الشركة | اسم الشركة | اسم الجهة | مكان العمل | المؤسسة |
    صاحب العمل`,
  other: `
    location | place | city | country | address | date | dates | period | duration | tenure |
    from | to | industry | company industry | sector | type of business or sector | business |
    department | division | team size | reporting to | reports to | website | main duties |
    duties | main activities | notice period | reason for leaving | salary | الموقع | المكان |
    المدينة | البلد | الدولة | العنوان | المدة | الفترة | التاريخ | من | إلى | القطاع |
    قطاع الشركة | مجال الشركة | المجال | القسم | الإدارة | المهام | المسؤوليات | سبب ترك العمل`,
};

const INDEX = new Map(
  Object.entries(LABELS).flatMap(([field, list]) =>
    list.split('|').map((label) => [fold(label.trim()), field as JobField] as const),
  ),
);

const INLINE = /^([^:：]{2,40})[:：](.+)$/;

/** Returns the field that a text names if it holds nothing else ("Company:", "Role"). */
export const bareField = (text: string): JobField | undefined =>
  INDEX.get(fold(text.replace(/\s*[:：]\s*$/, '').trim()));

/** Splits a text like "Employer: Acme" into its field and the fact, or returns null. */
export function labelledFact(text: string): { field: JobField; text: string } | null {
  const [, label = '', fact = ''] = text.match(INLINE) ?? [];
  const field = bareField(label);
  return field ? { field, text: fact.trim() } : null;
}
