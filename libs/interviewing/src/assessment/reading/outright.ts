import { fold, withoutAnd } from '../../language/words';
import { phraseMatcher, type PhraseMatcher } from '../../language/phrase-matcher';
import { actionAt } from './actions';

/** A point that one sentence makes, in words that hardly anybody uses for anything else. */
interface Outright {
  /** Matches the whole point, because a longer one asks for more. */
  asks: RegExp;
  /** What the speaker did or would do. */
  verbs: ReadonlySet<string>;
  phrases: PhraseMatcher;
  /** Phrases that say the opposite with the same words: "what I liked least". */
  unless: PhraseMatcher;
}

const point = (english: string, arabic: string): RegExp =>
  new RegExp(`^(?:${english}|${arabic})$`, 'i');
const outright = (
  asks: RegExp,
  {
    verbs = '',
    phrases = '',
    unless = '',
  }: Partial<Record<'verbs' | 'phrases' | 'unless', string>>,
): Outright => ({
  asks,
  verbs: new Set(verbs.split(/\s+/).filter(Boolean).map(fold)),
  phrases: phraseMatcher(phrases),
  unless: phraseMatcher(unless),
});

const LEAST =
  'least|enjoyed less|liked less|less enjoyable|not enjoy|didn’t enjoy|didn’t like|did not like|أقل ما|أقل شيء|أقل شي|ما عجبني|ما أعجبني كثيرا|لم يعجبني|لم تعجبني|ما حبيت|لم أحب|لم أستمتع|ما استمتعت';

