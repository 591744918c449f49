import { fold } from './words';

/*
 * A rough reading of written words as sounds: enough to say whether two texts sound alike. It has
 * no dictionary. English letters are read by the rules that most words follow; Arabic is written
 * nearly as it is said, without its short vowels. Both share one alphabet, so that "كوبرنيتيس"
 * sounds like "Kubernetes".
 *
 * Sounds are single letters, nearly as in IPA. `S` is "sh", `Z` its voiced twin, `C` "ch", `J` "j",
 * `T` "th" voiced or not, `x` as in "loch", `H` is ح, `E` is ع. Emphatic consonants are written as
 * plain ones. Vowels are reduced to five.
 */

const LETTER_NAMES: Readonly<Record<string, string>> = {
  a: 'ei', b: 'bi', c: 'si', d: 'di', e: 'i', f: 'ef', g: 'Ji', h: 'eiC', i: 'ai', j: 'Jei',
  k: 'kei', l: 'el', m: 'em', n: 'en', o: 'o', p: 'pi', q: 'kyu', r: 'ar', s: 'es', t: 'ti',
  u: 'yu', v: 'vi', w: 'dablyu', x: 'eks', y: 'wai', z: 'zi',
}; // prettier-ignore

/** Frequent words that are not said as they are written. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(Object.entries({
  a: 'a', i: 'ai', the: 'Ta', of: 'ov', one: 'wan', once: 'wans', two: 'tu', eight: 'eit', who: 'hu',
  was: 'woz', is: 'iz', as: 'az', has: 'haz', his: 'hiz', does: 'daz', are: 'ar', were: 'wer',
  you: 'yu', your: 'yor', our: 'aur', hour: 'aur', their: 'Ter', there: 'Ter', they: 'Tei',
  he: 'hi', she: 'Si', we: 'wi', me: 'mi', be: 'bi', my: 'mai', by: 'bai', why: 'wai', to: 'tu',
  too: 'tu', do: 'du', some: 'sam', come: 'kam', done: 'dan', said: 'sed', people: 'pipul',
  know: 'no', could: 'kud', would: 'wud', should: 'Sud', answer: 'anser', business: 'biznis',
  cache: 'kaS', queue: 'kyu', schedule: 'skeJul', engine: 'enJin', get: 'get', give: 'giv',
  write: 'rait', great: 'greit', says: 'sez', been: 'bin', any: 'eni', many: 'meni', iron: 'aiern',
})); // prettier-ignore

/** English spellings and their sounds. The first that fits is taken, so longer ones come first. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = (
  [
    ['(?<=^[^aeiou]+)(?:ye?|ie)(?=s?$)', 'ai'], ['eigh', 'ei'], ['ough', 'o'], ['augh', 'o'], ['igh', 'ai'], ['tion', 'Sun'], ['ssion', 'Sun'],
    ['sion', 'Zun'], ['cious', 'Sus'], ['tious', 'Sus'], ['cial', 'Sul'], ['tial', 'Sul'],
    ['ture(?=s?$)', 'Cur'], ['sch', 'sk'], ['tch', 'C'], ['dge', 'J'], ['chn', 'kn'], ['chr', 'kr'],
    ['tech', 'tek'], ['arch(?=i)', 'ark'], ['(?<=^)kn', 'n'], ['(?<=^)wr', 'r'], ['(?<=^)ps', 's'],
    ['mb(?=s?$)', 'm'], ['(?<=[bcdfgkpstz])les?$', 'ul'], ['ch', 'C'], ['sh', 'S'], ['th', 'T'],
    ['ph', 'f'], ['wh', 'w'], ['gh', ''], ['ck', 'k'], ['qu', 'kw'], ['q', 'k'], ['sc(?=[eiy])', 's'],
    ['(?<=^)x', 'z'], ['x', 'ks'], ['cc(?=[eiy])', 'ks'], ['c(?=[eiy])', 's'], ['c+', 'k'],
    ['gg', 'g'], ['g(?=[eiy])', 'J'], ['(?<=[td])ed(?=$)', 'id'], ['(?<=[^aeiou])ed(?=$)', 'd'],
    ['(?<=[szx])es(?=$)', 'iz'], ['(?<=[^aeiou])es(?=$)', 's'], ['(?<=[aeiouy].*[^aeiou])e(?=$)', ''],
     ['ee|ea|ie|ei', 'i'], ['oo|ou', 'u'], ['ai|ay|ey', 'ei'], ['oa|ow', 'o'], ['oi|oy', 'oi'],
    ['au|aw', 'o'], ['ew|eu|ue', 'u'], ['(?<=^)y|y(?=[aeiou])', 'y'], ['y', 'i'], ['j', 'J'],
    ['(.)\\1', '$1'], ['z', 'z'], ["'", ''],
  ] as const
).map(([spelling, sound]) => [new RegExp(spelling, 'y'), sound]); // prettier-ignore

/** Arabic letters and their sounds, after `fold`. */
const ARABIC: Readonly<Record<string, string>> = {
  ا: 'a', ب: 'b', ت: 't', ث: 'T', ج: 'J', ح: 'H', خ: 'x', د: 'd', ذ: 'T', ر: 'r', ز: 'z', س: 's',
  ش: 'S', ص: 's', ض: 'd', ط: 't', ظ: 'T', ع: 'E', غ: 'g', ف: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm',
  ن: 'n', ه: 'h', و: 'w', ي: 'y', ء: '', پ: 'b', چ: 'J', ڤ: 'v', گ: 'g',
}; // prettier-ignore

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ARABIC_DIGITS = 'صفر واحد اثنان ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة'.split(' ');

