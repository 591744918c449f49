import { withoutTashkeel } from '../language/words';

/**
 * Matches words about topics that no question may touch on: age, family, pregnancy, religion,
 * health, origin, politics and pay history. Matching is deliberately broad, so even a project named
 * "Children of the Nile" is never mentioned in a question. Words that are also trade terms
 * ("patient", "public health", Arabic سياسة as "policy") match only in a personal context.
 */
const ENGLISH = new RegExp(
  String.raw`\b(?:${[
    // Age
    String.raw`age|ages|aged|ageing|aging|(?<!Ernst & )young|younger|youth|youngest|elderly|how old|old enough|too old|years old|older than|birthday|birth|date of birth|born|retire\w*|generation z|millennials?|digital native`,
    // Family
    String.raw`famil(?:y|ies)|marr(?:y|ied|iage)|marital|single mother|spouse|husband|wife|fianc\w+|boyfriend|girlfriend|divorce\w*|widow\w*|children|child|kids?|babys?|babies|child ?care|(?:your|a) (?:parents?|mother|father)|caregiver`,
    String.raw`pregnan\w*|maternity|paternity|parental|fertility|sexual|sexuality|sexual orientation|gay|lesbian|transgender|gender|sex|male|female|menstrua\w*`,
    // Religion
    String.raw`religio\w*|church|mosque|synagogue|temple|faith|pray(?:s|er|ers|ing)?|worship|muslims?|islam\w*|christian\w*|jew|jews|jewish|hindus?|buddhis\w*|sunni|shia|atheis\w*|ramadan|hijab|veil|headscarf|fasting`,
    // Health
    String.raw`(?:your|own|mental|state of) health|health (?:condition|problem|issue|history|status)s?|medical (?:history|condition|leave)|disab\w*|handicap\w*|illness\w*|sick|sick leave|chronic|depression|therapist for you|hiv|smok(?:e|er|ing)|(?:your|body) weight|height and weight|genetic`,
    // Origin
    String.raw`nationalit\w*|citizenship|ethnic\w*|race|races|racial|skin colou?r|tribe|tribal|caste|immigra\w*|visa status|native (?:language|speaker|country|tongue)|mother tongue|(?:your|country of|place of) origin|where (?:are|were|do) you (?:really )?(?:from|come from|born)|hometown|home country|(?:your|foreign) accent|foreigners?`,
    // Politics and pay
    String.raw`politic\w*|election\w*|did you vote|whom? (?:do|did) you vote|voted for|political party|trade union|union member\w*`,
    String.raw`salary (?:history|so far|expectation\w*)|(?:your|current|previous|last|present|former) (?:salary|salaries|pay|wages?|income|compensation)|how much (?:do|did|were|are) you (?:earn\w*|paid|make|making)|did you earn|you earned`,
  ].join('|')})\b`,
  'iu',
);

const ARABIC = new RegExp(
  String.raw`(?<!\p{L})[وف]?(?:ال|بال|كال|لل|[بلك])?(?:${[
    'عمرك|عمركم|عمره|عمرها|العمر|سنك|السن|ميلادك|الميلاد|مسن|مسنين|شاب|شابة|شباب|تقاعد|تقاعدك|الشيخوخة',
    'عائلة|عائلتك|عائلية|عائلي|أسرتك|أسرية|أسري|الأسرية|زوج|زوجة|زوجك|زوجتك|زواج|زواجك|متزوج|متزوجة|متزوجين|أعزب|عزباء|مطلق|مطلقة|أرمل|أرملة|خطيبك|خطيبتك|الاجتماعية الحالة|حالتك الاجتماعية|الحالة الاجتماعية|أطفالك|أطفال|طفل|طفلك|أبناؤك|أبنائك|أبناء|أولادك|أولاد|والداك|والديك|والدك|والدتك',
    'حامل|حملك|الحمل والولادة|إنجاب|الإنجاب|أمومة|ولادة|رضاعة|ذكور|إناث|أنثى|رجل|امرأة|جنسك|الجنسين|النوع الاجتماعي',
    'دين|دينك|ديانة|ديانتك|ديني|دينية|متدين|مذهب|مذهبك|طائفة|طائفتك|طائفية|عقيدة|عقيدتك|مسلم|مسلمة|مسيحي|مسيحية|يهودي|يهودية|سني|سنية|شيعي|شيعية|صلاة|صلاتك|صيامك|صيام|مسجد|كنيسة|حجاب|حجابك|نقاب',
    'حالتك الصحية|الحالة الصحية|وضعك الصحي|صحتك|مرضك|أمراضك|أمراض مزمنة|مرض مزمن|إعاقة|إعاقتك|معاق|معاقة|ذوي الاحتياجات|إجازة مرضية|إجازاتك المرضية|علاجك|تدخين|مدخن|وزنك',
    'جنسية|جنسيتك|جنسيات|قبيلة|قبيلتك|قبلي|قبلية|أصلك|أصولك|عرق|عرقك|عرقية|عرقي|لهجتك|لكنتك|مسقط رأسك|وطنك|بلدك|بلدك الأصلي|لغتك الأم|بشرتك|وافد|أجنبي|أجنبية|من أين أنت',
    'سياسي|سياسية|حزب|حزبك|انتخاب|انتخابات|صوتك الانتخابي|نقابة',
    'راتبك|راتب سابق|راتبك السابق|الراتب السابق|الراتب الحالي|راتبك الحالي|راتب حالي|دخلك|أجرك|كم كنت تتقاضى|كم تتقاضى|تتقاضى',
  ].join('|')})(?!\p{L})`,
  'u',
);

/**
 * Whether a text contains words about topics that no question may touch on, such as age, family,
 * religion, health, origin, politics or pay history. Accepts Arabic with or without diacritics.
 */
export function isSensitive(text: string): boolean {
  const bare = withoutTashkeel(text);
  return ENGLISH.test(bare) || ARABIC.test(bare);
}
