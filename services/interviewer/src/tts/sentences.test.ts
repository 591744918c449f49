import { splitSentences } from './sentences';

describe('splitting into sentences', () => {
  it('splits at English punctuation', () => {
    expect(splitSentences('Hello, Sam. How are you? Good!')).toEqual([
      'Hello, Sam.',
      'How are you?',
      'Good!',
    ]);
  });

  it('splits at the Arabic question mark', () => {
    expect(splitSentences('مَا اسْمُكَ؟ أَخْبِرْنِي عَنْ مَشْرُوعِكَ.')).toEqual(['مَا اسْمُكَ؟', 'أَخْبِرْنِي عَنْ مَشْرُوعِكَ.']);
  });

  it.each([
    'We use Node.js 20.1 at work.',
    'Ask Dr. Smith about it.',
    'Tools, e.g. Redis, help.',
    'كان مديري د. أحمد هناك.',
    'عملت مع م. خالد و أ.د. علي.',
  ])('keeps "%s" whole', (text) => {
    expect(splitSentences(text)).toEqual([text]);
  });

  it('keeps closing quotes with their sentence', () => {
    expect(splitSentences('He said “stop.” Then he left.')).toEqual([
      'He said “stop.”',
      'Then he left.',
    ]);
  });

  it('returns text without punctuation as one sentence, and nothing for an empty text', () => {
    expect(splitSentences('no mark here')).toEqual(['no mark here']);
    expect(splitSentences('  \n ')).toEqual([]);
  });
});