/** The wording of the question bank, and what people say to it. */
const POINTS: readonly Outright[] = [
  outright(point('what you enjoyed(?:, with an example)?', 'ما أعجبك(?: مع مثال)?'), {
    phrases:
      'i enjoyed|i enjoy|enjoyed most|i liked|liked most|i loved|i love|my favourite|my favorite|the best part|best thing|best days|good days|made me happy|أعجبني|أعجبتني|عجبني|عجبتني|يعجبني|أحببت|أحب|حبيت|استمتعت|أستمتع|ممتع|ممتعة|أجمل|أحلى|أفضل ما|أيامي الجيدة',
    unless: `${LEAST}|أقل ما أعجبني|أقل ما عجبني|أقل شيء أعجبني|أقل شي عجبني|أقل ما أحببت|أقل ما أحب|i liked least|i enjoyed least|liked least|enjoyed least|i loved least|i enjoyed less|i liked less`,
  }),
  outright(point('what you enjoyed less, said fairly', 'ما كان أقل متعة بإنصاف'), {
    phrases: `${LEAST}|boring|tedious|tiring|exhausting|repetitive|frustrating|frustrated|dull|bad days|hard days|harder part|the hard part|ممل|مملا|مملة|متعب|متعبة|مرهق|مرهقة|محبط|محبطة|مزعج|روتين|الروتين|الأيام الصعبة|أصعب ما`,
  }),
  outright(point('what you are proud of', 'سبب الفخر'), {
    phrases:
      'proud|proudest|pride|فخور|فخورة|فخري|الفخر|أفتخر|أعتز|يدعوني للفخر|أكثر ما يسعدني|أسعدني',
  }),
  outright(
    point(
      'what you learned(?: about teamwork)?|what you learned from it',
      'الدرس(?: منها| المستفاد)?|درس في العمل الجماعي|ما تم تعلمه',
    ),
    {
      verbs: 'learned learnt realised realized understood تعلمت تعلمنا أدركت فهمت استفدت',
      phrases:
        'taught me|the lesson|my lesson|since then|from then on|next time|تعلمت|علمني|علمتني|علمتنا|الدرس|درس|منذ ذلك|من يومها|من وقتها|المرة القادمة|المرة الجاية',
    },
  ),
  outright(
    point(
      'the change|what (?:you changed|changed|was changed)(?: afterwards)?|what you do differently|what is done differently(?: since)?|what you (?:do|check|keep ready) since',
      'التغيير|ما تغير(?: بعد(?:ه|ها| ذلك)| في الشرح)?|الاستعداد منذ ذلك|ما يفحص منذ ذلك|الممارسة منذ ذلك',
    ),
    {
      verbs: 'changed added started stopped introduced غيرت غيرنا أضفت أضفنا عدلت عدلنا',
      phrases:
        'since then|ever since|from then on|after that i|now i|now we|i now|we now|these days|no longer|منذ ذلك|من يومها|من وقتها|منذ ذلك الحين|صرت|صرنا|أصبحت|أصبحنا|غيرت|غيرنا',
    },
  ),
  outright(
    point(
      'how you listened(?: to the other side)?',
      'الاستماع(?: إلى الطرف الآخر)?|طريقة الاستماع',
    ),
    {
      verbs: 'listened heard استمعت سمعت أنصت أصغيت سمعنا استمعنا',
      phrases:
        'listened to|listen to|let him finish|let her finish|let them finish|let him talk|let her talk|let them talk|heard him out|heard her out|heard them out|استمعت|أنصت|سمعته|سمعتها|خليته يتكلم|خليتها تتكلم|تركته يتكلم|تركتها تتكلم',
    },
  ),
  outright(
    point(
      'whom you (?:told|asked)(?: and (?:how|when))?|how you told (?:the others|the team|them|the customer)|how you kept them informed|how you (?:spoke|said it)(?: to others)?|what you say to others|whom you (?:would )?talk to|your words',
      'إبلاغ (?:الآخرين|الفريق|العميل)|الإبلاغ(?: وطريقته)?|من أبلغ(?: ومتى)?|ما يقال للآخرين|طريقة نقل الخبر|من يجب التحدث إليه|ما قيل|طريقة قوله|إبقاؤه على اطلاع|التعرف على الفريق',
    ),
    {
      verbs:
        'told called phoned rang emailed informed reported spoke explained warned admitted wrote tell call inform report explain أبلغت أبلغنا بلغت بلغنا أخبرت أخبرنا قلت قلنا كلمت كلمنا اتصلت اتصلنا راسلت شرحت شرحنا صارحت اعترفت أبلغ أكلم أتصل أقول أتحدث',
    },
  ),
  outright(point('how you put it right|the repair|how it was solved', 'التصحيح|الإصلاح|كيف حلت'), {
    verbs:
      'corrected fixed repaired refunded replaced restored solved resent rewrote redid mended apologised apologized صححت صححنا أصلحت أصلحنا عدلت عدلنا عوضت عوضنا حليت حلينا عالجت عالجنا استبدلت استبدلنا رجعت',
    phrases: 'put it right|was solved|انحلت|حلت المشكلة',
  }),
  outright(point('the mistake', 'الخطأ'), {
    verbs: 'forgot missed misread overlooked أخطأت غلطت نسيت أغفلت',
    phrases:
      'my mistake|a mistake|the mistake|was wrong|the wrong|by mistake|خطئي|الخطأ|خطأ|غلطتي|غلط|بالغلط|بالخطأ',
  }),
  outright(point('what you needed|the need', 'الحاجة'), {
    verbs: 'needed احتجت احتجنا',
    phrases:
      'i needed|i didn’t know|i did not know|i couldn’t|i could not|i was stuck|i got stuck|احتجت|ما عرفت|لم أعرف|ما كنت أعرف|لم أكن أعرف|لم أستطع|ما قدرت',
  }),
  outright(point('how you ask(?:ed)?', 'طريقة (?:الطلب|السؤال)'), {
    verbs: 'asked wrote called showed ask طلبت سألت كلمت راسلت شرحت أسأل أطلب',
  }),
  outright(point('what was said|the feedback and who gave it', 'مضمون النقد|الملاحظة ومن قالها'), {
    phrases:
      'told me|said i|said that|said my|pointed out|criticised|criticized|complained|قال لي|قالت لي|قالوا لي|قال إن|قالت إن|أخبرني|أخبرتني|نبهني|نبهتني|انتقدني|انتقدتني|انتقد',
  }),
  outright(
    point('how you took it|your first reaction, honestly', 'طريقة استقباله|رد الفعل الأول بصدق'),
    {
      phrases:
        'annoyed|upset|angry|hurt|defensive|shocked|worried|disappointed|embarrassed|afraid|relieved|i thanked|my first reaction|at first i|تضايقت|انزعجت|زعلت|غضبت|خفت|قلقت|صدمت|استغربت|تفاجأت|تقبلت|تقبلته|تقبلتها|شكرته|شكرتها|أحرجت|في البداية',
    },
  ),
  outright(
    point(
      'the goal|what you (?:want next|(?:want|would like) to learn)',
      'الهدف(?: القادم)?|ما يراد تعلمه',
    ),
    {
      phrases:
        'i want to|i would like to|i’d like to|i hope to|my goal|i aim to|i plan to|أريد|أرغب|أود|أبغى|أبي|هدفي|أطمح|طموحي|أتمنى|أخطط|أنوي|ودي',
    },
  ),
  outright(point('where you started|where you began', 'البداية|نقطة البداية'), {
    verbs: 'started began joined studied graduated trained بدأت درست التحقت تخرجت تدربت',
    phrases: 'my first job|بدايتي|بديت|أول وظيفة|أول عمل',
  }),
  outright(
    point('how the work was shared|who did what|how you shared (?:it|the work)', 'توزيع العمل'),
    {
      verbs: 'split shared divided قسمنا وزعنا تقاسمنا قسمت وزعت',
      phrases:
        'shared the work|split the work|each of us|i did the|i took the|she did the|he did the|she took|he took|they took|between us|كل واحد|كل منا|توزع|تولى|تولت|توليت|استلمت|مسكت',
    },
  ),
  outright(point('what you did for (?:the )?others', 'ما قدم للآخرين'), {
    verbs:
      'helped showed taught trained covered explained supported ساعدت ساعدنا دربت دربنا علمت شرحت غطيت دعمت',
  }),
  outright(point('the reason for it', 'سببه'), {
    phrases: 'because|so that|the reason|لأن|لأنه|لأنها|لأني|لأنني|عشان|علشان|بسبب|السبب|حتى',
  }),
  outright(
    point(
      'what you would (?:change|do again|do today)',
      'ما يستحق التغيير|ما يتغير اليوم|ما يتكرر فعله',
    ),
    {
      phrases:
        'i would|i’d|i would have|next time|today i|looking back|in hindsight|كنت سأغير|لو عاد|لو رجع|لو تكرر|المرة القادمة|المرة الجاية|اليوم كنت',
    },
  ),
  outright(point('what you tried', 'المحاولة'), {
    verbs: 'tried attempted started built organised organized حاولت حاولنا جربت جربنا بدأت',
  }),
  outright(point('how you prepared(?: the facts)?', 'إعداد الحقائق|الإعداد'), {
    verbs:
      'prepared gathered collected checked counted wrote compared pulled جمعت جمعنا حضرت أعددت راجعت قارنت حسبت كتبت جهزت',
  }),
  outright(point('the conversation', 'الحوار'), {
    verbs:
      'asked said told talked spoke sat met listened explained سألت قلت تكلمت تحدثت جلست قعدت كلمت شرحت استمعت',
  }),
  outright(
    point(
      'how you (?:sort the work|set the order|ranked them)',
      'ترتيب (?:العمل|الأولويات)|طريقة الترتيب',
    ),
    {
      verbs: 'sorted ranked ordered listed prioritised prioritized sort list رتبت رتبنا أرتب حددت',
      phrases:
        'a list|most urgent|urgent first|the urgent|by deadline|first i|i start with|i started with|الأهم|العاجل|الأكثر إلحاحا|قائمة|أولوية|الأولوية|رتبت|أرتب|أبدأ',
    },
  ),
  outright(point('one strength', 'نقطة قوة واحدة'), {
    phrases:
      'strength|good at|known for|they say i|would say i|would say that i|قوتي|أتميز|يميزني|معروف|معروفة|يقولون|أجيد|أتقن|نقطة قوة',
  }),
  outright(point('the main steps', 'أهم الخطوات'), {
    verbs:
      'moved joined became worked changed switched led studied انتقلت عملت اشتغلت التحقت أصبحت توليت درست',
    phrases: 'promoted|ترقيت|صرت',
  }),
  outright(
    point(
      'what in the role appeals to you|what interests you in it',
      'ما يجذب في الوظيفة|ما يثير الاهتمام فيها',
    ),
    {
      phrases:
        'appeals to me|interests me|i’m interested|i am interested|attracts me|drew me|i like|i liked|excites me|يجذبني|جذبني|يهمني|يعجبني|أعجبني|أعجبتني|شدني|لفتني|لفت نظري|أحب',
    },
  ),
  outright(point('how it follows from what you did before', 'صلتها بالخبرة السابقة'), {
    verbs: 'worked managed ran built led عملت اشتغلت أدرت توليت',
    phrases: 'my last job|in my last|my experience|i have done|خبرتي|عملي السابق|وظيفتي السابقة',
  }),
  outright(point('who was involved|the people around you', 'المشاركون|الزملاء'), {
    phrases:
      'colleague|colleagues|manager|engineer|engineers|designer|designers|developer|developers|analyst|nurse|nurses|teacher|teachers|of us|of them|زميل|زميلي|زميلة|زميلتي|زملاء|زملائي|الزملاء|المدير|المديرة|المهندس|المهندسة|المصمم|المصممة|المبرمج|المحاسب|المحاسبة|كنا ثلاثة|كنا أربعة|كنا خمسة|فريق من',
  }),
  outright(point('who benefited|how others gained by it', 'المستفيدون|فائدتها للآخرين'), {
    phrases:
      'customers|customer|clients|patients|students|users|colleagues|the team|saved them|helped them|easier for|العملاء|الزبائن|المرضى|الطلاب|المستخدمون|المستخدمين|الموظفون|الموظفين|الزملاء|زملائي|الفريق|ساعدهم|وفر عليهم',
  }),
  outright(
    point('what you (?:saw|noticed)|what caught your eye', 'ما (?:لوحظ|شوهد|ظهر)|ما لفت النظر'),
    {
      verbs:
        'saw noticed found spotted realised realized رأيت لاحظت لاحظنا وجدت وجدنا انتبهت اكتشفت',
      phrases: 'لفت نظري|لفت انتباهي',
    },
  ),
  outright(point('what surprised you', 'المفاجأة'), {
    phrases:
      'surprised|surprise|surprising|didn’t expect|hadn’t expected|never expected|تفاجأت|فاجأني|فاجأتني|لم أتوقع|ما توقعت|استغربت|المفاجأة',
  }),
  outright(point('what you (?:proposed|offered(?: instead)?)', 'الاقتراح|البديل|ما قدم لهم'), {
    verbs: 'proposed suggested offered recommended اقترحت اقترحنا عرضت عرضنا',
  }),
  outright(point('the agreement|what was agreed', 'الاتفاق|ما اتفق عليه'), {
    verbs: 'agreed settled اتفقت اتفقنا',
    phrases: 'they agreed|both agreed|all agreed|was agreed|اتفق|اتفقا|اتفقوا|الاتفاق',
  }),
];

/** Returns what counts the words in an answer that make a point outright; null if one cannot. */
export function outrightFor(asked: string): ((folded: readonly string[]) => number) | null {
  const known = POINTS.find(({ asks }) => asks.test(asked));
  return known ? (folded) => saidIn(known, folded) : null;
}

function saidIn({ verbs, phrases, unless }: Outright, folded: readonly string[]): number {
  // An Arabic verb may begin with the letter that means "and".
  const spellings = [
    folded,
    folded.map(withoutObject),
    folded.map((word) => withoutObject(withoutAnd(word))),
  ];
  const opposite = new Set(spellings.flatMap((said) => [...unless.places(said)]));
  const found = spellings.flatMap((said) => [
    ...said.filter((word, at) => verbs.has(word) && isSpeakers(actionAt(folded, at))),
    ...phrases.found(said.map((word, at) => (opposite.has(at) ? '' : word))),
  ]);
  return new Set(found).size;
}

const isSpeakers = (action: ReturnType<typeof actionAt>) => action !== null && action !== 'anyone';

/** Returns an Arabic verb of the speaker's without the object that is written onto it. */
const withoutObject = (word: string): string => word.replace(/(ت|نا)(?:ه|ها|هم|له|لها|لهم)$/, '$1');
