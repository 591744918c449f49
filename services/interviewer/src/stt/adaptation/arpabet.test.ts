import { arpabetOf } from './arpabet';

test.each([
  ['kˈæfkə', 'K AE F K AH'],
  ['ˈeɪtʃˌɛsˈɛm', 'EY CH EH S EH M'],
  ['kˈuːbɚ nˈɛɾiːz', 'K UW B ER N EH T IY Z'],
  ['pˈoʊstɡɹɛs', 'P OW S T G R EH S'],
  ['dʒˈɔːɹdən', 'JH AO R D AH N'],
])('%s is %s', (ipa, arpabet) => {
  expect(arpabetOf(ipa)).toBe(arpabet);
});

test('what has no counterpart is left out', () => {
  expect(arpabetOf('(en)_7 ˈ')).toBe('EH N');
});
