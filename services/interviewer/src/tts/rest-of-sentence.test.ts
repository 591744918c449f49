import { restOfSentence } from './fallback-tts';

describe('the rest of a sentence that broke off', () => {
  const sentence = 'Thank you, Sam: tell me about a project that you led, and what came of it.';

  it('is all of it if it had hardly begun', () => {
    expect(restOfSentence(sentence, 300)).toBe(sentence);
  });

  it('begins with the next clause if one is near', () => {
    expect(restOfSentence(sentence, 500)).toBe(
      'Sam: tell me about a project that you led, and what came of it.',
    );
    expect(restOfSentence(sentence, 2_600)).toBe('and what came of it.');
  });

  it('begins with the next word in the middle of a clause', () => {
    expect(restOfSentence(sentence, 1_500)).toBe('a project that you led, and what came of it.');
    expect(restOfSentence(sentence, 3_500)).toBe('came of it.');
  });

  it('is longer if the voice spoke more slowly', () => {
    expect(restOfSentence(sentence, 3_500, 80)).toBe('and what came of it.');
  });

  it('is empty at its end', () => {
    expect(restOfSentence(sentence, 6_000)).toBe('');
  });

  it('knows the Arabic comma, and ignores vowel signs', () => {
    expect(restOfSentence('شُكْرًا لَكَ، حَدِّثْنِي عَنْ مَشْرُوعٍ قُدْتَهُ.', 600)).toBe('حَدِّثْنِي عَنْ مَشْرُوعٍ قُدْتَهُ.');
  });
});
