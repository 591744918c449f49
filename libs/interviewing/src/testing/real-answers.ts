import type { Language } from '@portal/protocol';

/**
 * Short answers, and answers that contain the words of a command without being one. One per line,
 * as recognizers transcribe them.
 */
const ENGLISH = `
    i like it
    not much
    it was hard you know
    well i mean it was okay
    i enjoy that yes
    you know it depends
    mostly on my own
    um it went well i think
    not very often
    a little at school
    i did it myself
    teamwork
    mainly excel
    yes twice
    no never alone
    i liked the people
    honestly it was boring
    i mean we just did it
    every day really
    i was new there
    three years i guess
    it was a mess like really
    we had to stop the interview process because of the hiring freeze
    i had to repeat the test three times before it passed
    i skipped a grade in school
    we skipped the staging environment and paid for it
    i dont know the exact figure but we cut it by half
    i didnt know kubernetes back then so i learned it in two weeks
    i told the client to wait a week and then we shipped
    we moved on to the next phase of the project
    i waited a minute and then called the doctor
    i explained the problem to the whole team
    the customer didnt understand the invoice so i explained it
    i asked them to repeat the instructions back to me
    i would stop the deployment and roll back
    first i stop the line and then i call the supervisor
    i would ask the patient to repeat the dose
    my manager asked me to skip the meeting
    i need time to plan my week so i block mondays
    i always take a minute to think before i answer a customer
    let me think of the payment project where we cut latency by half
    i finished the interview project in two weeks
    we stopped using the old queue
    i quit my last job to study
    i left the company in 2019
    i ended the session with a short summary for the students
    nobody knew the answer so i looked it up
    i did not know what to do so i asked my manager
    no i would not do that
    yes i have used redis for caching
    yes we did that at my last company
    maybe five years
    about three years
    five
    redis and kafka
    mostly backend work
    i used it for caching
    i led a team of four
    python and some go
    communication
    i like working with people
    my biggest weakness is that i say yes too often
    i hate this kind of conflict in a team
    meetings without an agenda are a waste of time
    i told him that his idea was stupid and i apologised later
    what i mean is that we needed more tests
    what we do is pair programming
    how we solved it was by adding an index
    when the client said stop we stopped
    i repeat the question to be sure that i understood the customer
    i would explain it in simple words to the customer
    i move on to the next ticket when i am blocked
    i passed the exam on the first try
    we pass the token in the header
    the next question was how to scale it
    i never used it in production only for a side project
    i am not sure about the date it was in spring
    i have no experience with go but i know java well
    i hold on to good people by giving them interesting work
    i give my team one minute each in the morning
    we hear from customers every week
    can do attitude and patience
    do the hard thing first
    i ask what they mean and write it down
    i continue until the tests are green
    we continued with the second release
    go and typescript
    i go on with the plan unless the data says otherwise
    hello world was my first program
    i am ready to travel for work
    i am back end developer
    ready to learn new things
    fine
    it was good
    we ended the contract
    end to end tests mostly
    i cancel the order and refund the client
    stop losses and limits
    i close the session and log the user out
    i can explain that with the checkout project at souqly
    i understand the question of trade offs well from my work
    next to my studies i worked in a shop
    i ask you for the order number and then i check it
    is this the right tool is what i ask first
    i would say enough testing and good logs
    sorry for the long story the result was thirty percent
    autoscaling is enough
    in my experience gloves are enough so that is what we do
    two people are enough for that shift
    that was enough for the auditors
    um you know it was like um hard i like tools like this
    um like mostly emails and uh phones you know
    so um i guess it was fine in the end
    after the last one we moved on to the next site
    the last five percent are the hardest
    half an hour at the start of each shift
    i think about the user first
    thinking about the user first
    i would ask the patient could you repeat the dose
    i asked the customer can you explain what happened
    when the team was late i went to the manager and i asked could you wait a minute with the release so that we can test it
    i always say to new people can you repeat that in your own words because that shows what they took from it`;

