import { fold, words } from '../language/words';

const TITLE_WORDS = new Set(
  `
engineer developer programmer architect analyst scientist manager director lead head officer administrator admin specialist consultant designer
researcher coordinator supervisor executive representative rep associate assistant intern trainee technician nurse doctor physician pharmacist
therapist teacher lecturer professor instructor tutor trainer principal accountant auditor controller cashier clerk secretary receptionist recruiter
writer editor copywriter marketer strategist planner buyer merchandiser salesperson salesman seller agent advisor adviser banker broker trader
cto ceo cfo coo cio founder president partner owner freelancer tester sre dba foreman surveyor inspector operator electrician mechanic chef
photographer translator interpreter lawyer paralegal counsel
مهندس مهندسه مطور مطوره مبرمج مبرمجه محلل محلله مدير مديره مشرف مشرفه مصمم مصممه محاسب محاسبه مدقق مدققه مراجع معلم معلمه مدرس مدرسه ممرض ممرضه طبيب طبيبه
صيدلي صيدلانيه اخصائي اخصائيه اخصايي اخصاييه منسق منسقه مسؤول مسؤوله مسوول مسووله مساعد مساعده مستشار مستشاره ممثل ممثله موظف موظفه رئيس رييس رئيسه رييسه قائد قايد قائده قايده متدرب متدربه فني فنيه
مندوب مندوبه مسوق مسوقه كاتب كاتبه محرر محرره مترجم مترجمه باحث باحثه محاضر محاضره سكرتير سكرتيره خبير خبيره
`
    .split(/\s+/)
    .filter(Boolean)
    .map(fold),
);

const PLACE =
  /^(remote|hybrid|onsite|on site|full time|part time|contract|freelance|internship|cairo|giza|alexandria|riyadh|jeddah|dammam|khobar|al khobar|makkah|mecca|madinah|medina|dubai|abu dhabi|sharjah|doha|kuwait|kuwait city|manama|muscat|amman|beirut|baghdad|casablanca|tunis|london|berlin|paris|madrid|amsterdam|dublin|new york|san francisco|seattle|austin|boston|chicago|los angeles|toronto|vancouver|sydney|melbourne|singapore|bangalore|mumbai|delhi|istanbul|egypt|saudi arabia|ksa|uae|united arab emirates|qatar|jordan|lebanon|uk|united kingdom|usa|us|united states|germany|france|canada|india|australia|[a-z ]+ (area|province|city)|[a-z]{2}|الرياض|جده|الدمام|القاهره|الاسكندريه|دبي|ابوظبي|الدوحه|عمان|بيروت|مكه|مكه المكرمه|المدينه المنوره|السعوديه|مصر|الاردن|الامارات|قطر|الكويت|عن بعد|دوام كامل|دوام جزئي)$/;

/** Whether a text looks like a job title ("Senior Backend Engineer", "معلمة رياضيات"). */
export function isTitle(text: string): boolean {
  const list = words(text);
  return list.length > 0 && list.length <= 9 && list.some((word) => TITLE_WORDS.has(word));
}

/**
 * Whether a text is the name of a city, a country or a type of employment. These often appear next
 * to an employer's name.
 */
export const isPlace = (text: string) =>
  PLACE.test(
    fold(text)
      .replace(/[^\p{L} ]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

const SEPARATORS =
  /\s+[-–—|•·@]\s+|\s*[|•·—–]\s*|,\s+|،\s*|\s+(?:at|@)\s+|\s+(?:في شركة|لدى|لدي)\s+|\t+|\s{3,}/;

/** Splits a job heading at the separators between title, employer and place. */
export function parts(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.replace(/^[\s,;:()-]+|[\s,;:(-]+$/g, '').trim())
    .filter((part) => part.length > 1);
}

/** Finds the title and the employer in one or more heading lines; each is null if absent. */
export function titleAndEmployer(lines: readonly string[]): {
  title: string | null;
  employer: string | null;
} {
  const all = lines.flatMap(parts).filter((part) => !isPlace(part) && !/^\W*\d+\W*$/.test(part));
  const title = all.find(isTitle) ?? null;
  const employer =
    all.find((part) => part !== title && !isTitle(part) && words(part).length <= 6) ?? null;
  const fallback = employer
    ? null
    : (all.find((part) => part !== title && words(part).length <= 5) ?? null);
  return { title, employer: employer ?? fallback };
}
