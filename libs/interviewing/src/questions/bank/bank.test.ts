import { DIFFICULTIES } from '@portal/protocol';
import { isSensitive } from '../../facts/sensitive';
import { AUTHORED, TEMPLATES } from '../../testing/authored';
import { fold, withoutTashkeel } from '../../language/words';
import { FAMILY_BANK } from './family-bank';
import { PLACES } from './template';

const MARKS = /[\u064B-\u0652\u0670]/;
const arabic = AUTHORED.filter(({ language }) => language === 'ar-SA');
const withoutPlaces = (text: string) => text.replace(/\{\w+\}/g, ' ');
const arabicWords = (text: string) =>
  withoutPlaces(text).match(/[\u0621-\u0652\u0670\u0671]+/g) ?? [];
const letters = (word: string) => withoutTashkeel(word).length;
const isMarked = (word: string) => MARKS.test(word);
const latin = (text: string) => /[A-Za-z]/.test(withoutPlaces(text));

it('has three technical and two HR questions for each of at least twelve families at each difficulty', () => {
  expect(Object.keys(FAMILY_BANK).length).toBeGreaterThanOrEqual(12);
  for (const [family, { technical, hr }] of Object.entries(FAMILY_BANK)) {
    for (const difficulty of DIFFICULTIES) {
      expect([
        family,
        difficulty,
        technical[difficulty].length >= 3,
        hr[difficulty].length >= 2,
      ]).toEqual([family, difficulty, true, true]);
    }
  }
});

it('spreads the questions of a family and difficulty over different areas', () => {
  for (const [family, { technical, hr }] of Object.entries(FAMILY_BANK))
    for (const difficulty of DIFFICULTIES)
      for (const templates of [technical[difficulty], hr[difficulty]]) {
        const areas = templates.map(({ area }) => area);
        expect([
          family,
          difficulty,
          areas.filter((area, at) => areas.indexOf(area) !== at),
        ]).toEqual([family, difficulty, []]);
      }
});

