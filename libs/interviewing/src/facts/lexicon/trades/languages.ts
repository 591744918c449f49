import type { Trade } from '../trade';

export const languages: Trade = {
  family: 'general',
  held: `
    @Afrikaans = الأفريكانية
    @Amharic = الأمهرية
    @Arabic = العربية
    @Bengali = البنغالية
    @Catalan = الكتالونية
    @Czech = التشيكية
    @Danish = الدنماركية
    @Dutch = الهولندية
    @English = الإنجليزية، إنجليزية
    @Finnish = الفنلندية
    @French = الفرنسية، فرنسية
    @German = الألمانية
    @Greek = اليونانية
    @Hebrew = العبرية
    @Hindi = الهندية
    @Hungarian = المجرية
    @Indonesian: bahasa indonesia, bahasa = الإندونيسية
    @Irish: gaelic = الإيرلندية
    @Italian = الإيطالية
    @Japanese = اليابانية
    @Korean = الكورية
    @Kurdish = الكردية
    @Malay = الماليزية، الملايوية
    @Malayalam = المالايالامية
    @Mandarin: chinese, cantonese = الصينية، الماندرين
    @Norwegian = النرويجية
    @Persian: farsi = الفارسية
    @Polish = البولندية
    @Portuguese = البرتغالية
    @Punjabi = البنجابية
    @Romanian = الرومانية
    @Russian = الروسية
    Sign language: british sign language, bsl, american sign language, asl, makaton = لغة الإشارة
    @Somali = الصومالية
    @Spanish = الإسبانية
    @Swahili = السواحيلية
    @Swedish = السويدية
    @Tagalog: filipino = التاغالوغية، الفلبينية
    @Tamil = التاميلية
    @Thai = التايلاندية
    @Turkish = التركية
    @Ukrainian = الأوكرانية
    @Urdu = الأردية، الأوردو
    @Vietnamese = الفيتنامية
    @Welsh = الويلزية
    @Xhosa: isixhosa = الخوسا
    @Zulu: isizulu = الزولو
  `,
};
