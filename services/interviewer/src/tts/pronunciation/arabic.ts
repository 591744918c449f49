/**
 * Terms that espeak-ng reads wrongly in Arabic. One per line:
 *
 *     as it is written | as it is read, with all vowel marks | the sounds
 *
 * To add one, copy a line. The sounds are what `espeak-ng -v ar -q --ipa "…"` prints for the
 * reading; a test compares them with what both builds of espeak-ng really say, and shows them if
 * they differ. It refuses a term that espeak-ng reads right by itself. Terms in Latin letters belong
 * in `english.ts`, unless Arabic says something else in their place (`Q3`).
 */
export const ARABIC_TERMS = `
  د.           | الدُّكْتُور                 | ʔaddˈuktuːr
  م.           | الْمُهَنْدِس                | almuhˈandis
  أ.           | الْأُسْتَاذ                 | alʔˈustaːð
  أ.د.         | الْأُسْتَاذ الدُّكْتُور     | alʔˈustaːð ʔaddˈuktuːr
  إلخ          | إِلَى آخِرِهِ               | ʔˈilaː ʔaːχˈirihˌi
  ص.ب.         | صُنْدُوق بَرِيد             | s̪ˈu.nduːq barˌiːd
  و/أو         | أَوْ                        | ʔˈau
  24/7         | طَوَالَ الْوَقْتِ           | t̪a.ˈu.aːlˌa alwˈaqti
  Q1           | الرُّبْعُ الْأَوَّلُ         | ʔarrˈubʕu alʔaˈuwalˌu
  Q2           | الرُّبْعُ الثَّانِي         | ʔarrˈubʕu ʔaθθˈaːniː
  Q3           | الرُّبْعُ الثَّالِثُ        | ʔarrˈubʕu ʔaθθˈaːliθˌu
  Q4           | الرُّبْعُ الرَّابِعُ        | ʔarrˈubʕu ʔarrˈaːbiʕˌu
`;
