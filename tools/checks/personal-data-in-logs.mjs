import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the candidates of the journeys are called, where they are written to, how they sign in, and what stands in their documents. */
export const OF_THE_JOURNEYS = ['@mail.example', 'haddad', 'layla', 'correct horse', 'marsa pay'];
const FIRST_WORDS = 40;

/** What is said in the journeys, each by its beginning. */
export const answersOf = (file) =>
  JSON.parse(readFileSync(file, 'utf8')).map(({ text }) =>
    text.slice(0, FIRST_WORDS).toLowerCase(),
  );

/**
 * Where a folder's logs hold any of these words, in whatever case.
 * @param {string} folder need not exist
 * @param {readonly string[]} words in lower case
 * @returns {string[]} `<file>:<line>: <word>`, never the line itself
 */
export function wordsInLogs(folder, words) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.log(?:\.\d+)?$/.test(name))
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .toLowerCase()
        .split('\n')
        .flatMap((line, index) =>
          words
            .filter((word) => line.includes(word))
            .map((word) => `${name}:${index + 1}: ${word}`),
        ),
    );
}
