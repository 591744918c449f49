import type { Language } from '@portal/protocol';
import { readingOf, TERMS } from '../pronunciation/reading';
import type { Sounds } from './espeak-sounds';

export const VOICE: Record<Language, string> = { 'en-US': 'en-us', 'ar-SA': 'ar' };
const SENTENCE: Record<Language, (term: string) => string> = {
  'en-US': (term) => `We worked with ${term} in the team.`,
  'ar-SA': (term) => `مَا الَّذِي فَعَلْتْهُ فِي ${term} هُنَاكَ؟`,
};
/** Where a term may stand: in a sentence, alone, before a name, after a word without vowel marks. */
export const PLACES: Record<Language, readonly ((term: string) => string)[]> = {
  'en-US': [SENTENCE['en-US'], (term) => term, (term) => `We met ${term} Ali`],
  'ar-SA': [
    SENTENCE['ar-SA'],
    (term) => `قال ${term} أحمد`,
    (term) => `خبرتك في ${term}`,
    (term) => term,
  ],
};

/** The lines of a pronunciation list: what is written, and its sounds. */
export const rows = (language: Language) =>
  TERMS[language].map(({ written, sounds }) => [written, sounds] as const);

/** Defines the tests that the readings must pass with each build of espeak-ng. */
export function describeReadings(build: string, load: () => Promise<Sounds>): void {
  let sounds: Sounds;
  beforeAll(async () => {
    sounds = await load();
  });
  const said = (text: string, language: Language) =>
    sounds(readingOf(text, language), VOICE[language]);

  describe.each<Language>(['en-US', 'ar-SA'])(
    `${build}: the pronunciation list for %s`,
    (language) => {
      it.each(rows(language))('%s sounds like %s', (written, expected) => {
        expect(said(SENTENCE[language](written), language)).toContain(expected);
      });
    },
  );

  describe(`${build}: what espeak-ng reads right by itself`, () => {
    it.each([
      ['SQL', 'ˌɛskjˌuːˈɛl'],
      ['MySQL', 'maɪ ˌɛskjˌuːˈɛl'],
      ['KPIs', 'kˌeɪpˌiːˈaɪz'],
      ['ICU', 'ˌaɪsˌiːjˈuː'],
      ['REST API', 'ɹˈɛst ˌeɪpˌiːˈaɪ'],
      ['JSON', 'dʒˈeɪsˈɑːn'],
      ['YAML', 'jˈæməl'],
      ['nginx', 'ˈɛndʒɪn ˌɛks'],
      ['Node.js', 'nˈoʊd dˈɑːt dʒˌeɪˈɛs'],
      ['C++', 'sˈiː plˈʌsplˈʌs'],
      ['GitHub', 'ɡˈɪt hˈʌb'],
      ['GitLab', 'ɡˈɪt lˈæb'],
      ['Kafka', 'kˈæfkə'],
      ['Terraform', 'tˈɛɹɐfˌɔːɹm'],
      ['Azure', 'ˈæʒɚ'],
      ['AWS', 'ˌeɪdˌʌbəljˌuːˈɛs'],
      ['SAP', 'ˌɛsˌeɪpˈiː'],
      ['ERP', 'ˌiːˌɑːɹpˈiː'],
      ['SOCPA', 'sˈɑːkpə'],
      ['OSHA', 'ˈoʊʃə'],
      ['PMP', 'pˌiːˌɛmpˈiː'],
      ['CPA', 'sˌiːpˌiːˈeɪ'],
      ['BLS', 'bˌiːˌɛlˈɛs'],
      ['Q3', 'kjˈuː θɹˈiː'],
      ['20 %', 'twˈɛnti pɚsˈɛnt'],
      ['1.5 million', 'wˈʌn pɔɪnt fˈaɪv mˈɪliən'],
      ['2019', 'tˈuː θˈaʊzənd nˈaɪntiːn'],
      ['e.g. this', 'fˌɔːɹɛɡzˈæmpəl'],
      ['sam@example.com', 'sˈæm æt ɛɡzˈæmpəl dˈɑːt kˈɑːm'],
    ])('%s stays as it is', (term, expected) => {
      expect(readingOf(SENTENCE['en-US'](term), 'en-US')).toBe(SENTENCE['en-US'](term));
      expect(said(SENTENCE['en-US'](term), 'en-US')).toContain(expected);
    });
  });

  describe(`${build}: numbers and signs in English`, () => {
    it.each([
      ['It cost $5M.', 'It cost 5 million dollars.', 'fˈaɪv mˈɪliən dˈɑːlɚz'],
      ['It cost $1.5 million.', 'It cost 1.5 million dollars.', 'fˈaɪv mˈɪliən dˈɑːlɚz'],
      ['It cost SAR 5,000.', 'It cost 5,000 riyals.', 'fˈaɪv θˈaʊzənd ɹˈɪjəlz'],
      ['It cost €20k.', 'It cost 20 thousand euros.', 'twˈɛnti θˈaʊzənd jˈʊɹɹoʊz'],
      ['We have 5M users.', 'We have 5 million users.', 'fˈaɪv mˈɪliən'],
      ['It was 3x faster.', 'It was 3 times faster.', 'θɹˈiː tˈaɪmz'],
      ['From 2019–2022 here.', 'From 2019 to 2022 here.', 'nˈaɪntiːn tə tˈuː θˈaʊzənd'],
      ['It took 4-6 weeks.', 'It took 4 to 6 weeks.', 'fˈɔːɹ tə sˈɪks'],
      ['In 1998 it began.', 'In 19 98 it began.', 'nˈaɪntiːn nˈaɪnti ˈeɪt'],
      [
        'It is version 3.11.2 now.',
        'It is version 3 point 11 point 2 now.',
        'pˈɔɪnt ɪlˈɛvən pˈɔɪnt',
      ],
      ['On 12/05/2023 it began.', 'On 12 5 2023 it began.', 'twˈɛlv fˈaɪv tˈuː θˈaʊzənd'],
      [
        'See https://www.example.com/jobs now.',
        'See example.com/jobs now.',
        'sˈiː ɛɡzˈæmpəl dˈɑːt',
      ],
      ['It is no. 5 here.', 'It is number 5 here.', 'nˈʌmbɚ fˈaɪv'],
    ])('%s is read as %s', (text, reading, expected) => {
      expect(readingOf(text, 'en-US')).toBe(reading);
      expect(said(text, 'en-US')).toContain(expected);
    });
  });

  describe(`${build}: numbers and signs in Arabic`, () => {
    it.each([
      ['بنسبة 20 %', 'ʕiʃrˈuːn biˌaːlmiʔˌati'],
      ['بنسبة 10-20%', 'ʔˈilaː ʕiʃrˈuːn biˌaːlmiʔˌati'],
      ['بنسبة ٢٠٪', 'ʕiʃrˈuːn biˌaːlmiʔˌati'],
      ['بقيمة $5M', 'xˈamsa malˈaːjiːˌin dˈuːlaːr'],
      ['بقيمة $15 million', 'mˈiljuːn dˈuːlaːr'],
      ['بقيمة SAR 5,000', 'ʔaːlˈaːf rˈiːaːl'],
      ['من 2019–2022', 'ʔˈilaː ʔalfˈaːn'],
      ['من ٢٠١٩–٢٠٢٢', 'ʔˈilaː ʔalfˈaːn'],
      ['الإصدار 3.11.2', 'nˈuqt̪a.t ʔˈaħadˌa'],
      ['بتاريخ 12/05/2023', 'ʃˈahr xˈamsa ʕˈaːm'],
      ['عام 1445هـ', 'hˈidʒriː'],
      ['أسرع 3x', 'ʔˈadˤʕaːf'],
    ])('%s sounds like %s', (text, expected) => {
      expect(said(text, 'ar-SA')).toContain(expected);
    });
  });

  describe(`${build}: Latin words in Arabic`, () => {
    it.each([
      ['SAP', 'ˈɛsˈeɪpˈiː'],
      ['AWS', 'ˈeɪdˈʌbəljˌuːˈɛs'],
      ['ERP', 'ˈiːˈɑːpˈiː'],
      ['SQL', 'ˈɛskjˈuːˈɛl'],
      ['API', 'ˈeɪpˈiːˈaɪ'],
      ['IFRS', 'aɪˈɛfˈɑːɹˈɛs'],
      ['C#', 'sˈiː ʃˈɑːp'],
      ['.NET', 'dˈɒt nˈɛt'],
      ['Kubernetes', 'kˈuːbə nˈɛtiːz'],
      ['Redis', 'ɹˈɛdɪs'],
      ['PostgreSQL', 'pˈəʊstɡɹɛs kjˈuːˈɛl'],
      ['CI/CD', 'sˈiːaɪ sˈiːdˈiː'],
      ['Node.js', 'nˈəʊd dˈɒt dʒˌeɪˈɛs'],
      ['GitHub', 'ɡˈɪt hˈʌb'],
      ['HACCP', 'hˈasɪp'],
    ])('%s is read with the sounds of English', (term, expected) => {
      for (const place of [...PLACES['ar-SA'], (term: string) => `بال${term} هنا`])
        expect(said(place(term), 'ar-SA')).toContain(expected);
    });
  });

  describe(`${build}: doubled letters in Arabic`, () => {
    it.each([
      ['ثُمَّ', 'θˈumma'],
      ['مَهَمَّةٍ', 'mahˈammatˌin'],
      ['الْمُوَظَّفُونَ', 'ððˈa.fuːnˌa'],
      ['النِّهَايَةِ', 'ʔannihˈaːjatˌi'],
      ['التَّأْخِيرِ', 'ʔattˈaʔχiːrˌi'],
      ['مِهَنِيَّةِ', 'mˌihanˈiːjatˌi'],
      ['قُوَّةِ', 'qˈuːwatˌi'],
      ['حَقَّقَ', 'ħˈaqːaqˌa'],
    ])('%s keeps its vowel: %s', (word, expected) => {
      expect(said(word, 'ar-SA')).toContain(expected);
    });
  });
}
