import assert from 'node:assert/strict';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../checks/browser.mjs';
import { scratchClone } from '../checks/scratch-clone.mjs';
import { freePorts } from '../start/free-ports.mjs';
import { startDevServers } from './dev-servers.mjs';

const HARNESS_TIMEOUT_MS = 60_000;
let clone, servers, browser;

before(async () => {
  clone = scratchClone();
  servers = await startDevServers(clone.folder, ['shell', 'auth'], {
    ...clone.env,
    ...(await freePorts()),
  });
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await servers?.stop();
  clone?.remove();
});

function edit(file, text, replacement) {
  const path = join(clone.folder, file);
  const source = readFileSync(path, 'utf8');
  assert.ok(source.includes(text), `${file} has no ${text}`);
  // Write atomically, as editors do, so that a watcher never sees half a file.
  writeFileSync(`${path}.new`, source.replace(text, replacement));
  renameSync(`${path}.new`, path);
}

async function open(address) {
  const page = await browser.newPage();
  page.setDefaultTimeout(HARNESS_TIMEOUT_MS);
  const errors = [];
  const log = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => log.push(message.text()));
  await page.goto(address);
  return { page, errors, log };
}

test('editing a remote or the host updates the open page without a reload, and keeps typed text', async () => {
  const { page, errors, log } = await open(servers.urls.shell);
  await page.getByLabel('Email').fill('kept@mail.example');
  await page.evaluate(() => {
    globalThis.sameDocument = true;
  });
  for (const [part, file, tag] of [
    ['remote', 'apps/auth-mfe/src/auth-screen/LoginForm.tsx', '<form'],
    ['host', 'apps/shell/src/top-bar/TopBar.tsx', '<header'],
  ]) {
    edit(file, tag, `${tag} data-edited="${part}"`);
    await page.locator(`[data-edited=${part}]`).waitFor({ state: 'attached' });
    assert.equal(
      await page.evaluate(() => globalThis.sameDocument),
      true,
      `the ${part}'s edit reloaded the page:\n${log.join('\n')}`,
    );
    assert.equal(
      await page.getByLabel('Email').inputValue(),
      'kept@mail.example',
      `the ${part}'s edit lost what was typed`,
    );
  }
  assert.deepEqual(errors, []);
  await page.close();
});

test('a remote runs alone: a person logs in without any server, in both languages and themes', async () => {
  const { page, errors } = await open(servers.urls.auth);
  const elsewhere = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(servers.urls.auth)) elsewhere.push(request.url());
  });
  await page.reload();
  await page.getByLabel('Email').fill('anybody@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('anything goes');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.locator('output', { hasText: 'onLoggedIn()' }).waitFor();

  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await page.locator('html[dir=rtl]').waitFor();
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await page.getByRole('option', { name: 'dark' }).click();
  assert.equal(
    await page.evaluate(
      () => globalThis.getComputedStyle(globalThis.document.documentElement).colorScheme,
    ),
    'dark',
  );

  await page.getByRole('combobox', { name: 'Scene' }).click();
  await page.getByRole('option', { name: 'resume required' }).click();
  await page.waitForURL(/scene=resume/);
  await page.locator('html[dir=rtl]').waitFor();
  await page.locator('input[name=email]').fill('anybody@mail.example');
  await page.locator('input[name=password]').fill('anything goes');
  await page.locator('button[type=submit]').click();
  await page.locator('output', { hasText: 'onGate({"step":"resume"' }).waitFor();
  assert.deepEqual({ elsewhere, errors }, { elsewhere: [], errors: [] });
  await page.close();
});
