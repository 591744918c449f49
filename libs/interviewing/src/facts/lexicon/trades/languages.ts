import type { Trade } from '../trade';

export const languages: Trade = {
  family: 'general',
  held: `
    @Afrikaans = الأفريكانية
    American Sign Language: asl
    @Amharic = الأمهرية
    @Arabic = العربية
    @Bengali = البنغالية
    British Sign Language: bsl
    @Cantonese = الكانتونية
    @Catalan = الكتالونية
    @Chinese = الصينية
    @Czech = التشيكية
    @Danish = الدنماركية
    @Dutch = الهولندية
    @English = الإنجليزية، إنجليزية
    @Finnish = الفنلندية
    @French = الفرنسية، فرنسية
    @Gaelic = الغيلية
    @German = الألمانية
    @Greek = اليونانية
    @Hebrew = العبرية
    @Hindi = الهندية
    @Hungarian = المجرية
    @Indonesian: bahasa indonesia, bahasa = الإندونيسية
    @Irish = الإيرلندية
    @Italian = الإيطالية
    @Japanese = اليابانية
    @Korean = الكورية
    @Kurdish = الكردية
    Makaton
    @Malay = الماليزية، الملايوية
    @Malayalam = المالايالامية
    @Mandarin = الماندرين
    @Norwegian = النرويجية
    @Persian: farsi = الفارسية
    @Polish = البولندية
    @Portuguese = البرتغالية
    @Punjabi = البنجابية
    @Romanian = الرومانية
    @Russian = الروسية
    Sign language = لغة الإشارة
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
