/**
 * How strongly a job description asks for a skill, strongest first:
 * - `required` and `preferred` as the text says
 * - `used`: part of the work, without a word on who must bring it
 * - `mentioned`: about the company, its product, its customers or its industry
 */
export const STRENGTHS = ['required', 'preferred', 'used', 'mentioned'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Joins phrases, one a line, to a pattern of whole words in folded text. */
const phrases = (list: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${list
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})(?![\p{L}\p{N}])`,
    'gu',
  );

/** Phrases that make what they belong to optional. Folded spelling. */
export const PREFERRED = phrases(String.raw`
  (?:a |an )?(?:big |huge |strong |definite |real )?plus(?! \d)(?=\s*(?:[).,;:!]|$|but|and|for))
  nice[ -]to[ -]haves?
  good to have
  bonus(?: points?)?(?! scheme| plan| payment)
  (?:highly |strongly )?preferred
  preferably
  ideally
  desirable
  desired
  advantageous
  (?:an? |strong |distinct )*(?:advantage|asset)
  (?:would|will) be (?:great|helpful|useful|welcome|beneficial)
  is (?:helpful|useful|welcome|beneficial)
  (?:but )?(?:is |are )?not (?:strictly |absolutely )?(?:required|essential|necessary|mandatory|a must|needed)
  optional(?:ly)?
  we(?:'d| would) (?:love|like to see|be (?:pleased|happy|glad))
  (?:it )?would be (?:lovely|nice|a bonus|perfect)
  would (?:help|make us happy)
  even better
  if you (?:also )?(?:have|know|bring)
  (?:nice|welcome) extras?
  و?يفضل
  و?تفضل
  المفضل
  و?(?:ل)?(?:الافضليه|افضليه)
  و?يستحسن
  و?يحبذ
  محبذه?
  و?(?:تعد |يعد |تعتبر |يعتبر |ك)?(?:ميزه|مزيه|نقطه|اضافه|قيمه) (?:اضافيه|مضافه|جيده|قويه|حلوه)
  (?:تعد |يعد |تعتبر |يعتبر )ميزه
  (?:هو |هي |تكون |يكون )?ميزه
  مرغوب(?:ه)?
  (?:ليس(?:ت)?|مو|مب|مهوب|ما هو|غير|دون ان (?:يكون|تكون)) (?:شرطا|شرط|الزامي|الزاميه|ضروري|ضروريه|مطلوب|مطلوبه|اساسي|لازم)
  و?(?:يا ليت|ياليت|حلو لو|زين لو|نتمني)
  [وف]?(?:مما )?نفضل(?:ه|ها)?
  و?(?:يا )?حبذا
  و?(?:يسعدنا|يسرنا|نحب ان نري)
  و?(?:مستحب|مستحبه)
  (?:و?له |و?لها |فله |فلها )(?:ال)?(?:اولويه|افضليه|نقطه زياده)
  اضافه (?:جميله|مفيده|لطيفه)
  (?:نقدمه|نقدمها) علي غيره
`);

/** Phrases that make what they belong to a condition. Folded spelling. */
export const REQUIRED = phrases(String.raw`
  (?:a |absolute )?must(?:-| )?haves?
  (?:is |are )?(?:a )?must
  (?:is |are )?(?:required|essential|mandatory|necessary|needed|indispensable|non-negotiable)
  requires?
  (?:you|the candidate|candidates|applicants) (?:will |'ll )?(?:need|have|bring|know|hold)s?
  you'll need
  you (?:can|use|manage)
  you are (?:comfortable|confident|at ease|familiar|able|used to)
  (?:we )?(?:do )?(?:have to )?insist on
  you(?:'ve| have) (?:used|worked|built|run)
  we (?:need|require|expect|seek|look for|ask for|ask that)
  (?:we are |we're )?looking for
  minimum
  at least
  \d+\+? (?:or more )?years?
  (?:proven |hands[ -]on |solid |strong |good |deep |extensive |relevant |prior |previous |working |practical )*(?:experience|knowledge|command|understanding|background|expertise|grasp) (?:with|in|of|on|using|as)
  (?:proficien(?:t|cy)|fluen(?:t|cy)|skilled|expert|competent|certified|experienced|versed|familiar(?:ity)?) (?:with|in|at)
  (?:strong|solid|excellent|good|proven|advanced) \S+(?: \S+)? (?:skills?|abilities|ability)
  (?:able|ability) to (?:use|work with|read|write)
  و?يشترط
  و?تشترط
  شرط(?: اساسي)?
  و?يجب
  و?(?:هو |هي )?(?:مطلوب|مطلوبه|المطلوب)
  و?(?:هو |هي )?(?:ضروري|ضروريه|الزامي|الزاميه|اساسي|اساسيه)
  و?لا بد
  و?لابد
  و?لازم
  و?(?:ل|ب)?خبره(?: \S+)? (?:في|مع|ب\S+|لا)
  و?اتقان
  و?(?:يتقن|تتقن)
  و?(?:اجاده|يجيد|تجيد)
  و?(?:ال)?معرفه (?:جيده |قويه |متينه )?(?:ب\S+|في)
  و?(?:المام|ملم|ملمه)
  نبحث عن
  ندور علي
  و?نحتاج(?: الي)?
  و?(?:نطلب|نشترط|نريد|نتوقع)
  لا نتنازل عن
  و?(?:ال)?قدره علي
  و?(?:ان )?(?:يكون|تكون) (?:لديه|لديها|عنده|عندها|عندك|لديك)
`);

/**
 * Conditions that hold even after a preference ("ideally Airflow, and you must know SQL"); weaker
 * ones only repeat it ("ideally with experience in Airflow").
 */
export const STRONG =
  /must|requir|need|essential|mandatory|شترط|يجب|لازم|لا ?بد|مطلوب|ضروري|الزامي/u;

/** Markers that follow what they are about, if they end a list ("Airflow is a plus"). */
export const TAIL =
  /^(?:is|are|a|an|plus|would|will|but|not|required|essential|mandatory|necessary|needed|preferred|highly|strongly|desirable|desired|advantageous|advantage|asset|optional|must|nice|bonus|ميزه|مزيه|نقطه|اضافه|قيمه|هو|هي|تعد|يعد|تعتبر|يعتبر|تكون|يكون|مرغوب|مرغوبه|محبذ|محبذه|مطلوب|مطلوبه|ضروري|ضروريه|الزامي|الزاميه|اساسي|اساسيه|شرط|ليس|ليست|مو|مب|مهوب|غير|و?افضليه|كميزه|مستحب|مستحبه|[وف]?له|[وف]?لها|نقدمه|نقدمها)(?!\p{L})/u;

/** Sentences that speak of the company, its product or its customers. Folded spelling. */
export const COMPANY = new RegExp(
  [
    String.raw`^(?:we|we're|we've) (?!need|require|expect|seek|ask|insist|look|want|are looking|are seeking|are hiring|'re looking|'re hiring|hire|would love|use\b|work with)`,
    String.raw`^we're (?!looking|seeking|hiring)`,
    String.raw`\b(?:our|the company's|its) (?:\S+ )?(?:company|product|products|platform|customers|clients|users|app|business|mission|investors|offices|services|solutions|partners|hospital|school|group) (?:is|are|has|have|helps?|serves?|runs?|reach(?:es)?|powers?|uses?|provides?|offers?|works?|includes?|covers?|makes?|spans?|come|range)\b`,
    String.raw`\b(?:is|are) (?:an? |the |one of (?:the )?)?(?:\S+ ){0,6}(?:company|companies|startup|start-up|scale-up|provider|bank|group|agency|firm|manufacturer|retailer|platform|fintech|consultancy|network|operator|hospital|university|distributor|supplier|maker|insurer|contractor)\b`,
    String.raw`^(?:founded|established|headquartered|based|listed|backed|trusted)\b`,
    String.raw`\b(?:founded|headquartered|was established)\b`,
    String.raw`^\S+(?: \S+){0,2} (?:builds?|makes?|provides?|offers?|helps?|serves?|operates|sells|develops|produces|runs|delivers|supplies|manufactures|connects|powers) `,
    String.raw`^(?:نحن|احنا|حنا|شركتنا|مستشفانا|منصتنا|مجموعتنا|مدرستنا|عملاونا|عملاؤنا|زباينا|منتجاتنا|منتجنا|تاسست|تاسس)(?!\p{L})(?! نبحث| ندور| نحتاج| نطلب| نشترط| نريد)`,
    String.raw`^(?:ال)?(?:شركه|مجموعه|مستشفي|منصه|مدرسه|مصنع|موسسه|بنك)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:تقدم|توفر|نقدم|نوفر|تخدم|نخدم|تبيع|نبيع|تطور|نطور|تشغل|نشغل|تنتج|ننتج|تدير) (?:شركتنا|منصتنا|خدماتها|خدماتنا|حلول|حلولا|خدمات|منتجات|برمجيات|برامج|انظمه|منصه|اكثر من)`,
    String.raw`(?<!\p{L})(?:رايده|رائده) في`,
  ].join('|'),
  'u',
);

/** Sentences that speak of the person who is wanted or of the work. Folded spelling. */
export const PERSON =
  /\b(?:you|your|you'll|candidates?|applicants?|the role|this role|the job|the position|daily work|day-to-day)\b|(?<!\p{L})(?:المرشح|المرشحه|المتقدم|المتقدمه|ستقوم|ستعمل|ستتولي|ستكون|راح|بتشتغل|بتكون|الوظيفه|العمل اليومي|عليك|لديك|عندك)(?!\p{L})/u;
