import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { rspack } from '@rspack/core';
import { retryQuery } from './retry-query.mjs';

const { JSDOM } = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))(
  'jsdom',
);
const folder = mkdtempSync(join(tmpdir(), 'portal-retry-query-'));
after(() => rmSync(folder, { recursive: true, force: true }));

before(async () => {
  writeFileSync(join(folder, 'main.js'), 'globalThis.openPart = () => import("./part.js");');
  writeFileSync(join(folder, 'part.js'), 'import "./part.css"; export const name = "part";');
  writeFileSync(join(folder, 'part.css'), '.part { color: teal }');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    devtool: false,
    target: ['web', 'es2022'],
    output: {
      path: join(folder, 'dist'),
      publicPath: 'https://cdn.example/',
      filename: '[name].js',
      chunkFilename: 'part.js',
      cssChunkFilename: 'part.css',
    },
    module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
    plugins: [retryQuery()],
  });
  await new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats.hasErrors()
        ? reject(error ?? new Error(stats.toString()))
        : compiler.close(resolve),
    ),
  );
});

/** A page whose files arrive or fail when the test says so. `query`: of the script that the runtime came by. */
function openPage(query) {
  const { window } = new JSDOM('<!doctype html><head></head>', {
    url: 'https://portal.example/',
    runScripts: 'outside-only',
  });
  Object.defineProperty(window.document, 'currentScript', {
    value: { src: `https://cdn.example/main.js${query}`, tagName: 'SCRIPT' },
  });
  window.eval(readFileSync(join(folder, 'dist/main.js'), 'utf8'));
  const waiting = () =>
    [...window.document.head.querySelectorAll('script, link')].filter(
      (element) => !element.answered,
    );
  return {
    openPart: () => window.openPart(),
    asked: () =>
      waiting()
        .map((element) => (element.src || element.href).replace('https://cdn.example/', ''))
        .sort(),
    answer(kind) {
      for (const element of waiting()) {
        element.answered = true;
        if (kind === 'load' && element.src)
          window.eval(readFileSync(join(folder, 'dist/part.js'), 'utf8'));
        element.dispatchEvent(new window.Event(kind));
      }
    },
  };
}

for (const [from, query, first, second] of [
  ['a page', '', '', '?again=1'],
  ['a remote that was tried anew', '?retry=2', '?retry=2', '?retry=2&again=1'],
]) {
  test(`${from}: a part whose files failed is asked for again under URLs that are new, script and style sheet alike`, async () => {
    const page = openPage(query);
    const failing = assert.rejects(page.openPart());
    assert.deepEqual(page.asked(), [`part.css${first}`, `part.js${first}`]);
    page.answer('error');
    await failing;
    const coming = page.openPart();
    assert.deepEqual(page.asked(), [`part.css${second}`, `part.js${second}`]);
    page.answer('load');
    assert.equal((await coming).name, 'part');
  });
}
