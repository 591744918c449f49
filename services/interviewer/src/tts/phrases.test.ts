import type { Language } from '@portal/protocol';
import { phrasesOf } from './phrases';

describe('a sentence that leads up to a question', () => {
  it.each<[Language, string, string]>([
    [
      'en-US',
      'Take me through it in a minute or two:',
      'where did you start, and what brought you here?',
    ],
    ['en-US', 'In your last job,', 'how did you share the work?'],
    ['en-US', 'Without names:', 'which person, in which situation, do you have in mind?'],
    ['en-US', 'You led a team of five –', 'with whom did you disagree?'],
    ['ar-SA', 'لِنَأْخُذْ لَحْظَةً وَاحِدَةً:', 'مَا الَّذِي تَعَثَّرَ، وَلِمَاذَا؟'],
    ['ar-SA', 'في عملك الأخير،', 'كيف وزعت العمل؟'],
  ])('%s: is divided before what is asked: %s %s', (language, before, asked) => {
    expect(phrasesOf(`${before} ${asked}`, language)).toEqual([
      { text: before, asks: false },
      { text: asked, asks: true },
    ]);
  });

  it.each<[Language, string]>([
    ['en-US', 'What was the cause, and what did you do about it?'],
    ['en-US', '“Which tables do you need, and why?”'],
    ['en-US', 'What failed, what worked, and why?'],
    ['en-US', 'The result, in a word?'],
    ['en-US', 'Anything, however small?'],
    ['ar-SA', 'مَا السَّبَبُ، وَمَاذَا فَعَلْتْ؟'],
    ['ar-SA', 'والنتيجة، مالية كانت أو غيرها؟'],
  ])(
    '%s: is one question if it begins as one, or no question word follows: %s',
    (language, text) => {
      expect(phrasesOf(text, language)).toEqual([{ text, asks: true }]);
    },
  );

  it.each<[Language, string]>([
    ['en-US', 'Tell me about a project, what it was for, and who used it.'],
    ['ar-SA', 'نود أن نسمع عن مشروع، ما الغرض منه.'],
  ])('%s: is left whole if it asks nothing: %s', (language, text) => {
    expect(phrasesOf(text, language)).toEqual([{ text, asks: false }]);
  });
});
