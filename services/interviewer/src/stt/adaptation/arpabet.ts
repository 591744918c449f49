/**
 * espeak-ng's IPA signs of American English and the sounds (ARPAbet) of PocketSphinx's model that
 * are closest to them. Longer signs come before those that they begin with.
 */
const SOUNDS: readonly (readonly [string, string])[] = [
  ['tʃ', 'CH'],
  ['dʒ', 'JH'],
  ['oːɹ', 'AO R'],
  ['ɔːɹ', 'AO R'],
  ['ɑːɹ', 'AA R'],
  ['eɪ', 'EY'],
  ['aɪ', 'AY'],
  ['aʊ', 'AW'],
  ['ɔɪ', 'OY'],
  ['oʊ', 'OW'],
  ['iː', 'IY'],
  ['uː', 'UW'],
  ['ɑː', 'AA'],
  ['ɔː', 'AO'],
  ['ɜː', 'ER'],
  ['oː', 'AO'],
  ['n̩', 'AH N'],
  ['l̩', 'AH L'],
  ['p', 'P'],
  ['b', 'B'],
  ['t', 'T'],
  ['d', 'D'],
  ['k', 'K'],
  ['ɡ', 'G'],
  ['f', 'F'],
  ['v', 'V'],
  ['θ', 'TH'],
  ['ð', 'DH'],
  ['s', 'S'],
  ['z', 'Z'],
  ['ʃ', 'SH'],
  ['ʒ', 'ZH'],
  ['h', 'HH'],
  ['m', 'M'],
  ['n', 'N'],
  ['ŋ', 'NG'],
  ['l', 'L'],
  ['ɹ', 'R'],
  ['r', 'R'],
  ['j', 'Y'],
  ['w', 'W'],
  ['ɾ', 'T'],
  ['ʔ', 'T'],
  ['x', 'K'],
  ['ɬ', 'L'],
  ['ç', 'HH'],
  ['ɲ', 'N'],
  ['ɪ', 'IH'],
  ['i', 'IY'],
  ['ɛ', 'EH'],
  ['e', 'EH'],
  ['æ', 'AE'],
  ['a', 'AE'],
  ['ʊ', 'UH'],
  ['u', 'UW'],
  ['ʌ', 'AH'],
  ['ə', 'AH'],
  ['ɚ', 'ER'],
  ['ɐ', 'AH'],
  ['ᵻ', 'IH'],
  ['ɑ', 'AA'],
  ['ɒ', 'AA'],
  ['ɔ', 'AO'],
  ['o', 'OW'],
];

/**
 * Writes IPA, as espeak-ng prints it for American English, in ARPAbet: "kˈæfkə" becomes
 * "K AE F K AH". Stress marks, and signs without a counterpart, are dropped.
 */
export function arpabetOf(ipa: string): string {
  const sounds: string[] = [];
  for (let at = 0; at < ipa.length;) {
    const found = SOUNDS.find(([sign]) => ipa.startsWith(sign, at));
    if (found) sounds.push(found[1]);
    at += found ? found[0].length : 1;
  }
  return sounds.join(' ');
}
