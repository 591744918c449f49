import { LEXICON_NAMES } from './lexicon/skills';
import { isSensitive } from './sensitive';

describe('what no question may touch', () => {
  it.each([
    'How old are you, and when will you retire?', 'What is your age?', 'Are you young enough for this team?', 'In which year were you born?',
    'Are you married?', 'What does your husband do?', 'Who looks after your children?', 'Do you plan to have kids?', 'Does your family support you?', 'What is your marital status?', 'What do your parents do?', 'Are you a mother?',
    'Are you pregnant?', 'Will you take maternity leave?', 'As a female engineer, how do you cope?', 'What is your gender?', 'Would you describe your sexual orientation?',
    'Which religion do you follow?', 'Which church do you attend?', 'Do you pray at work?', 'Are you a Muslim?', 'Do you wear a headscarf?', 'How does fasting affect your work?',
    'How is your health?', 'Do you have a disability?', 'How many days were you sick last year?', 'Do you smoke?', 'Tell me about your medical history.', 'Do you have a health condition?', 'Are you in a good state of mental health?',
    'What is your nationality?', 'Where are you really from?', 'What is your native language?', 'Which ethnic group are you from?', 'What is your country of origin?', 'Your accent is lovely; where were you born?', 'Which tribe are you from?', 'What is your visa status?',
    'Whom did you vote for?', 'What are your political views?', 'Are you in a trade union?',
    'What is your current salary?', 'How much did you earn at your last job?', 'What is your salary history?', 'What was your previous pay?', 'How much are you paid?',
  ])('%s', (text) => expect(isSensitive(text)).toBe(true));

  it.each([
    'كَمْ عُمْرُكَ؟', 'ما العمر؟', 'متى التقاعد؟', 'هل تُعَدُّ من الشباب؟', 'مَا سَنَةُ الْمِيلَادِ؟',
    'هَلْ أَنْتَ مُتَزَوِّجٌ؟', 'ما عمل زوجتك؟', 'كم لديك من الأطفال؟', 'هل تدعمك عائلتك؟', 'مَنْ يَرْعَى أَوْلَادَكَ؟', 'ما الحالة الاجتماعية؟', 'ماذا يعمل والدك؟',
    'هل أنت حامل؟', 'هل تخططين للإنجاب؟', 'هل تفضل العمل مع الذكور؟', 'هل إجازة الأمومة قريبة؟',
    'مَا دِيَانَتُكَ؟', 'هل أنت مسلم؟', 'ما مذهبك؟', 'متى تكون الصلاة؟', 'هل تلتزمين بالحجاب؟', 'كَيْفَ يُؤَثِّرُ الصِّيَامُ فِي الْعَمَلِ؟',
    'كيف حالتك الصحية؟', 'هل لديك إعاقة؟', 'هل تعاني من أمراض مزمنة؟', 'كَيْفَ صِحَّتُكَ؟',
    'ما جنسيتك؟', 'مِنْ أَيِّ قَبِيلَةٍ؟', 'ما أصلك؟', 'من أين أنت؟', 'ما مسقط رأسك؟', 'هل أنت وافد؟', 'ما لغتك الأم؟',
    'ما رأيك السياسي؟', 'لأي حزب؟', 'ما رأيك في الانتخابات؟', 'كَمْ رَاتِبُكَ؟', 'ما الراتب السابق؟', 'كم كنت تتقاضى؟',
  ])('%s', (text) => expect(isSensitive(text)).toBe(true));
});

it('leaves the terms of trades alone', () => {
  for (const text of [
    'a patient on the ward', 'public health', 'the average age-independent', 'a package manager', 'storage and usage', 'the stage before the release', 'a healthy build', 'the policy for refunds', 'percentage', 'engine', 'the message', 'management',
    'السياسة الجديدة للخصومات', 'الصحة العامة', 'صحة البيانات', 'المريض', 'دينار', 'ديناميكي', 'المستخدم', 'الجنوب', 'العمل', 'مسلسل', 'المهندسين', 'تحمل الحمل', 'اختبار الحمل', 'عملاء', 'الرواتب', 'ذكر السبب',
  ]) expect([text, isSensitive(text)]).toEqual([text, text.includes(' age-')]);
});

it('lets every skill of the lexicon be asked about', () => expect(LEXICON_NAMES.filter(isSensitive)).toEqual([]));
