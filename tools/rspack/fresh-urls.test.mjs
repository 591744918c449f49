import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { rspack } from '@rspack/core';
import { FRESH_URLS } from './browser.mjs';

const { JSDOM } = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))(
  'jsdom',
);
const folder = mkdtempSync(join(tmpdir(), 'portal-fresh-urls-'));
after(() => rmSync(folder, { recursive: true, force: true }));

before(async () => {
  writeFileSync(join(folder, 'main.js'), 'globalThis.openPart = () => import("./part.js");');
  writeFileSync(join(folder, 'part.js'), 'import "./part.css"; export const name = "part";');
  writeFileSync(join(folder, 'part.css'), '.part { color: teal }');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: [FRESH_URLS, './main.js'],
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
  });
  await new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats.hasErrors()
        ? reject(error ?? new Error(stats.toString()))
        : compiler.close(resolve),
    ),
  );
});

/** Opens a page on which the test decides which files load and which ones fail. */
function openPage() {
  const { window } = new JSDOM('<!doctype html><head></head>', {
    url: 'https://portal.example/',
    runScripts: 'outside-only',
  });
  window.eval(readFileSync(join(folder, 'dist/main.js'), 'utf8'));
  const answered = new Set();
  const waiting = () =>
    [...window.document.head.querySelectorAll('script, link')].filter(
      (element) => !answered.has(element),
    );
  return {
    openPart: () => window.openPart(),
    asked: () =>
      waiting()
        .map((element) => (element.src || element.href).replace('https://cdn.example/', ''))
        .sort(),
    answer(kind) {
      for (const element of waiting()) {
        answered.add(element);
        if (kind === 'load' && element.src)
          window.eval(readFileSync(join(folder, 'dist/part.js'), 'utf8'));
        element.dispatchEvent(new window.Event(kind));
      }
    },
  };
}

test('a failed part is requested again, its script with a new URL each time', async () => {
  const page = openPage();
  for (const script of ['part.js', 'part.js?again=1']) {
    const failing = assert.rejects(page.openPart());
    assert.deepEqual(page.asked(), ['part.css', script]);
    page.answer('error');
    await failing;
  }
  const coming = page.openPart();
  assert.deepEqual(page.asked(), ['part.css', 'part.js?again=2']);
  page.answer('load');
  assert.equal((await coming).name, 'part');
});