const ARABIC = `
    يعني العمل كان متعبا
    يعني كان صعبا شوي
    ليس كثيرا
    أحب هذا العمل
    شخصين يكفون للوردية
    هذا يكفي للعميل عادة
    يعني اا كنا نمشي الشغل وبس
    نصف ساعة في بداية كل وردية
    آخر خطوة هي التدقيق
    بعدها ننتقل للموقع الثاني
    والله كان زين
    يعني عادي
    مو كثير
    بالنسبة لي كان سهلا
    أعمل عليه كل يوم
    يعني تعلمت منه كثيرا
    نعم مرتين
    لا أول مرة
    كنت جديدا هناك
    اشتغلت لحالي
    يعني بصراحة كان ممتعا
    مع الفريق
    ثلاث سنوات تقريبا
    يعني الشغل كله علي
    كان فيه ضغط
    العمل الجماعي
    عملته بنفسي
    أفضل العمل صباحا
    يعني الأمور كانت واضحة
    غالبا على إكسل
    أوقفنا المشروع لأن الميزانية انتهت
    اضطررت إلى إيقاف المقابلات في الشركة بسبب التجميد
    أعدت الاختبار ثلاث مرات حتى نجح
    كررت التجربة مع الفريق مرة أخرى
    أعد التقارير المالية الشهرية
    أعددت خطة جديدة للفريق
    حاولت مرة أخرى ونجحت
    تخطينا المرحلة الأولى بسرعة
    تجاوزت هدف المبيعات بعشرين بالمئة
    لا أعرف الرقم بالضبط لكن خفضنا الوقت إلى النصف
    لم أكن أعرف هذا النظام فتعلمته في أسبوعين
    لم أفهم طلب العميل في البداية فسألته
    شرحت المشكلة للفريق كله
    أشرح للعميل الخطوات بهدوء
    وضحت لهم سبب التأخير
    انتظرت يوما ثم اتصلت بالعميل
    أنتظر رد المدير ثم أتابع
    دقيقة واحدة من التأخير كانت تكلفنا كثيرا
    أحتاج دائما إلى خطة مكتوبة
    كان لدينا وقت قصير
    أنهيت المشروع قبل الموعد
    أنهينا العقد مع المورد
    انتهت المقابلة مع العميل باتفاق
    نعم استخدمت النظام لسنتين
    نعم عملت في هذا المجال
    لا لم أستخدمه في الإنتاج
    لا أحب الاجتماعات الطويلة
    ثلاث سنوات تقريبا
    خمس سنوات
    إكسل وساب
    العمل الجماعي
    أحب العمل مع الناس
    نقطة ضعفي أنني أقول نعم كثيرا
    الاجتماعات بلا جدول مضيعة للوقت في رأيي
    قلت له إن فكرته سيئة ثم اعتذرت
    أقصد أننا احتجنا إلى اختبارات أكثر
    ما فعلته هو كتابة قائمة بالأولويات
    السؤال التالي كان كيف نوسع النظام
    انتقلنا إلى المرحلة التالية
    انتقلت إلى قسم آخر بعد سنة
    ننتقل بعدها إلى مراجعة الحسابات
    أراجع التقرير مرة ثانية قبل الإرسال
    أسمع للعميل أولا ثم أجيب
    سمعت شكوى العميل كاملة
    أفكر في المستخدم أولا
    أفكر قبل أن أجيب العميل
    خلينا الفريق يقرر بنفسه
    استمر المشروع ستة أشهر
    استمرت المشكلة أسبوعا
    أكملت الدراسة في القاهرة
    أكمل المهمة ثم أبدأ بالتالية
    تابعت الموردين كل أسبوع
    أتابع مؤشرات الأداء يوميا
    أنا محاسب
    أنا جاهز للسفر من أجل العمل
    كنت مسؤولا عن الرواتب
    سألت المدير عن السبب
    أسأل العميل عن المشكلة ثم أحلها
    كم مرة قست النتيجة هذا ما يهم
    هذا هو السبب الرئيسي
    المقابلة مع العميل كانت صعبة
    الوقت أهم شيء عندي
    لحظة اكتشاف الخطأ كانت صعبة
    جيد
    كان جيدا
    تمام الحسابات أولوية عندي
    أعطيت الفريق وقتا للتفكير
    طلبت من المريض أن يكرر الجرعة
    صوت العميل مهم جدا
    أقفل الحسابات في نهاية الشهر
    ألغيت الطلب وأعدت المبلغ
    خلاصة الأمر أننا وفرنا الوقت
    لا أعرف أحدا في الفريق لم يستفد من ذلك
    ما عرفت النظام قبل ذلك فتدربت عليه
    كنا نستخدم repeat في الاختبارات
    استخدمت stop loss في التداول
    عندي خبرة خمس سنوات
    لدي فكرة واضحة عن الموضوع
    عدينا المرحلة الصعبة
    بدأت بالسهل ثم الصعب`;

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const REAL_ANSWERS: Readonly<Record<Language, string[]>> = {
  'en-US': lines(ENGLISH),
  'ar-SA': lines(ARABIC),
};
