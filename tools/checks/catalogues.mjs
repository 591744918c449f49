/**
 * `npx nx check-catalogues portal` checks that every text key used in code exists in the
 * catalogues, that every key in the catalogues is used, and that the keys of the released version
 * are still there: its remotes get their texts from this checkout's shell.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { ROOT } from '../start/settings.mjs';
import { flatten, keyProblems } from './catalogues/key-problems.mjs';
import { declaredKeys, keyUses } from './catalogues/key-uses.mjs';

const LOCALES = join(ROOT, 'libs/i18n/locales');
const RELEASED = join(ROOT, 'tools/compatibility/released.json');
/**
 * Files to skip. Tests and harnesses can show any text, and a key that is used only in them is
 * still reported as unused.
 */
const ASIDE = /\.test\.tsx?$|\.d\.ts$|\/(testing|harness)\//;

function sourceFiles() {
  return ['apps', 'libs']
    .flatMap((group) =>
      readdirSync(join(ROOT, group)).map((name) => join(ROOT, group, name, 'src')),
    )
    .flatMap((folder) => ts.sys.readDirectory(folder, ['.ts', '.tsx']))
    .filter(
      (file) =>
        !ASIDE.test(file) &&
        (file.includes('/libs/i18n/') || readFileSync(file, 'utf8').includes('@portal/i18n')),
    );
}

function createProgram(files) {
  const config = ts.readConfigFile(join(ROOT, 'tsconfig.browser.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, ROOT);
  return ts.createProgram([...files, join(ROOT, 'libs/ui/src/css-modules.d.ts')], {
    ...options,
    types: [],
    noEmit: true,
  });
}

/**
 * Reads the catalogues. The keys are those of all languages, because one may need a variant that
 * another doesn't (a test in `libs/i18n` checks that they have the same keys otherwise).
 */
function readCatalogues() {
  const languages = readdirSync(LOCALES);
  const read = (language, file) =>
    flatten(JSON.parse(readFileSync(join(LOCALES, language, file), 'utf8')));
  return new Map(
    readdirSync(join(LOCALES, languages[0])).map((file) => [
      file.replace('.json', ''),
      new Map(languages.flatMap((language) => [...read(language, file)])),
    ]),
  );
}

/**
 * Compares the text keys in code with the catalogues.
 * @returns {string[]} the problems, most of them with a file and line number
 */
export function checkCatalogues(files = sourceFiles(), catalogues = readCatalogues()) {
  const uses = keyUses(createProgram(files), files);
  const declared = new Map(
    files
      .map((file) => [file, declaredKeys(readFileSync(file, 'utf8'))])
      .filter(([, patterns]) => patterns.length > 0),
  );
  return keyProblems(uses, declared, catalogues).map((problem) => problem.replace(`${ROOT}/`, ''));
}

/** Returns a file of the released version, or null in a clone without its history. */
function readReleased(path) {
  const { commit } = JSON.parse(readFileSync(RELEASED, 'utf8'));
  try {
    const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', ['show', `${commit}:${path}`], options);
  } catch {
    return null;
  }
}

/**
 * Returns the keys of remotes of the released version that the catalogues lack, as problems. The
 * shell brings its own texts.
 */
export function checkReleased(catalogues = readCatalogues(), read = readReleased) {
  return [...catalogues]
    .filter(([namespace]) => namespace !== 'shell')
    .flatMap(([namespace, texts]) => {
      const released = read(`libs/i18n/locales/en-US/${namespace}.json`);
      const keys = released === null ? [] : [...flatten(JSON.parse(released)).keys()];
      return keys
        .filter((key) => !texts.has(key))
        .map((key) => `${namespace}:${key} is gone, but remotes of the released version show it`);
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = [...checkCatalogues(), ...checkReleased()];
  problems.forEach((problem) => console.error(problem));
  if (problems.length > 0) process.exitCode = 1;
  else
    console.log(
      `${relative(process.cwd(), LOCALES) || '.'}: every key is used, and every used key is there`,
    );
}
