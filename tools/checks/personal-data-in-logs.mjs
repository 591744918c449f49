import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Personal data of the candidates in the browser tests: names, addresses, passwords and document
 * contents.
 */
export const OF_THE_JOURNEYS = ['@mail.example', 'haddad', 'layla', 'correct horse', 'marsa pay'];
const FIRST_WORDS = 40;

/** Returns the start of every answer that candidates give in the browser tests, in lower case. */
export const answersOf = (file) =>
  JSON.parse(readFileSync(file, 'utf8')).map(({ text }) =>
    text.slice(0, FIRST_WORDS).toLowerCase(),
  );

/**
 * Finds the given words in a folder's logs, ignoring case.
 * @param {string} folder does not have to exist
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
