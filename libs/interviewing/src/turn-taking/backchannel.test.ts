import { words } from '../language/words';
import { callsOut, isBackchannel, takesFloor } from './backchannel';

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
    'that makes a lot of sense',
    'oh I see what you mean',
    "that's a very good point",
    'sounds good to me',
    'sure no problem',
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
  ])('"%s" is not one', (text) => expect(isBackchannel(text)).toBe(false));
});

describe('the floor', () => {
  const taken = (text: string, lasted = 400) => takesFloor(words(text), lasted);

  it.each(['wait', 'however I', 'yeah no', 'let me', 'دقيقة', 'بس عندي', "I don't understand"])(
    'is taken with "%s"',
    (text) => expect(taken(text)).toBe(true),
  );

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

  it('is called for with the first word', () => {
    expect(callsOut(words('لو سمحت'))).toBe(true);
    expect(callsOut(words('just a moment please'))).toBe(true);
    expect(callsOut(words('one second'))).toBe(true);
    expect(callsOut(words('please wait'))).toBe(false);
  });
});