/** Returns a number as it is said in English; from 1,000 on, digit by digit. */
function inEnglish(number: number): string[] {
  if (number < 20) return [UNITS[number]!];
  if (number < 100)
    return [TENS[Math.floor(number / 10)]!, ...(number % 10 ? inEnglish(number % 10) : [])];
  if (number < 1_000)
    return [
      ...inEnglish(Math.floor(number / 100)),
      'hundred',
      ...(number % 100 ? inEnglish(number % 100) : []),
    ];
  return [...String(number)].map((digit) => UNITS[Number(digit)]!);
}

const SIGNS: Readonly<Record<string, string>> = {
  '%': ' percent ',
  '&': ' and ',
  '+': ' plus ',
  '#': ' sharp ',
  '@': ' at ',
};

function english(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  let sounds = '';
  for (let at = 0; at < word.length;) {
    const step = SPELLINGS.find(([spelling]) => {
      spelling.lastIndex = at;
      return spelling.test(word);
    });
    if (!step) {
      sounds += word[at]!;
      at += 1;
      continue;
    }
    const [spelling, sound] = step;
    sounds += sound === '$1' ? (word[at] === 'c' ? 'k' : word[at]!) : sound;
    at = spelling.lastIndex;
  }
  return sounds;
}

const arabic = (word: string): string =>
  [...word]
    .map((letter) => ARABIC[letter] ?? '')
    .join('')
    // Between consonants and at the end, the letters و and ي are vowels; ه there is ta marbuta.
    .replace(/(?<=[^aiu])w(?=[^aiu]|$)/g, 'u')
    .replace(/(?<=[^aiu])y(?=[^aiu]|$)/g, 'i')
    .replace(/h$/, 'a');

/** Returns whether a word as written is an abbreviation that may be said letter by letter. */
const isAbbreviation = (written: string): boolean => /^[A-Z]{2,5}s?$/.test(written);

function soundOf(written: string, spelled: boolean): string {
  const word = fold(written);
  if (/^[a-z]$/.test(word)) return LETTER_NAMES[word]!;
  if (spelled && isAbbreviation(written))
    return [...word].map((letter) => LETTER_NAMES[letter] ?? letter).join('');
  return /[\u0600-\u06FF]/.test(word) ? arabic(word) : english(word);
}

/**
 * Returns the ways in which a text may sound, at least one: abbreviations in capitals are read as
 * a word and letter by letter. Punctuation and the gaps between words make no sound, so "dead lock"
 * sounds like "deadlock".
 */
