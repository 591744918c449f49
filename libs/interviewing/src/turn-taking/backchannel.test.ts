import { words } from '../language/words';
import { callsOut, isBackchannel, isFollowing, takesFloor } from './backchannel';

describe('a backchannel', () => {
  it.each([
    'Mm-hm.',
    'mm hmm',
    'uh huh',
    'Yeah.',
    'okay',
    'yeah right',
    'Right, sure.',
    'نعم',
    'آها',
    'أيوه تمام',
    'طيب',
    'I see.',
    'yeah I see',
    'okay got it',
    'that makes sense, right',
    'oh I see what you mean',
    'على راسي',
    'طيب على راسي',
    'إن شاء الله',
    'طبعًا',
  ])('%s', (text) => expect(isBackchannel(text)).toBe(true));

  it.each([
    '',
    'no',
    'wait',
    'yes but',
    'okay so I',
    'can you repeat',
    'right there was one',
    'it is a lot of',
    'that makes no sense',
    'لا',
    'نعم ولكن',
    'لحظة',
    'yeah yeah yeah yeah',
    'I see but',
    'yeah I think',
    'got',
    'على',
    'yes it is',
    "it's okay",
    'it makes sense',
    'I remember',
    'no doubt',
    "um that's it",
  ])('"%s" is not one', (text) => expect(isBackchannel(text)).toBe(false));
});

describe('a candidate who follows', () => {
  it.each([
    'um',
    'yeah I see',
    'that makes a lot of sense',
    "that's a very good point",
    "that's a very good question",
    'mm sounds good to me',
    'sure no problem',
    'سؤال جميل',
    'هذا سؤال ممتاز',
    'كلام جميل جدا',
    'نعم هذا صحيح',
  ])('"%s"', (text) => expect(isFollowing(words(text))).toBe(true));

  it.each([
    '',
    'um question',
    'okay question',
    'um that is it',
    'that makes no sense',
    'طيب عندي سؤال',
    'yeah yeah yeah yeah',
  ])('not "%s"', (text) => expect(isFollowing(words(text))).toBe(false));
});

describe('the floor', () => {
  const taken = (text: string, lasted = 400) => takesFloor(words(text), lasted);

  it.each([
    'wait',
    'however I',
    'yeah no',
    'okay one sec',
    'let me',
    'دقيقة',
    'بس عندي',
    "I don't understand",
  ])('is taken with "%s"', (text) => expect(taken(text)).toBe(true));

  it.each([
    'dry',
    'dry run',
    'yeah I see',
    'that makes sense',
    'إن شاء الله',
    'yeah okay right',
    'l l d',
    'but he',
  ])('is not taken with "%s"', (text) => expect(taken(text)).toBe(false));

  it('is taken with two other words if they take as long as two words do', () => {
    expect(taken('dry run', 1_000)).toBe(true);
    expect(taken('okay dry', 1_000)).toBe(false);
  });

  it.each([
    'um I have a question',
    'okay I have a question',
    'uh quick question',
    "um I don't understand",
    'um please slow down',
    "um that's wrong",
    'um I mean it',
    'um give me a second',
    'yeah one second',
    'نعم ما فهمت',
    'طيب ما فهمت',
    'آه ما سمعتك',
    'ثواني',
  ])('is taken within 1.3 s with "%s"', (text) => expect(taken(text, 1_300)).toBe(true));

  it('is called for with the first words', () => {
    expect(callsOut(words('لو سمحت'))).toBe(true);
    expect(callsOut(words('just a moment please'))).toBe(true);
    expect(callsOut(words('one second'))).toBe(true);
    expect(callsOut(words('no wait'))).toBe(true);
    expect(callsOut(words('they said wait'))).toBe(false);
  });
});
