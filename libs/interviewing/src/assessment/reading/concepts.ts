import { stem, words } from '../../language/words';

/**
 * Something that an expected point can ask for. `asks` matches such a point; `spoken` lists words
 * that people use when they talk about it.
 */
interface Concept {
  asks: RegExp;
  spoken: string;
}

/**
 * Matches points that ask for an example from the candidate's own work. A point that matches no
 * concept is treated as one of these.
 */
const EXAMPLE =
  /example|case|experience|last work|draw on|used it|مثال|خبرة|حالة|تجربة|آخر عمل|موقف|العمل المنجز/i;

/**
 * Concepts, with words in English and in Standard and Gulf Arabic. The `asks` patterns match the
 * wording used in the question bank.
 */
const CONCEPTS: readonly Concept[] = [
  {
    asks: /result|outcome|came of|turned out|ended|difference|benefit|worked|gained|measured|better|brought|today|نتيج|الأثر|أثر|انته|آل إليه|أفاد|الفرق|ترتب|فائدة|المستفيد|الفائدة/i,
    spoken: `result outcome since now today end ended after afterwards later finally stayed signed renewed agreed accepted stopped dropped fell reduced halved doubled improved better faster fewer saved grew rose grows never again anymore went down up worked works happy
      thanked won passed arrived returned next came turned signed bought called rings less more almost nearly half clearly بعدها بعدين النتيجه بالنتيجه انتهي انتهت وافق وافقت وقع وقعت جدد رجع رجعت انخفض انخفضت تحسن زاد ارتفع نجح وصل وصلت صار صارت يومها الحين
      اليوم الان شكرني رضي اشتري طلب خلص حلوها استمر وفر نصف اقل اكثر تكررت`,
  },
  {
    asks: /cause|found|find|narrow|notice|saw|showed|real|search|lay behind|weakness|trace|diagnos|سبب|الأسباب|معرفة|الوصول|ظهر|لوحظ|اكتش|البحث|لفت|ملاحظة/i,
    spoken: `cause because reason found notice noticed saw see look looked trace traced logs log checked check compared compare discovered realised realized turned out showed asked pulled opened dug behind investigated traced figured due since suspicious strange odd missing
      wrong instead لقيت وجدت شفت عرفت اكتشفت تبين طلع لاحظت انتبهت فحصت راجعت قارنت سالت السبب سبب لان لانه بسبب فتحت طلعت دققت تاكدت ناقص غريب الغلط`,
  },
  {
    asks: /your own|your part|you did|steps|step |action|how you (did|set|dealt|chose|put)|contribution|solution|repair|fix|change|put it right|right|practice|support|offer|الدور|الخطوات|خطوات|التصرف|العمل|نفذ|الإسهام|الإصلاح|الحل|تصحيح|تغي|ما قدم|عرض/i,
    spoken: `changed change fixed fix moved move put made built wrote replaced repaired removed added set started stopped took cut split gave used called offered brought went swapped rewrote tried organised prepared showed limit deployed switched keep sent
      غيرت غيرنا سويت سوينا عملت عملنا حطيت نقلت اضفت اضفنا عدلت عدلوها اصلحت وقفت رتبت كتبت جبت خليت عطيت فرقنا قسمت وضعت صححت الغيت استبدلت رجعت بدات عرضت قدمت قسمنا ضفنا اتفقنا`,
  },
  {
    asks: /tell|told|said|ask|call|whom|who |listen|agree|report|inform|confirm|explain|conversation|talk|feedback|others|remarks|user is told|opposed|words|win|spoke|view|trust|أبلغ|إبلاغ|الإبلاغ|يسأل|سؤال|حوار|الاستماع|نقل الخبر|قيل|يقال|إقناع|يتصل|الآخرين|من |الكلام|طلب|الحديث|الشرح/i,
    spoken: `told tell said say asked ask called call rang ring phoned phone explained explain reported report informed inform showed listened listen talked talk spoke speak agreed agree discussed meeting email mail wrote message answered boss manager supervisor
      consultant designer doctor colleague customer client team department reception mother parents قلت قال قالت سالت سالته كلمت تكلمت اتصلت اتصل ابلغت بلغت شرحت وضحت سمعت استمعت جلست قعدت طلبت ارسلت كتبت المشرف المدير الفريق زميلي اتفقنا اعتذرت`,
  },
  {
    asks: /prevent|afterwards|changed|since|next time|differently|keep|lesson|learn|would do|now|again|last|checks|future|monitor|لا يتكرر|تكراره|يمنع|تغير|بعد|الدرس|درس|القادمة|يعدل|الضوابط|الوقائي|المستفاد/i,
    spoken: `since now after afterwards next time every again never learned learnt lesson rule always from then on prevent alert monitor test checklist sign twice weekly daily today differently instead changed teach habit sheet limit went off
      بعدها يومها صرنا صرت اصبحت اصبحنا تعلمت دايما كل اسبوع الجايه القادمه تنبيه قاعده تكررت منذ ثاني مرتين لازم الحين المره اتاكد`,
  },
  {
    asks: /measure|metric|quality|evidence|check|test|know|number|progress|understood|proof|success|تحقق|التحقق|قياس|قاس|الأرقام|دليل|معيار|اختبار|التأكد|الفهم|المراجعات|المطابقة/i,
    spoken: `measured measure counted count checked check tested test compared number numbers percent half twice times graph report survey card sheet result marks hour hours days weeks watched looked tried evidence list calls of out showed proof
      قست حسبت حسبناها عديت تاكدت اختبرت راجعت قارنت سالت نسبه بالميه عدد ورقه اسيله جاوبوا جاوب كتبوها حلوها طابقت شفت كل مره`,
  },
  {
    asks: /danger|risk|serious|wrong|mistake|signs|lose|fail|defect|limit|mistook|trust was lost|حدود|خطر|مخاطر|علامات|الخطأ|خطأ|ساء|تعثر|العواقب/i,
    spoken: `danger dangerous risk risky wrong mistake serious worse fail failed failure crack hole broken died die hurt afraid worried unsafe missed forgot oversight fault lost late angry grown crashed visible deep الخطا خطا غلط غلطت غلطه خطر خطير نسيت تاخرت
      انكسر خربان ناقص ضعف زعل تعطل متشابه مشابه ثاني`,
  },
  {
    asks: /value|effort|priorit|choose|chose|choice|decid|decision|alternative|option|weigh|compare|order|first|urgent|cheapest|grounds|reason|اختيار|أولوي|القرار|بديل|البديل|خيار|الخيارات|الموازنة|ترتيب|الترتيب|أولا|أسباب|سبب/i,
    spoken: `first then because instead rather chose choose picked pick decided decide priority important urgent value effort ratio best cheaper cost worth needed before only whom hurt who most asked whether list اول اولا لان اخترت قررت الاهم بدل بدلا افضل الاول قبل
      بعدين يستاهل اقرب اخف اسرع`,
  },
  {
    asks: /expected|expectation|goal|aim|trying|purpose|want|needed|need|task|assum|هدف|الهدف|الغرض|توقع|المطلوب|الحاجة|حاجات/i,
    spoken: `expected thought wanted want goal aim hoped planned meant supposed needed need should would everyone assumed sure كنت ابغي ابي الهدف اريد اردت توقعت نبي المطلوب يفهم يعرفون`,
  },
  {
    asks: /people really did|users|watch|what you saw|reaction|behav|who used|خطوات الدرس|الطلاب|المستخدم/i,
    spoken: `user users people lady man they didn't never scrolled clicked looked asked said confused most them five four six watched sat group each طالب الطلاب طلاب واحد كلهم البنات الاولاد مجموعه اربعه سالت صاروا`,
  },
  {
    asks: /write|record|document|written|دون|يوثق|توثيق|مكتوب|السجل|البلاغ/i,
    spoken: `write wrote written note noted chart record recorded document documented report log file down sheet list email كتبت كتبنا سجلت دونت وثقت التقرير البلاغ ورقه`,
  },
  {
    asks: /insist|pressure|stake|situation|context|problem|before|case|lost|disappoint|conflict|disagree|hard|challeng|what it was about|involved|demand|الموقف|السياق|الوضع|المشكلة|الضغط|موضوع|الخلاف|الغضب|صعب/i,
    spoken: `problem issue was were there had when one day last week year still nobody everybody angry upset wanted refused busy against insist insisted again otherwise senior worried stuck late difficult suddenly night morning disappointed accepted كان كانت المشكله يوم مره
      فجاه لما عندنا زعلان يصرخ معصب ضغط صعب رمضان كنا صار`,
  },
  {
    asks: /handover|knowledge|team|shared|who did what|help|delegat|handed|roles|المعرفة|الفريق|توزيع|إشراك|المشاركون|المساعدة|يفوض/i,
    spoken: `team colleague colleagues together helped help handed handover trained train teach showed took over replacement successor notes month documented shared الفريق زميل زميلي سلم تسليم المهام درب تدرب دفتر بديل ساعدت علم الباقين شهر`,
  },
  {
    asks: /cost|price|gave up|money|budget|saving|fee|تكلفة|ثمن|الثمن|ثمنه|السعر|بالفائدة|ميزانية|المبالغ/i,
    spoken: `cost costs price budget money save saved saving expensive cheap pay paid bill fee thousand hundred hours extra less السعر سعر غالي ريال فلوس المبلغ يخسره نص ميزانيه وفر ضمان مجانا دفعتين تكلفه بالفايده زياده راتب`,
  },
  {
    asks: EXAMPLE,
    spoken: `once when last year week month previous worked used built project company time there example instance case since years used did مره كان عندي عندنا شركه مشروع العام الماضي استخدمت عملت اشتغلت لما كنت مثلا مثال حاله سنه سنوات خبره سابقا`,
  },
  {
    asks: /new to|would be new|learn|help you|support|would ask|similar|carries over|الجديد|ما يبقى جديدا|المساعدة|التعلم|تعليم|وجه الشبه|الخبرة السابقة|خبرة سابقة/i,
    spoken: `learn learned learning course documentation read ask help colleague practice try tried similar same like near know knew already new example teach video weekend evening تعلمت اتعلم دوره قرات اسال مساعده زميل جربت مشابه نفس قريب اعرف جديد شبيه مارست`,
  },
  {
    asks: /where you started|main steps|want next|brought you|enjoyed|glad|strength|habit|البداية|الخطوات الحالية|الهدف القادم|قوة|الرضا|ممتعا|متعة/i,
    spoken: `started began first joined moved became worked years then now next want learned grew lead school left enjoyed liked good because بدات اشتغلت انتقلت صرت سنوات سنه ثم الان اريد ابغي تعلمت كبرت التحقت احب استمتعت لان`,
  },
];

