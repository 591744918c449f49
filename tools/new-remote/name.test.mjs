import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameProblem } from './name.mjs';

const problem = (name) =>
  nameProblem(name, {
    remotes: ['auth'],
    namespaces: ['auth', 'setup'],
    variables: ['PORT_AUTH', 'PORT_WORKER'],
  });

test('a short word in lower case is a valid name', () => {
  for (const name of ['practice', 'cv', 'plan2']) assert.equal(problem(name), null, name);
});

for (const [name, said] of [
  [undefined, /Which name\?/],
  ['', /no name of a remote/],
  ['Practice', /lower-case letters and digits/],
  ['../apps', /no name of a remote/],
  ['practice-mfe', /no name of a remote/],
  ['2nd', /a letter first/],
  ['auth', /There is a remote "auth" already/],
  ['setup', /names texts in libs\/i18n\/locales already/],
  ['worker', /PORT_WORKER is the port of another part/],
  ['shell', /another kind of part/],
  ['class', /means something to JavaScript/],
  ['location', /means something to JavaScript or to the browser's window/],
]) {
  test(`"${name}" is refused with a reason`, () => assert.match(problem(name), said));
}
