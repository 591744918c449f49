import { fold } from '../../language/words';
import type { SectionName } from './heading-names';

/** Joins patterns, one a line, to one of whole headings. Arabic spelling is folded. */
const headings = (list: string) =>
  new RegExp(
    `^(?:${list
      .trim()
      .split(/\s*\n\s*/)
      .map((line) => (/[\u0621-\u064A]/.test(line) ? fold(line) : line))
      .join('|')})$`,
    'u',
  );

/**
 * Headings that are said rather than named: job descriptions speak to their readers ("What you
 * bring", "Is this you?", "ما نبحث عنه").
 */
const PHRASES: readonly (readonly [SectionName, RegExp])[] = [
  [
    'preferred',
    headings(String.raw`
      (?:also |even |what )?(?:would|will) (?:also )?be (?:great|nice|good|lovely|helpful|useful|welcome|a plus|a bonus|even better)
      (?:also |even )?(?:nice|good|great|lovely|helpful|useful) (?:to have|extras?|additions?|if you have|too)
      (?:it )?(?:would )?helps? if you (?:have|know|bring)
      (?:extra|bonus|brownie) points(?: for| if you have)?
      (?:extras|pluses|nice extras|big plus|bonus skills)
      we(?:'d| would) (?:also )?(?:love|like|be pleased|be happy)(?: to see| it if you have| if you have)?
      you (?:might|may|could) also (?:have|bring)
      (?:preferred|desirable|desired|additional|optional|advantageous) (?:criteria|experience|knowledge|requirements|attributes|qualifications|skills and experience)
      و?(?:من باب التفضيل|مما نفضله?|ما نفضله|نفضل|يفضل أن يكون لديك|يفضل توفر|حبذا|يا حبذا|يسعدنا أيضا?|يسرنا)
      (?:ليس(?:ت)? شرطا?)(?: لكنه (?:يسعدنا|مفيد|مفضل))?
      (?:مهارات|خبرات|مؤهلات|شروط) (?:تفضيلية|مفضلة)`),
  ],
  [
    'requirements',
    headings(String.raw`
      (?:what|who|the skills|skills|the experience) (?:we|we're|we are|you|you'll|you will|you'd|you would|you should) (?:also |really |do )?(?:ask for|asking for|look for|looking for|need|need to have|want|expect|expecting|require|seek|seeking|hope for|bring|have|offer)(?: (?:from|in) (?:you|a candidate|candidates)| to (?:succeed|apply|have|do the job)| (?:for|in|to) (?:this|the) (?:role|job|position|team|table))?
      (?:and )?(?:you|you'll|you will|you should|you must|you'll need to|(?:the )?(?:ideal )?(?:candidates?|applicants?)(?: should| must| will)?) (?:bring|have|need|possess|offer)
      (?:to succeed|to be successful|to do this|for this),? you(?:'ll| will)?(?: need| have| bring)?
      (?:we|we're|we are) (?:ask for|asking for|looking for|expect|expecting|require|need|seek|seeking|want)
      (?:is this|could this be|are) you|(?:does this |this )?sounds? like you|who you might be
      (?:your|our ideal|our|the ideal|the right|the successful|ideal) (?:background|candidate|person|experience|strengths|skills and experience|knowledge|qualifications)
      (?:person|candidate|applicant) (?:specification|profile|requirements|criteria)
      (?:essential|required|key|minimum|basic|selection) (?:criteria|knowledge|skills and experience|skills and qualifications)
      knowledge,? skills,? and (?:abilities|experience)
      (?:qualifications|education|requirements) and (?:experience|requirements)
      (?:و?(?:ما|ماذا|من|الذي|ما الذي) )(?:نبحث عنه?|نحتاجه?|نحتاج إليه|نطلبه?|نشترطه?|نريده?|نتوقعه?)(?: (?:فيك|منك|لديك|في المرشح|في المتقدم|من المرشح|من المتقدم|في زميلنا))?
      و?(?:نشترط|نطلب|نحتاج|نتوقع|نبحث عن|نريد)(?: (?:فيك|منك|أيضا|في المتقدم|من المتقدم|في المرشح))?
      (?:لا ?بد|يجب|ينبغي|يشترط)(?: من)?(?: أن)? (?:يكون|تكون|يتوفر|تتوفر|توفر)(?: (?:لديك|فيك|عندك|لدى المتقدم|في المتقدم|لدى المرشح|ما يلي))?
      (?:المطلوب|المطلوبة|مطلوب)(?: (?:منك|فيك|توفره|ما يلي|للوظيفة|من المتقدم))?
      (?:مواصفات|صفات|مؤهلات|ملف) (?:المرشح|المتقدم|شاغل الوظيفة|المرشحة|الوظيفة)
      (?:شروط|معايير|متطلبات) (?:التقديم|التقدم|القبول|التوظيف|الشغل|الالتحاق|المنصب)
      (?:هل أنت|من أنت|أنت الشخص المناسب إذا|لديك|خبرتك ومهاراتك|مؤهلاتك|مهاراتك|خبراتك)`),
  ],
  [
    'responsibilities',
    headings(String.raw`
      what (?:the (?:job|role|work) (?:is|involves|looks like)|you (?:do|get to do))
      your (?:week|day|days|mission|work|job|main tasks|typical day|contribution)
      (?:a )?(?:typical )?(?:day|week) in the (?:life|job|role)|(?:the|about the) (?:work|job)
      و?(?:ماذا|ما الذي) (?:ستفعل|ستعمل|ستقوم به|سيكون بين يديك)|دورك|عملك|الوصف|يومك|ما تقوم به`),
  ],
  [
    'other',
    headings(String.raw`
      (?:and )?what (?:you(?:'ll| will)? (?:get|receive)|we (?:give|give you|pay|provide|can offer|offer you)|is in it for you)|what's in it for you
      (?:we|what we) offer(?: you)?|our offer|the offer|in return|(?:the |your |our )?package|why join(?: us)?|the (?:deal|perks|benefits)|your benefits|compensation(?: and benefits)?
      و?(?:ماذا|ما|ما الذي) (?:نقدمه?|نعطيك|نمنحك|نوفره?|ستحصل عليه|تحصل عليه)(?: لك)?|نقدم(?: لك)?|نوفر لك|نعرض|العرض|عرضنا|لك منا`),
  ],
];

/** Sentences that end in a colon and say that what follows is asked for. */
const ANNOUNCEMENT =
  /^(?:.{0,40}\b(?:you(?:'ll| will| should| must)? (?:have|need|bring)|(?:candidates?|applicants?) (?:will|should|must|needs? to) (?:have|bring|be|demonstrate)|we (?:are looking|look|ask) for|we (?:need|require|expect)|the following (?:skills|qualifications|experience|requirements))\b.{0,40}|(?:المطلوب|مطلوب|نبحث عن|يشترط|نشترط|نطلب|الشروط).{0,60})[:：]$/u;

/** Whether a line announces requirements. Expects a folded line with its colon. */
export const announcesRequirements = (line: string): boolean => ANNOUNCEMENT.test(line);

/** Returns the section that a spoken heading opens. Expects a folded line without its marks. */
export const sectionOfPhrase = (line: string): SectionName | undefined =>
  PHRASES.find(([, pattern]) => pattern.test(line))?.[0];
