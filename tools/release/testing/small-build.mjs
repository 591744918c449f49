import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from '../../rspack/integrity-of.mjs';
import { readBuildFiles } from '../build-files.mjs';

/** A small contract with a single remote. */
export const CONTRACT = {
  version: '1.4.0',
  modules: { auth: ['AuthScreen'] },
  shared: {
    react: { singleton: true, version: '19.3.1' },
    'react/': { singleton: true, version: '19.3.1' },
    zustand: { singleton: false, version: '5.1.0' },
  },
};

const SHARED = [
  { name: 'react', requiredVersion: '^19.3.1' },
  { name: 'react/jsx-runtime', requiredVersion: '^19.3.1' },
  { name: 'zustand', requiredVersion: '^5.1.0', singleton: false },
];

/**
 * Writes a small build of a remote that follows `CONTRACT`, except where an option says otherwise.
 * @param {string} folder
 * @param {{ name?: string, contract?: string, exposes?: string[], shared?: object[], text?: string
 *   }} [otherwise]
 * `shared`: the packages it shares; `text`: the text on its screen.
 */
export function writeBuild(
  folder,
  {
    name = 'auth',
    contract = CONTRACT.version,
    exposes = ['AuthScreen'],
    shared = SHARED,
    text = 'Log in',
  } = {},
) {
  const put = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const loadable = {
    'remoteEntry.0a1b2c3d.js': 'var auth;',
    'assets/screen.0a1b2c3d.js': `export const words = ${JSON.stringify(text)};`,
    'assets/screen.0a1b2c3d.css': 'main{color:green}',
  };
  for (const [path, content] of Object.entries(loadable)) put(path, content);
  put('assets/screen.0a1b2c3d.js.map', '{}');
  put('harness/index.html', '<!doctype html>');
  put('assets/serif.0a1b2c3d.woff2', 'wOF2');
  put(
    'mf-manifest.json',
    JSON.stringify({
      name,
      metaData: { remoteEntry: { name: 'remoteEntry.0a1b2c3d.js', path: '' }, contract },
      shared: shared.map((dependency) => ({ singleton: true, ...dependency })),
      exposes: exposes.map((module) => ({
        name: module,
        assets: {
          js: { sync: ['assets/screen.0a1b2c3d.js'], async: [] },
          css: { sync: ['assets/screen.0a1b2c3d.css'], async: [] },
        },
      })),
      integrity: Object.fromEntries(
        Object.entries(loadable).map(([path, content]) => [path, integrityOf(content)]),
      ),
    }),
  );
  return folder;
}

/** Reads a build into the form that `contractProblems` expects. */
export const asChecked = (folder, remote = 'auth') => ({
  remote,
  files: readBuildFiles(folder),
  read: (path) => readFileSync(join(folder, path), 'utf8'),
});
