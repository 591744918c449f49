import { defineConfig } from '@playwright/test';
import { fromEnvironment } from './support/environment';

const ALOUD = '**/english-voice.spec.ts';
const ROOM_DOWN = '**/room-down.spec.ts';
const { siteUrl, chromiumPath, output } = fromEnvironment();

/** A project of its own traces, over the tests of one folder. */
const area = (name: string, folder = name) => ({
  name,
  testDir: folder,
  outputDir: `${output}/traces/${name}`,
});

export default defineConfig({
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // Where nobody says otherwise, one interview at a time: `npm run e2e` knows what goes well together.
  workers: 1,
  // On machines that others share, a browser test has a second try; one that needed it is named at the end of the run, and is to be looked into.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['./federation/matrix-reporter.ts'],
    ['json', { outputFile: process.env.E2E_RESULTS ?? './output/results.json' }],
  ],
  use: {
    baseURL: siteUrl,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: process.env.E2E_MOTION === 'reduce' ? 'reduce' : null },
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ],
    },
  },
  projects: [
    // The one interview that is held aloud from end to end, and the longest of all: it begins first, and the others go along with it.
    { ...area('aloud', 'journeys'), testMatch: ALOUD },
    { ...area('journeys'), testIgnore: ALOUD },
    { ...area('faults'), testIgnore: ROOM_DOWN },
    // Run against a system whose LiveKit server is down.
    { ...area('room-down', 'faults'), testMatch: ROOM_DOWN },
    // The product's rules, one test each, with the servers' answers given in the network layer. Hundreds of short tests: recording each would take as long as the tests,
    // and so does a browser context for each. One is emptied between two tests instead: storage, cookies, routes, scripts, clock, emulation.
    {
      ...area('conformance'),
      timeout: 45_000,
      use: { actionTimeout: 10_000, trace: 'on-first-retry', reuseContext: true },
    },
    // Every screen in both languages and themes, on a desk and a phone: pictured, and held to WCAG.
    {
      ...area('gallery'),
      fullyParallel: true,
      use: { trace: 'on-first-retry', reuseContext: true },
    },
    // Remotes that fail, that are tampered with and that are not allowed: the built site alone, with the servers' answers given in the network layer.
    {
      ...area('federation'),
      fullyParallel: true,
      use: { actionTimeout: 15_000, trace: 'on-first-retry' },
    },
    // Builds of two versions in every combination: played by `npm run compatibility` alone, which serves them.
    {
      ...area('compatibility'),
      fullyParallel: true,
      use: { actionTimeout: 15_000, trace: 'on-first-retry' },
    },
  ],
});