export function soundsOf(text: string): string[] {
  const arabicText = /[\u0600-\u06FF]/.test(text);
  const written = text
    .normalize('NFKC')
    .replace(/[%&+#@]/g, (sign) => SIGNS[sign]!)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/(?<=\d)[,،٬](?=\d)/g, '')
    .replace(/\d+/g, (digits) => {
      const said = arabicText
        ? [...digits].map((digit) => ARABIC_DIGITS[Number(digit)]!)
        : inEnglish(Number(digits));
      return ` ${said.join(' ')} `;
    })
    .match(/[\p{L}\p{M}'’\u0640]+/gu);
  if (!written) return [''];
  const readings = [false, true].map((spelled) =>
    written
      .map((word) => soundOf(word, spelled))
      .join('')
      .replace(/[^a-zA-Z]/g, '')
      .replace(/(.)\1+/g, '$1'),
  );
  return [...new Set(readings)];
}

const VOWELS = 'aeiou';
/** Sounds that recognizers and ears take for each other, and what it costs to do so (0–1). */
const NEAR: readonly (readonly [string, number])[] = [
  ['pb', 0.3], ['td', 0.3], ['kg', 0.3], ['fv', 0.3], ['sz', 0.3], ['SZ', 0.3], ['CJ', 0.3],
  ['Ts', 0.4], ['Tz', 0.4], ['Tt', 0.5], ['Td', 0.4], ['Tf', 0.4], ['SC', 0.4], ['JZ', 0.4],
  ['Ss', 0.5], ['JS', 0.5], ['Jg', 0.4], ['Jy', 0.6], ['mn', 0.4], ['lr', 0.6], ['rw', 0.6],
  ['vw', 0.4], ['bv', 0.5], ['Hh', 0.3], ['xH', 0.3], ['xh', 0.4], ['xk', 0.5], ['ptk', 0.6],
  ['bdg', 0.6], ['iy', 0.2], ['uw', 0.2], ['ow', 0.3], ['Ea', 0.3], ['Ei', 0.4], ['EH', 0.4],
  ['gr', 0.6], ['gx', 0.5], ['Ct', 0.6], ['Jd', 0.6], ['rx', 0.7],
]; // prettier-ignore
const BETWEEN_VOWELS = 0.25;

/** What it costs to leave a sound out. Vowels and soft sounds are the first to get lost. */
const weightOf = (sound: string): number =>
  VOWELS.includes(sound) ? 0.4 : 'hEyw'.includes(sound) ? 0.5 : 1;

const COSTS = new Map(
  NEAR.flatMap(([group, cost]) =>
    [...group].flatMap((a) => [...group].map((b) => [a + b, cost] as const)),
  ),
);

function exchangeCost(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.includes(a) && VOWELS.includes(b)) return BETWEEN_VOWELS;
  return Math.min(COSTS.get(a + b) ?? 1, weightOf(a) + weightOf(b));
}

/** Returns how much there is to hear in a text, in consonants: a vowel counts 0.4 of one. */
export const soundLength = (text: string): number =>
  Math.min(...soundsOf(text).map((sounds) => total(sounds)));

const total = (sounds: string): number => [...sounds].reduce((sum, s) => sum + weightOf(s), 0);

/** Returns the weighted Levenshtein distance between two strings of sounds. */
function alignmentCost(a: string, b: string): number {
  let row = [0];
  for (const sound of b) row.push(row.at(-1)! + weightOf(sound));
  for (const sound of a) {
    const next = [row[0]! + weightOf(sound)];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          row[j]! + weightOf(sound),
          next[j - 1]! + weightOf(b[j - 1]!),
          row[j - 1]! + exchangeCost(sound, b[j - 1]!),
        ),
      );
    row = next;
  }
  return row.at(-1)!;
}

/**
 * Returns how different two texts sound, from 0 (alike) to 1 (nothing in common): the cheapest
 * alignment of their sounds, by the weight of the longer one. Spelling, gaps between words,
 * punctuation and the script do not matter. Takes time in proportion to the product of the lengths.
 */
export function soundDistance(a: string, b: string): number {
  const distances = soundsOf(a).flatMap((left) =>
    soundsOf(b).map((right) => {
      const longer = Math.max(total(left), total(right));
      return longer === 0 ? 0 : Math.min(1, alignmentCost(left, right) / longer);
    }),
  );
  return Math.min(...distances);
}
