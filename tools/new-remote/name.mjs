/** Returns the reason why a new remote cannot have this name, or null if it can. */
export function nameProblem(name, { remotes, namespaces, variables }) {
  if (name === undefined) return 'Which name? Such as: npm run new-remote -- practice';
  // Require a name that is valid as a folder, a variable, a federation container and a URL segment.
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name))
    return `"${name}" is no name of a remote: 2 to 20 lower-case letters and digits, a letter first`;
  if (remotes.includes(name)) return `There is a remote "${name}" already`;
  if (name === 'shell' || name.endsWith('mfe'))
    return `"${name}" would be taken for another kind of part`;
  if (namespaces.includes(name)) return `"${name}" names texts in libs/i18n/locales already`;
  if (variables.includes(`PORT_${name.toUpperCase()}`))
    return `PORT_${name.toUpperCase()} is the port of another part`;
  if (isTaken(name)) return `"${name}" means something to JavaScript or to the browser's window`;
  return null;
}

/**
 * Names of existing global variables. A remote must not have one of these names, because its entry
 * declares a global variable with the remote's name.
 */
const OF_WINDOW = [
  'top',
  'name',
  'self',
  'window',
  'parent',
  'document',
  'location',
  'history',
  'screen',
  'status',
  'origin',
  'event',
  'frames',
  'closed',
  'length',
  'opener',
  'external',
  'close',
  'open',
  'stop',
  'focus',
  'blur',
  'print',
  'alert',
  'confirm',
  'prompt',
  'find',
  'scroll',
  'caches',
  'chrome',
  'menubar',
  'toolbar',
  'statusbar',
  'personalbar',
  'scrollbars',
  'visualviewport',
  'scheduler',
  'cookiestore',
  'undefined',
  'i18next',
  'react',
];

function isTaken(name) {
  if (name in globalThis || OF_WINDOW.includes(name)) return true;
  try {
    new Function(`'use strict'; let ${name};`);
    return false;
  } catch {
    return true;
  }
}
