import type { Trade } from '../trade';

export const translation: Trade = {
  family: 'other',
  practices: `
    Audiovisual translation = الترجمة السمعية البصرية
    Consecutive interpreting: consecutive interpretation = الترجمة التتابعية، الترجمة التتبعية
    Legal translation: translating contracts, sworn translation, certified translation = الترجمة القانونية، الترجمة المعتمدة، الترجمة المحلفة
    Literary translation = الترجمة الأدبية
    Localization: software localization, website localisation, transcreation, l10n = التوطين اللغوي، توطين البرمجيات، تعريب البرمجيات، التعريب
    Machine translation post-editing: post editing, mtpe = تحرير الترجمة الآلية
    Medical translation = الترجمة الطبية
    Simultaneous interpreting: simultaneous interpretation, conference interpreting = الترجمة الفورية، الترجمة الشفوية المتزامنة
    Subtitling: captioning, subtitles = ترجمة الأفلام، ترجمة المرئيات
    Technical translation = الترجمة التقنية
    Terminology management: glossaries, term bases, glossary management = إدارة المصطلحات، المسارد
    Transcription: audio transcription = التفريغ الصوتي، تفريغ النصوص
    Translation review: translation editing, bilingual editing, linguistic review, translation revision = مراجعة الترجمة، تدقيق الترجمة
  `,
  tools: `
    CAT tools: translation memory, computer assisted translation = ذاكرة الترجمة، أدوات الترجمة بمساعدة الحاسوب
    MemoQ
    Memsource: phrase tms
    SDL Trados: trados, trados studio = ترادوس
    Smartcat
    Wordfast
  `,
  fields: `
    Interpreting = الترجمة الشفوية
    Translation: translating, translation and interpreting = الترجمة
  `,
};
