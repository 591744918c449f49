import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEMPLATE = join(import.meta.dirname, 'template');
/** The remote whose `package.json` provides the new remote's scripts, versions and tags. */
const MODEL = 'auth';
/**
 * Placeholder texts, to be replaced with real ones. In Arabic, the remote's name is not translated.
 */
const TEXTS = {
  'en-US': {
    title: (name) => name,
    intro: () => 'This part of the portal is new.',
    fallback: (name) => `${name} didn’t load`,
  },
  'ar-SA': {
    title: (name) => `قسم ${name}`,
    intro: () => 'هذا القسم جديد في البوابة.',
    fallback: (name) => `تعذّر تحميل قسم ${name}`,
  },
};

export const pascal = (name) => name[0].toUpperCase() + name.slice(1);
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Returns the full contents of every file that has to be created or changed to add a remote. Writes
 * nothing.
 * @param {string} root the checkout's root folder.
 * @param {string} name checked by `nameProblem`.
 * @returns {{ made: Map<string, string>, changed: Map<string, string> }} by path from the root.
 * @throws Error if a file does not look the way the generator expects.
 */
export function planRemote(root, name) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const made = new Map([
    ...templateFiles(name),
    [`apps/${name}-mfe/package.json`, packageFile(read, name)],
  ]);
  const changed = new Map([
    ...listings(read, name),
    ...contract(read, name),
    ...fallback(read, name),
  ]);
  for (const [language, text] of Object.entries(TEXTS)) {
    made.set(
      `libs/i18n/locales/${language}/${name}.json`,
      json({ title: text.title(pascal(name)), intro: text.intro() }),
    );
    const path = `libs/i18n/locales/${language}/shell.json`;
    const shell = JSON.parse(read(path));
    shell.fallback.title[name] = text.fallback(pascal(name));
    shell.fallback.parts[name] = text.title(pascal(name));
    changed.set(path, json(shell));
  }
  return { made, changed };
}

const fill = (text, name) => text.replaceAll('__name__', name).replaceAll('__Name__', pascal(name));

function templateFiles(name) {
  return readdirSync(TEMPLATE, { recursive: true })
    .filter((file) => file.endsWith('.txt'))
    .map((file) => [
      `apps/${name}-mfe/${fill(file, name).replace(/\.txt$/, '')}`,
      fill(readFileSync(join(TEMPLATE, file), 'utf8'), name),
    ]);
}

function packageFile(read, name) {
  const model = JSON.parse(
    read(`apps/${MODEL}-mfe/package.json`).replaceAll(`${MODEL}-mfe`, `${name}-mfe`),
  );
  return json({ ...model, version: '0.1.0' });
}

/**
 * Inserts `line` into a text. `pattern` must capture the text before and after the insertion point.
 */
function insert(path, text, pattern, line) {
  if (!pattern.test(text))
    throw new Error(`${path} does not look as expected: ${pattern} not found`);
  return text.replace(pattern, (_, before, after) => `${before}${line}${after}`);
}

function listings(read, name) {
  const ports = JSON.parse(read('apps/ports.json'));
  ports.remotes[name] = Math.max(ports.shell, ...Object.values(ports.remotes)) + 1;
  const owners = insert(
    '.github/CODEOWNERS',
    read('.github/CODEOWNERS'),
    /(# Each team's remote[^\n]*\n)()/,
    `/apps/${name}-mfe/ @interview-portal/${name}\n/libs/i18n/locales/*/${name}.json @interview-portal/${name}\n`,
  );
  return [
    ['apps/ports.json', json(ports)],
    ['.github/CODEOWNERS', owners],
  ];
}

/** Adds the module to the contract and increments the contract's minor version. */
function contract(read, name) {
  const [list, props] = ['libs/mfe-contract/contract.json', 'libs/mfe-contract/src/props.ts'];
  const listed = insert(
    list,
    read(list),
    /("modules": \{[\s\S]*?\})(\n {2}\})/,
    `,\n    "${name}": { "${pascal(name)}": "new" }`,
  ).replace(
    /("version": "\d+\.)(\d+)\.\d+"/,
    (_, major, minor) => `${major}${Number(minor) + 1}.0"`,
  );
  const declared = insert(
    props,
    read(props),
    /()(\/\*\* Every module a remote exposes)/,
    `/** \`${name}/${pascal(name)}\`. */\nexport interface ${pascal(name)}Props {\n  onClose(): void;\n}\n\n`,
  );
  return [
    [list, listed],
    [
      props,
      insert(
        props,
        declared,
        /(export interface RemoteModules \{[\s\S]*?)(\n\})/,
        `\n  '${name}/${pascal(name)}': ${pascal(name)}Props;`,
      ),
    ],
  ];
}

/**
 * Adds the new module's name to `RemoteFallback`, which shows the name if the module fails to load.
 */
function fallback(read, name) {
  const path = 'apps/shell/src/remotes/RemoteFallback.tsx';
  return [
    [
      path,
      insert(
        path,
        read(path),
        /(const PARTS = \{[\s\S]*?)(\n\} as const)/,
        `\n  '${name}/${pascal(name)}': '${name}',`,
      ),
    ],
  ];
}
