import { expect, test } from '@playwright/test';
import { preparePortal } from '../support/stub/open-portal';
import { buildRemote } from './built-remote';

const react = {
  version: '19.3.1',
  requiredVersion: '^19.3.1',
  singleton: true,
  strictVersion: true,
};
/**
 * Returns the code for a screen that shows the value of `text`, an expression that reveals which
 * copy of a package the screen got.
 */
const saying = (imports: string, text: string) => `
  import React from 'react';
  ${imports}
  export default function Screen() {
    const [seen] = React.useState(() => ${text});
    return React.createElement('p', null, seen);
  }`;
/**
 * Expression that reveals whether the screen uses the page's copy of React. The product's own
 * builds register their React in `__PORTAL_SINGLETONS__`.
 */
const WHOSE_REACT =
  "globalThis.__PORTAL_SINGLETONS__?.get('React')?.has(React) ? 'React of the page' : 'React of its own'";

test("a library that the page doesn't share comes with the remote", async ({ page }) => {
  const remote = await buildRemote({
    screen: saying("import { words } from 'brought-along';", 'words'),
    packages: {
      'brought-along': { version: '1.4.0', code: "exports.words = 'brought along 1.4.0';" },
    },
    shared: {
      react,
      'brought-along': {
        version: '1.4.0',
        requiredVersion: '^1.4.0',
        singleton: true,
        strictVersion: true,
      },
    },
  });
  const portal = await preparePortal(page);
  await remote.release(page);
  await portal.open();
  await expect(page.getByText('brought along 1.4.0')).toBeVisible();
});

test('newer minor of a non-singleton: the remote gets its own copy, and the page keeps its copy', async ({
  page,
}) => {
  const screen = saying("import { words } from 'zustand';", "words ?? 'zustand of the page'");
  const zustand = { singleton: false, strictVersion: true };
  const packages = { zustand: { version: '5.99.0', code: "exports.words = 'zustand 5.99.0';" } };
  const [newer, same] = await Promise.all([
    buildRemote({
      screen,
      packages,
      shared: {
        react,
        zustand: { ...zustand, version: '5.99.0', requiredVersion: '^5.99.0' },
      },
    }),
    // The same remote, except that it accepts the page's version of zustand.
    buildRemote({
      screen,
      packages,
      shared: { react, zustand: { ...zustand, version: '5.99.0', requiredVersion: '^5.0.0' } },
    }),
  ]);
  const portal = await preparePortal(page);
  await newer.release(page);
  await portal.open();
  await expect(page.getByText('zustand 5.99.0')).toBeVisible();
  await same.release(page);
  await portal.open();
  await expect(page.getByText('zustand of the page')).toBeVisible();
});

test('newer major of a singleton: the remote is refused, and the report names package and versions', async ({
  page,
}) => {
  const remote = await buildRemote({
    screen: saying('', "'never shown'"),
    packages: {
      react: {
        version: '20.0.0',
        code: "exports.useState = (first) => [first()]; exports.createElement = () => 'never shown';",
      },
    },
    shared: { react: { ...react, version: '20.0.0', requiredVersion: '^20.0.0' } },
  });
  const portal = await preparePortal(page);
  await remote.release(page);
  await portal.open();
  await expect(portal.heading('shell:fallback.title.login')).toBeVisible();
  await expect(page.getByText('never shown')).toHaveCount(0);
  await expect
    .poll(() => portal.servers.calls('clientErrors').map(({ json }) => JSON.stringify(json))[0])
    .toMatch(/incompatible.*19\.3\.1.*react.*\^20\.0\.0/);
});

test("one build uses its own copies when alone and the page's when composed", async ({ page }) => {
  const remote = await buildRemote({
    screen: saying('', WHOSE_REACT),
    alone: `
      import React from 'react';
      import { createRoot } from 'react-dom/client';
      import Screen from './screen.js';
      createRoot(document.getElementById('root')).render(React.createElement(Screen));`,
    shared: { react, 'react-dom': react, 'react-dom/': react },
  });
  const portal = await preparePortal(page);
  await remote.release(page);
  await page.goto(remote.page);
  await expect(page.getByText('React of its own')).toBeVisible();
  await portal.open();
  await expect(page.getByText('React of the page')).toBeVisible();
});
