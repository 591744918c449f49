/** A catalogue's texts by their dotted keys. */
export function readCatalogue(catalogue: object, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(catalogue)) {
    if (typeof value === 'object' && value !== null) for (const [key, text] of readCatalogue(value as object, `${prefix}${name}.`)) texts.set(key, text);
    else texts.set(`${prefix}${name}`, String(value));
  }
  return texts;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A key is a plural where its `_other` form stands beside it. */
const baseOf = (key: string, texts: Map<string, string>): string => (PLURAL.test(key) && texts.has(key.replace(PLURAL, '_other')) ? key.replace(PLURAL, '') : key);
const placeholders = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '');

function problemsOf(texts: Map<string, string>, language: string, other: Map<string, string>): string[] {
  const problems = [...texts].filter(([, text]) => text.trim() === '').map(([key]) => `${language}: ${key} is empty`);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const bases = new Map([...texts.keys()].map((key) => [baseOf(key, texts), key]));
  for (const [otherKey, otherText] of other) {
    const base = baseOf(otherKey, other);
    const key = bases.get(base);
    if (key === undefined) problems.push(`${language}: ${base} is missing`);
    else if (key === base && base === otherKey) {
      for (const name of placeholders(otherText)) if (!placeholders(texts.get(key) ?? '').includes(name)) problems.push(`${language}: ${key} does not use {{${name}}}`);
    }
  }
  for (const [base, key] of bases) {
    if (base === key) continue;
    const missing = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => (forms as string[]).includes(form) && !texts.has(`${base}_${form}`));
    if (missing.length > 0) problems.push(`${language}: ${base} lacks the plural forms ${missing.join(', ')}`);
  }
  return [...new Set(problems)];
}

/** What is wrong between two catalogues of one namespace: missing keys, plural forms and placeholders, empty texts. */
export function catalogueProblems(first: Map<string, string>, firstLanguage: string, second: Map<string, string>, secondLanguage: string): string[] {
  return [...problemsOf(first, firstLanguage, second), ...problemsOf(second, secondLanguage, first)];
}
