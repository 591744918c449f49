import { isBackchannel } from './backchannel';

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
  ])('%s', (text) => expect(isBackchannel(text)).toBe(true));

  it.each([
    '',
    'no',
    'wait',
    'yes but',
    'okay so I',
    'can you repeat',
    'right there was one',
    'لا',
    'نعم ولكن',
    'لحظة',
    'yeah yeah yeah yeah',
  ])('"%s" is not one', (text) => expect(isBackchannel(text)).toBe(false));
});
