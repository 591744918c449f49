/** Returns a catalogue's strings by key, with nested keys joined by dots. */
export function readCatalogue(catalogue: object, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(catalogue)) {
    if (typeof value === 'object' && value !== null)
      for (const [key, text] of readCatalogue(value as object, `${prefix}${name}.`))
        texts.set(key, text);
    else texts.set(`${prefix}${name}`, String(value));
  }
  return texts;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
/**
 * Returns a plural key without its suffix, and any other key unchanged. A key is treated as plural
 * only if its `_other` form exists.
 */
const baseOf = (key: string, texts: Map<string, string>): string =>
  PLURAL.test(key) && texts.has(key.replace(PLURAL, '_other')) ? key.replace(PLURAL, '') : key;
/**
 * Matches the key of a text's variant for a voice whose name is a woman's (i18next's `context`).
 * Only languages whose verbs follow the name's gender have it.
 */
const VARIANT = /_female$/;
const isVariant = (key: string, texts: Map<string, string>): boolean =>
  VARIANT.test(key) && texts.has(key.replace(VARIANT, ''));
const withoutVariants = (texts: Map<string, string>): Map<string, string> =>
  new Map([...texts].filter(([key]) => !isVariant(key, texts)));
/** Matches the keys of plural forms that can express the number in words, without `{{count}}`. */
const WITHOUT_NUMBER = /_(zero|one|two)$/;
const tags = (text: string): string[] =>
  [...text.matchAll(/<\/?(\w+)\s*\/?>/g)].map((match) => match[0]).sort();
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '');

/**
 * Lists the placeholders in `other` that are missing from its translation, `text`, and reports any
 * difference in markup between the two.
 */
function missingParts(key: string, text: string, other: string): string[] {
  const names = placeholders(other).filter(
    (name) => !placeholders(text).includes(name) && !(name === 'count' && WITHOUT_NUMBER.test(key)),
  );
  return [
    ...names.map((name) => `${key} does not use {{${name}}}`),
    ...(String(tags(text)) === String(tags(other)) ? [] : [`${key} has other markup`]),
  ];
}

/**
 * Characters that don't belong in each language's strings, such as punctuation from another
 * keyboard layout.
 */
const FOREIGN_SIGNS: Record<string, [RegExp, string]> = {
  'ar-SA': [
    /[\u0600-\u06FF][,;?]|[\u0660-\u0669\u06F0-\u06F9]/u,
    'a Latin comma, semicolon or question mark, or digits that are not Latin',
  ],
  'en-US': [/\p{Script=Arabic}/u, 'Arabic letters'],
};

function foreignSigns(texts: Map<string, string>, language: string): string[] {
  const [pattern, what] = FOREIGN_SIGNS[language] ?? [];
  return pattern
    ? [...texts]
        .filter(([, text]) => pattern.test(text))
        .map(([key]) => `${language}: ${key} has ${what}`)
    : [];
}

function problemsOf(
  all: Map<string, string>,
  language: string,
  allOther: Map<string, string>,
): string[] {
  const [texts, other] = [withoutVariants(all), withoutVariants(allOther)];
  const problems = [
    ...[...all]
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => `${language}: ${key} is empty`),
    ...foreignSigns(all, language),
    ...[...all]
      .filter(([key]) => isVariant(key, all))
      .flatMap(([key, text]) => missingParts(key, text, all.get(key.replace(VARIANT, '')) ?? ''))
      .map((problem) => `${language}: ${problem}`),
  ];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const bases = new Map([...texts.keys()].map((key) => [baseOf(key, texts), key]));
  for (const [otherKey, otherText] of other) {
    const base = baseOf(otherKey, other);
    const key = bases.get(base);
    if (key === undefined) problems.push(`${language}: ${base} is missing`);
    else if (key === base && base === otherKey)
      problems.push(
        ...missingParts(key, texts.get(key) ?? '', otherText).map(
          (problem) => `${language}: ${problem}`,
        ),
      );
    else if (otherKey === `${base}_other`) {
      for (const form of [...texts.keys()].filter((name) => baseOf(name, texts) === base))
        problems.push(
          ...missingParts(form, texts.get(form) ?? '', otherText).map(
            (problem) => `${language}: ${problem}`,
          ),
        );
    }
  }
  for (const [base, key] of bases) {
    if (base === key) continue;
    const missing = ['zero', 'one', 'two', 'few', 'many', 'other'].filter(
      (form) => (forms as string[]).includes(form) && !texts.has(`${base}_${form}`),
    );
    if (missing.length > 0)
      problems.push(`${language}: ${base} lacks the plural forms ${missing.join(', ')}`);
  }
  return [...new Set(problems)];
}

/**
 * Lists the problems in two translations of one namespace: missing keys, plural forms or
 * placeholders; different markup; empty strings; and characters from the wrong language.
 */
export function catalogueProblems(
  first: Map<string, string>,
  firstLanguage: string,
  second: Map<string, string>,
  secondLanguage: string,
): string[] {
  return [
    ...problemsOf(first, firstLanguage, second),
    ...problemsOf(second, secondLanguage, first),
  ];
}
