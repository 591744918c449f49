/**
 * The catalogues, by namespace. Each maps dotted keys to strings.
 * @typedef {Map<string, Map<string, string>>} Catalogues
 */

const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Suffix of a text's variant for a voice whose name is a woman's: i18next's `context`. */
const VARIANT = '_female';
const FALLBACK_NAMESPACE = 'common';

/** Flattens a catalogue into a map from dotted keys to strings. */
export function flatten(catalogue, prefix = '') {
  return new Map(
    Object.entries(catalogue).flatMap(([name, value]) =>
      typeof value === 'object'
        ? [...flatten(value, `${prefix}${name}.`)]
        : [[`${prefix}${name}`, value]],
    ),
  );
}

const isPlural = (texts, key) => texts.has(`${key}_other`);
const formsOf = (texts, key) =>
  [...texts.keys()].filter(
    (name) =>
      name === key ||
      name === `${key}${VARIANT}` ||
      (isPlural(texts, key) && name.replace(PLURAL, '') === key),
  );
const placeholders = (text) => [...text.matchAll(/\{\{[\s-]*(\w+)/g)].map(([, name]) => name);

/**
 * Returns the places to look for a key, as pairs of namespace and key. A key written as
 * `namespace:key` has only one. Any other key is looked up in `namespace` and the fallback
 * namespace, or in all namespaces if `namespace` is null.
 */
function candidates(key, namespace, catalogues) {
  const [before, after] = key.split(':');
  if (after !== undefined) return [[before, after]];
  return (namespace === null ? [...catalogues.keys()] : [namespace, FALLBACK_NAMESPACE]).map(
    (name) => [name, key],
  );
}

function find(key, namespace, catalogues) {
  return (
    candidates(key, namespace, catalogues).find(
      ([name, bare]) => catalogues.has(name) && formsOf(catalogues.get(name), bare).length > 0,
    ) ?? null
  );
}

const matches = (pattern, key) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.\\]/g, '\\$&'))
      .join('.*')}$`,
  ).test(key);

/**
 * Returns the problems with one use of an existing key: plural forms used without a count, variants
 * without a context, or missing values.
 */
function problemsOfText(texts, key, values) {
  if (values === null) return [];
  const problems = [
    ...(isPlural(texts, key) && !values.includes('count')
      ? [`${key} has plural forms, and no count is given`]
      : []),
    ...(texts.has(`${key}${VARIANT}`) && !values.includes('context')
      ? [`${key} has a variant, and no context is given`]
      : []),
  ];
  const lacking = new Set(
    formsOf(texts, key)
      .flatMap((form) => placeholders(texts.get(form)))
      .filter((name) => !values.includes(name)),
  );
  return [
    ...problems,
    ...[...lacking].map((name) => `${key} needs {{${name}}}, and it is not given`),
  ];
}

/**
 * Compares the code with the catalogues to find missing keys, unused keys and missing values.
 * @param {import('./key-uses.mjs').KeyUse[]} uses
 * @param {Map<string, string[]>} declared key patterns by file, for keys that are only known at run
 *   time
 * @param {Catalogues} catalogues
 * @returns {string[]} the problems
 */
export function keyProblems(uses, declared, catalogues) {
  const problems = [];
  const used = new Set();
  const mark = (namespace, key) =>
    formsOf(catalogues.get(namespace), key).forEach((form) => used.add(`${namespace}:${form}`));
  for (const { file, line, namespace, keys, values, source } of uses) {
    const at = `${file}:${line}`;
    if (keys === null && !declared.has(file))
      problems.push(
        `${at}: ${source} is not a finite set of keys to the type checker; type it as one, or declare it in the file ("catalogue keys: …")`,
      );
    for (const key of keys ?? []) {
      const found = find(key, namespace, catalogues);
      if (found === null)
        problems.push(`${at}: no text "${key}"${namespace === null ? '' : ` in ${namespace}`}`);
      else {
        mark(...found);
        problems.push(
          ...problemsOfText(catalogues.get(found[0]), found[1], values).map(
            (problem) => `${at}: ${problem}`,
          ),
        );
      }
    }
  }
  const all = [...catalogues].flatMap(([namespace, texts]) =>
    [...texts.keys()].map((key) => `${namespace}:${key}`),
  );
  for (const [file, patterns] of declared) {
    for (const pattern of patterns) {
      const hits = all.filter((key) => matches(pattern, key));
      if (hits.length === 0) problems.push(`${file}: no text for the declared "${pattern}"`);
      hits.forEach((key) => used.add(key));
    }
  }
  return [
    ...new Set(problems),
    ...all.filter((key) => !used.has(key)).map((key) => `${key} is used nowhere`),
  ];
}