/** Maps each stem to the indices of its concepts. */
const byStem = new Map<string, number[]>();
CONCEPTS.forEach(({ spoken }, at) => {
  for (const each of new Set(words(spoken).map(stem)))
    byStem.set(each, [...(byStem.get(each) ?? []), at]);
});

/**
 * Maps each stem that is long enough, and each spelling of it with one letter left out, to the
 * stem's concepts. Two stems that differ by one letter share such a spelling, so a misrecognized
 * stem can still be found.
 */
const byShortened = new Map<string, number[]>();
for (const [each, concepts] of byStem) {
  for (const shortened of shortenedOf(each))
    if (!byShortened.has(shortened)) byShortened.set(shortened, concepts);
}

function shortenedOf(word: string): string[] {
  const least = /[\u0621-\u064A]/.test(word) ? 4 : 5;
  return word.length < least
    ? []
    : [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/**
 * Returns the concepts that a stem belongs to, allowing for one misrecognized letter. Most stems
 * belong to none.
 */
export function conceptsOf(said: string): readonly number[] {
  const known = byStem.get(said);
  if (known) return known;
  for (const shortened of shortenedOf(said)) {
    const near = byShortened.get(shortened);
    if (near) return near;
  }
  return [];
}

/**
 * Counts the words that match what a point asks for, given each word's concepts. `telling` is the
 * same count, weighted so that a word with several concepts counts for less.
 */
export function signsOf(
  point: string,
  said: readonly (readonly number[])[],
): { signs: number; telling: number } {
  const kinds = CONCEPTS.flatMap(({ asks }, at) => (asks.test(point) ? [at] : []));
  const asked = new Set(
    kinds.length > 0 ? kinds : [CONCEPTS.findIndex(({ asks }) => asks === EXAMPLE)],
  );
  const found = said.filter((speaks) => speaks.some((at) => asked.has(at)));
  return {
    signs: found.length,
    telling: found.reduce((sum, speaks) => sum + 1 / speaks.length, 0),
  };
}
