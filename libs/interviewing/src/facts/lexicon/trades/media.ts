import type { Trade } from '../trade';

export const media: Trade = {
  family: 'other',
  practices: `
    Audio editing: sound engineering, sound editing, audio production, sound design, audio mixing = تحرير الصوت، هندسة الصوت، المونتاج الصوتي
    Broadcasting: live broadcasting, radio presenting, tv presenting, news presenting = البث المباشر، التقديم الإذاعي، التقديم التلفزيوني
    Copy editing: copyediting, sub editing, editing articles, text editing = تحرير النصوص، التحرير اللغوي
    Data journalism = صحافة البيانات
    Fact-checking: source verification = التحقق من المعلومات، تدقيق الحقائق، التحقق من المصادر
    Feature writing: article writing, features writing, writing articles = كتابة المقالات، كتابة التقارير الصحفية، المقالات
    Film directing: tv directing = الإخراج السينمائي
    Headline writing = كتابة العناوين
    Interview preparation: interviewing sources, press interviews = إجراء الحوارات الصحفية، المقابلات الصحفية
    Investigative reporting: investigative journalism = الصحافة الاستقصائية، التحقيقات الصحفية
    Lighting setup: studio lighting = إضاءة الاستوديو
    Media monitoring: press monitoring = الرصد الإعلامي، رصد الأخبار
    News reporting: field reporting, news gathering, news writing, breaking news = التغطية الإخبارية، كتابة الأخبار، التحرير الصحفي، إعداد الأخبار، العمل الميداني الصحفي
    Photography: photojournalism, product photography, event photography = التصوير، التصوير الفوتوغرافي، التصوير الصحفي
    Podcast production: podcasting = إنتاج البودكاست
    Production planning for shoots: call sheets, production coordination = تنسيق الإنتاج
    Proofreading = التدقيق اللغوي، المراجعة اللغوية
    Script writing: scriptwriting, screenwriting = كتابة السيناريو، كتابة النصوص الإعلامية
    Video production: filming, videography, camera operation, video shooting = إنتاج الفيديو، تصوير الفيديو، التصوير التلفزيوني
    Voice-over: voiceover, dubbing = التعليق الصوتي، الدوبلاج
  `,
  tools: `
    AP style: associated press style
    Adobe Audition
    ~Avid: avid media composer
    CMS: content management system = أنظمة إدارة المحتوى، نظام إدارة المحتوى
    Logic Pro
    Pro Tools
  `,
  fields: `
    Journalism = الصحافة
  `,
};
