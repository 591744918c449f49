/** Counts of the distinct actions reported in an answer, in either language. */
export interface Actions {
  /** Number of past events and actions, regardless of who performed them. */
  events: number;
  /** Actions by the speaker or their team; included in `events`. */
  own: number;
  /** Actions by the speaker alone; included in `own`. */
  mine: number;
  /** Number of actions that the speaker would take or usually takes. */
  intended: number;
}

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const PAST =
  set(`began bought brought built came caught chose cut did dealt drew drove fell felt fed forgot found froze gave went got grew had hung heard held hid hit kept knew laid led left lent let lost made meant met paid
put quit ran rang read rebuilt redid rose said sat saw sent set shut showed slept sold spoke spent split stood stuck swapped swept taught thought threw told took tore turned understood woke won wore wrote went undid undertook withdrew blew broke chose ate flew drank lit bent bet bound`);
/** Words that look like past-tense verbs but don't report an action. */
const NOT_PAST =
  set(`need needs feed speed indeed red bed hundred bred shed seed weed exceed proceed based skilled motivated dedicated experienced detailed oriented driven interested related required unlimited advanced focused
organised organized qualified proven talented committed centered centred distributed used supposed united limited red-handed aforementioned naked sacred embed breed greed deed creed freed had did got let set put read`);
const SPEAKER = set("i we i've we've i'd we'd");
const SPEAKER_ALONE = set("i i've i'd");
const WOULD = set("would will i'd i'll we'd we'll");
const VERBS_OF_DOING =
  set(`ask call check look talk tell go take make use find fix write give put listen explain try start stop keep move show send read add change clean compare count cut decide document escalate follow help inform inspect
involve measure meet offer open order plan prepare prioritise prioritize repeat report review ring see set sit speak split test think track train update visit wait walk watch work agree analyse analyze apologise apologize assess assign book bring
build choose collect confirm contact create cover define delete design discuss draw estimate examine get handle investigate isolate learn let log monitor negotiate note observe pick present restart roll run save schedule search select
share sort suggest switch teach turn understand verify lower raise replace reduce want`);

const ARABIC = /^[\u0621-\u064A]+$/;
const ARABIC_PAST =
  set(`قال قالت قالوا طلع طلعت صار صارت صاروا راح راحت جاء جا جات جاني رجع رجعت وقف وقفت اتصل اتصلت طلب طلبت وصل وصلت فتح سال خلص خلصت وافق وافقت وقع وقعت سكت بدا بدات كتب شاف لقي اخذ اخذت ارسل ارسلت انخفض انخفضت تحسن تحسنت زاد
زادت ظهر ظهرت تبين انتهي انتهت اشتكي اشتكت رفض رفضت قبل تكرر تكررت حصل حصلت رضي رضيت تغير تغيرت توقف توقفت تعطل تعطلت مشي مشت نزل نزلت ارتفع ارتفعت نجح نجحت فشل فشلت عرف عرفت غلط اختلف اكتشف قرر غادر ترك استقال انكسر وجد صرخ هدا ضحك فهم جدد
جاوب حل قفل فقد تبقي بقي بقيت انتقل انتقلت رشح رشحت شكرني شكرنا طاح طاحت ضاع اشتغل اشتغلت علق علقت فصل شال شالت عاد عادت اصبح اصبحت حدث حدثت تاخر تاخرت ابلغ اعتذر وعد نقص غضب غضبت زعل زعلت اعطي عطاني قدم قدمت سلم سلمت دخل دخلت خرج خرجت شرح وضع`);
/** Words that look like first-person past-tense verbs but don't report an action. */
const ARABIC_NOT_ACTIONS =
  set(`بنت البنت وقت الوقت بيت البيت صوت الصوت تحت انت كانت كنت ليست تلت بنات موت انترنت ثابت زيت سكوت وقتها صمت سبت السبت اخت زلت مت عندنا معنا لدينا علينا الينا بيننا فينا لنا منا كلنا كنا انا هنا شركتنا فريقنا مدرستنا نفسنا
قسمنا مديرنا عميلنا عملنا عملاونا زبايننا بلدنا موقعنا نظامنا فرعنا ربنا وقتنا لانا اننا لاننا طريقتنا هدفنا بيتنا دورنا عددنا حقنا الحقنا خدمته خدمتها شركته شركتها سيارته طريقته طريقتها حالته حالتها مشكلته مشكلتها زوجته فرصته وظيفته مدرسته
خبرته حياته صحته اسرته عايلته قيمته قيمتها نهايته بدايته بدايتها نهايتها مدته مدتها نسبته نسبتها نتيجته اهميته اهميتها متابعته حاجته رغبته ثقته ميزانيته اثبت غطت تلتفت التفت`);
const ARABIC_INTENDED =
  set(`اسال اسالهم اساله اتصل اشوف اراجع اتاكد اطلب اكتب اشرح اقول اسمع احط اجلس اروح ارجع اكلم افتح افحص ابلغ اجمع اقارن اتكلم اتحدث احدد احل احاول اقنع ابدا ارتب اتابع استمع اوضح اعرض اقدم اعمل اسوي اقيس اختبر اصلح اخذ اعطي احلل اقسم اوثق
نتكلم نعرف نشوف نبحث نعمل نسال نراجع نطلب نقدم نحل نبدا نتفق نقسم نجمع نتابع ساقوم ساتصل ساسال سابدا ابحث اكلمه اعيد اعتذر احسب اقرا ارسل اشيك اجرب استخدم اخبر اناقش استشير اوقف اعزل`);