it('gives every family its own questions', () => {
  const asks = TEMPLATES.map(({ template }) => template.en.ask);
  expect(asks.filter((ask, at) => asks.indexOf(ask) !== at)).toEqual([]);
  const ids = TEMPLATES.map(({ template }) => template.id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('has each question in both languages with the same placeholders, and three to five expected points', () => {
  for (const {
    template: { id, en, ar },
  } of TEMPLATES) {
    for (const place of PLACES)
      expect([
        id,
        place,
        ar.ask.includes(`{${place}}`),
        ar.rephrase.includes(`{${place}}`),
      ]).toEqual([id, place, en.ask.includes(`{${place}}`), en.rephrase.includes(`{${place}}`)]);
    for (const { ask, rephrase, points, keywords } of [en, ar]) {
      expect([
        id,
        points.length >= 3 && points.length <= 5,
        keywords.length >= 4,
        ask === rephrase,
      ]).toEqual([id, true, true, false]);
    }
    expect([id, en.points.length]).toEqual([id, ar.points.length]);
  }
});

it('names a subject unless a placeholder is the subject', () => {
  for (const {
    template: { id, en, ar },
  } of TEMPLATES) {
    const named = PLACES.some((place) => en.ask.includes(`{${place}}`));
    expect([id, en.subject !== '', ar.subject !== '']).toEqual([id, !named, !named]);
  }
});

it('is at most 35 words long when spoken, follow-ups at most 25', () => {
  for (const { where, text, spoken } of AUTHORED)
    if (spoken) expect([where, text.split(/\s+/).length <= 35]).toEqual([where, true]);
  const questions = new Set(
    TEMPLATES.flatMap(({ template: { en, ar } }) => [en.ask, en.rephrase, ar.ask, ar.rephrase]),
  );
  for (const { where, text, spoken } of AUTHORED)
    if (spoken && !questions.has(text))
      expect([where, text.split(/\s+/).length <= 25]).toEqual([where, true]);
});

describe('Arabic', () => {
  const spoken = arabic.filter((each) => each.spoken);
  it('has diacritics on at least 95 of 100 spoken words of three letters or more, and on all but two of each text', () => {
    const all = spoken
      .flatMap(({ text }) => arabicWords(text))
      .filter((word) => letters(word) >= 3);
    expect(all.length).toBeGreaterThan(4_000);
    expect(all.filter(isMarked).length / all.length).toBeGreaterThanOrEqual(0.95);
    for (const { where, text } of spoken)
      expect([
        where,
        arabicWords(text).filter((word) => letters(word) >= 3 && !isMarked(word)),
      ]).toEqual([where, []]);
  });
  it('would detect a word without them', () =>
    expect(arabicWords('كَيْفَ تفحص {skill}').filter((word) => !isMarked(word))).toEqual(['تفحص']));
  it('shows points and keywords without them', () => {
    for (const { where, text, spoken: aloud } of arabic)
      if (!aloud) expect([where, text, MARKS.test(text)]).toEqual([where, text, false]);
  });
  it('has no Latin letters except in filled-in names', () => {
    for (const { where, text } of arabic)
      expect([where, latin(text) ? text : '']).toEqual([where, '']);
    expect(latin('مَا فَائِدَةُ cache هُنَا؟ {skill}')).toBe(true);
  });
  it('does not address a man or a woman specifically, by a verb in the imperative or by أنت', () => {
    for (const { where, text } of spoken)
      expect([
        where,
        text.match(
          /(?<!\p{L})(?:أَنْتَ|أَنْتِ|أنت|اُذْكُرْ|اذْكُرْ|صِفْ|اِشْرَحْ|اشْرَحْ|حَدِّثْنِي|أَخْبِرْنِي|تَخَيَّلْ)(?!\p{L})/u,
        )?.[0],
      ]).toEqual([where, undefined]);
  });
});

describe('Arabic questions', () => {
  /** A question word with a passive verb, which loses who acts: "كَيْفَ يُعْرَفُ السَّبَبُ؟". */
  const withoutDoer =
    /(?:كَيْفَ|الَّذِي|مَاذَا|مَتَى|مَنْ|أَيْنَ) (?:[يت]\u064F[^\u0650\s]*|(?![يت])[\u0621-\u064A]\u064F[\u0621-\u064A]\u0650[\u0621-\u064A]\S*)(?=[\s؟،])/u;
  /** An impersonal noun where the candidate's own is meant: "كَيْفَ كَانَ التَّصَرُّفُ؟". */
  const impersonal =
    /(?:مَا|كَيْفَ (?:[يت]َكُونُ|كَانَتِ?)) (?:التَّصَرُّفُ|الرَّأْيُ|الْعَمَلُ|التَّعَامُلُ|التَّأَكُّدُ|الِاخْتِيَارُ|الْبَحْثُ|الْقَرَارُ)(?=[؟،]| (?:مَعَ|مِنْ|عَنْ|عِنْدَ))/u;
  const asked = arabic.filter(({ spoken }) => spoken).map(({ where: id, text }) => ({ id, text }));
  it('and follow-ups ask what the candidate does, not what is done', () => {
    for (const { id, text } of asked)
      expect([id, withoutDoer.exec(text)?.[0], impersonal.exec(text)?.[0]]).toEqual([
        id,
        undefined,
        undefined,
      ]);
  });
  it('would be found where nobody acts', () => {
    for (const text of ['كَيْفَ يُعْرَفُ السَّبَبُ؟', 'مَا الَّذِي يُفْحَصُ؟', 'مَتَى عُرِفَ السَّبَبُ؟'])
      expect([text, withoutDoer.test(text)]).toEqual([text, true]);
    for (const text of ['مَا التَّصَرُّفُ؟', 'كَيْفَ يَكُونُ التَّعَامُلُ مَعَ ذٰلِكَ؟'])
      expect([text, impersonal.test(text)]).toEqual([text, true]);
    for (const text of ['كَيْفَ عَرَفْتْ السَّبَبَ؟', 'مَا الَّذِي يُسَاعِدُكْ؟'])
      expect([text, withoutDoer.test(text)]).toEqual([text, false]);
  });
});

describe('wrong claims', () => {
  const wordings = TEMPLATES.flatMap(({ template: { id, en, ar } }) => [
    { id, language: 'en-US', claims: en.wrongClaims },
    { id, language: 'ar-SA', claims: ar.wrongClaims },
  ]);
  const forms = wordings.flatMap(({ id, claims }) =>
    claims.flatMap(({ says }) => says.map((form) => [id, form] as const)),
  );

  it('are one to three for each language of a question that has any', () => {
    const counted = TEMPLATES.map(({ template: { id, en, ar } }) => [
      id,
      en.wrongClaims.length,
      ar.wrongClaims.length,
    ]).filter(([, english, arabic]) => english !== 0 || arabic !== 0);
    expect(counted.length).toBeGreaterThanOrEqual(25);
    for (const [id, ...counts] of counted)
      for (const count of counts as number[])
        expect([id, count >= 1 && count <= 3]).toEqual([id, true]);
  });

  it('have forms of two to eight words in folded spelling, each once, and `*` only at the end of a word', () => {
    for (const [id, form] of forms) {
      const parts = form.split(' ');
      expect([id, form, parts.length >= 2 && parts.length <= 8]).toEqual([id, form, true]);
      expect([id, form, form]).toEqual([id, form, fold(form)]);
      expect([id, form, /\*(?! |$)|^\*/.test(form)]).toEqual([id, form, false]);
    }
    const said = forms.map(([id, form]) => `${id}: ${form}`);
    expect(said.filter((form, at) => said.indexOf(form) !== at)).toEqual([]);
  });

  it('are told apart by language, with the fact as one sentence', () => {
    for (const { id, language, claims } of wordings)
      for (const { says, fact } of claims) {
        const inArabic = [...says, fact].map((text) => /[\u0621-\u064A]/.test(text));
        expect([id, new Set(inArabic)]).toEqual([id, new Set([language === 'ar-SA'])]);
        expect([id, fact.endsWith('.'), fact.length <= 160]).toEqual([id, true, true]);
      }
  });

  it('contain no expected point of their question', () => {
    for (const { template } of TEMPLATES)
      for (const { points, wrongClaims } of [template.en, template.ar])
        for (const { says } of wrongClaims)
          expect([
            template.id,
            points.filter((point) => says.some((form) => fold(point).includes(form))),
          ]).toEqual([template.id, []]);
  });
});

describe('fairness', () => {
  it('mentions no age, family, religion, health, origin, politics or pay, in any text of either language', () => {
    expect(AUTHORED.length).toBeGreaterThan(3_000);
    expect(
      AUTHORED.filter(({ text }) => isSensitive(text)).map(({ where, text }) => [where, text]),
    ).toEqual([]);
  });
  it('would detect a violation planted in a question, its points or a follow-up', () => {
    const planted = AUTHORED.slice(0, 40).map(
      ({ text, language }) => `${text} ${language === 'ar-SA' ? 'مَا عُمْرُكَ؟' : 'How old are you?'}`,
    );
    expect(planted.filter((text) => !isSensitive(text))).toEqual([]);
  });
});
