import { expect, test } from '@playwright/test';
import { PHONE } from '../support/candidate/device';
import { ARABIC_JOB_DESCRIPTION } from '../support/candidate/documents';
import { hearInterviewer } from '../support/candidate/ear';
import { newPerson } from '../support/candidate/enrol';
import {
  answerTyped,
  dismissTheEnd,
  isInvitedToAsk,
  waitForTheFloor,
  watchForTheEnd,
} from '../support/candidate/interview';
import { Portal } from '../support/candidate/portal';
import { readReport } from '../support/candidate/report';
import { picture } from '../support/candidate/screenshot';

const QUESTIONS = 2;
const ANSWERS = [
  'في عملي الأخير صممت خدمة المدفوعات مع فريق من أربعة أشخاص. كان النظام القديم يفقد الطلبات عند بطء قاعدة البيانات، فبنيت طابورًا للرسائل باستخدام Kafka وكتبت الاختبارات أولًا، فانخفض معدل الأخطاء بنسبة أربعين بالمئة.',
  'بدأت بقراءة السجلات لمعرفة سبب المشكلة، ثم كتبت اختبارًا يكررها. على سبيل المثال كان أحد الاستعلامات يقرأ الجدول كاملًا، فأضفت فهرسًا في PostgreSQL، وأصبحت الصفحة أسرع ثلاث مرات.',
  'أبدأ بخطة واضحة وأتحدث مع مستخدمي الخدمة. في العام الماضي قررت بناء أصغر نسخة أولًا، واختبرناها مع عشرة عملاء ثم أصلحنا الأخطاء، وكانت النتيجة إطلاقًا في موعده دون مشكلات كبيرة.',
  'مثال آخر: كان التقرير اليومي يستغرق ساعتين، فقست كل خطوة وحفظت النتائج المتكررة في الذاكرة، وأصبح جاهزًا في عشر دقائق.',
];

test.use({ ...PHONE, colorScheme: 'dark' });

test(
  'a typed interview in Arabic on a phone in the dark theme',
  { tag: '@slow' },
  async ({ page }) => {
    test.setTimeout(420_000);
    const portal = new Portal(page, 'ar-SA');
    const person = { ...newPerson(), firstName: 'ليلى', lastName: 'حداد' };

    await portal.open();
    await picture(page, 'login.ar');
    await portal.register(person);
    await portal.logIn(person);
    await expect(portal.resumeModal).toBeVisible();
    await portal.chooseResume();
    await picture(page, 'resume.ar');
    await portal.button('onboarding:resume.submit').click();
    await expect(portal.jobDescriptionModal).toBeVisible();
    await portal.describeJob({
      title: 'مطور برمجيات خلفية',
      company: 'مرسى',
      content: ARABIC_JOB_DESCRIPTION,
    });
    await picture(page, 'job-description.ar');
    await portal.generateJobDescription();
    await expect(portal.setup).toBeVisible();
    await portal.choose('setup:fields.questions', String(QUESTIONS));
    await picture(page, 'setup.ar');
    await portal.startInterview();

    await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
    await hearInterviewer(page);
    await picture(page, 'room.ar');
    await portal.button('interview:viewTranscript').click();
    const end = watchForTheEnd(portal);
    for (let turn = 0; turn <= 3 * QUESTIONS; turn += 1) {
      if ((await waitForTheFloor(portal, end)) === 'ended') break;
      if (turn === 1) await picture(page, 'room-transcript.ar');
      await answerTyped(
        portal,
        (await isInvitedToAsk(portal)) ? 'لا، شكرًا.' : ANSWERS[turn % ANSWERS.length]!,
      );
    }
    const lines = await end.transcript;
    await picture(page, 'completed.ar');
    await dismissTheEnd(portal);
    expect(lines.filter(({ speaker }) => speaker === 'user').length).toBeGreaterThanOrEqual(
      QUESTIONS,
    );
    expect(lines.find(({ speaker }) => speaker === 'ai')?.text).toMatch(/[\u0600-\u06FF]/);

    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const report = await readReport(portal);
    await picture(page, 'report.ar');
    expect(report.questions).toBe(QUESTIONS);
    expect(report.quotes.length).toBeGreaterThan(0);
    for (const quote of report.quotes) expect(ANSWERS.join(' ')).toContain(quote);
  },
);