/** Who acted, as far as the word tells: the speaker, a group with the speaker, or anybody. */
type Actor = 'mine' | 'ours' | 'anyone';

/** Counts the distinct actions in an answer. Expects the output of `words`. */
export function actionsIn(folded: readonly string[]): Actions {
  const past = new Map<string, Actor>();
  const intended = new Set<string>();
  folded.forEach((word, at) => {
    const action = actionAt(folded, at);
    if (action === 'intended') intended.add(bareOf(word));
    else if (action) past.set(bareOf(word), nearest(past.get(bareOf(word)), action));
  });
  const by = (...actors: Actor[]) =>
    [...past.values()].filter((actor) => actors.includes(actor)).length;
  return {
    events: past.size,
    own: by('mine', 'ours'),
    mine: by('mine'),
    intended: intended.size,
  };
}

const nearest = (one: Actor | undefined, other: Actor): Actor =>
  (['mine', 'ours'] as const).find((actor) => one === actor || other === actor) ?? 'anyone';

/** Returns who acted in the word at a position, or that it is intended; null if it is no action. */
export function actionAt(folded: readonly string[], at: number): Actor | 'intended' | null {
  const word = folded[at]!;
  const near = folded.slice(Math.max(0, at - 3), at);
  if (isEnglishPast(word)) {
    const speaker = near.findLast((before) => SPEAKER.has(before));
    if (speaker === undefined) return 'anyone';
    return SPEAKER_ALONE.has(speaker) ? 'mine' : 'ours';
  }
  if (
    VERBS_OF_DOING.has(word) &&
    (near.some((before) => WOULD.has(before)) ||
      near.slice(-2).some((before) => before === 'i' || before === 'we'))
  )
    return 'intended';
  return arabicAction(word);
}

/** Whether a folded English word looks like a verb in the past tense. */
export const isEnglishPast = (word: string): boolean =>
  !NOT_PAST.has(word) && (PAST.has(word) || (/^[a-z]{2,}ed$/.test(word) && word.length > 4));

/**
 * Returns the tense of a folded Arabic word if it is a verb of doing in the first person, without an
 * "and" or a "so" before it; null if it is another word. A form with an object counts only if its
 * verb is known, because nouns with a possessive are spelled the same way.
 */
export function arabicOwnTense(word: string): 'past' | 'present' | null {
  if (!ARABIC.test(word) || ARABIC_NOT_ACTIONS.has(word)) return null;
  if (ARABIC_INTENDED.has(word)) return 'present';
  const object = /^(.+?)ت(?:ه|ها|هم|ك|لها|له|لهم)$/.exec(word);
  if (object) return ARABIC_PAST.has(object[1]!) ? 'past' : null;
  return isArabicOwnPast(word) && !/ونا$/.test(word) ? 'past' : null;
}

/** Returns a word without an Arabic "and" or "so" before it. */
export const bareOf = (word: string): string =>
  ARABIC.test(word) && /^[وف]/.test(word) && word.length > 4 ? word.slice(1) : word;

function arabicAction(word: string): Actor | 'intended' | null {
  if (!ARABIC.test(word)) return null;
  const bare = bareOf(word);
  if (ARABIC_NOT_ACTIONS.has(word) || ARABIC_NOT_ACTIONS.has(bare)) return null;
  if (ARABIC_PAST.has(bare) || ARABIC_PAST.has(word)) return 'anyone';
  if (isArabicOwnPast(bare)) return /نا(?:ه|ها|هم)?$/.test(bare) ? 'ours' : 'mine';
  if (ARABIC_INTENDED.has(bare)) return 'intended';
  return /[^ا]وا$/.test(bare) && bare.length >= 4 ? 'anyone' : null;
}

/**
 * Whether a word is a verb in the first-person past tense, with or without an object: سألت، سألته،
 * قسمنا، وقفتهم. Includes the "she" form, which is spelled like the "I" form. Excludes words with
 * an article, because they are nouns.
 */
const isArabicOwnPast = (word: string) =>
  !/^(ال|لل|بال|كال)/.test(word) &&
  ((/[^ا]ت$/.test(word) && word.length >= 3 && word.length <= 7) ||
    (/[^ا]نا(ه|ها|هم)?$/.test(word) && word.length >= 4 && word.length <= 9) ||
    (/[^ا]ت(ه|ها|هم|ك|لها|له|لهم)$/.test(word) && word.length >= 5 && word.length <= 8));
