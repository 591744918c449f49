import { defineConfig } from '@playwright/test';
import { fromEnvironment } from './support/environment';

const ALOUD = '**/english-voice.spec.ts';
const ROOM_DOWN = '**/room-down.spec.ts';
const { siteUrl, chromiumPath, output } = fromEnvironment();

/** Defines a Playwright project for the tests in one folder, with its own folder for traces. */
const area = (name: string, folder = name) => ({
  name,
  testDir: folder,
  outputDir: `${output}/traces/${name}`,
});

export default defineConfig({
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // By default, run one interview at a time. `npm run e2e` decides what can run in parallel.
  workers: 1,
  // On CI, whose machines are shared, retry a failing test once. Retried tests are listed at the
  // end of the output and should be investigated.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['./federation/matrix-reporter.ts'],
    ['./gallery/changes-reporter.ts'],
    ['json', { outputFile: process.env.E2E_RESULTS ?? './output/results.json' }],
  ],
  // Accepted pictures change only with `--update-snapshots`.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/accepted/{arg}{ext}',
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
    // The only fully spoken interview takes the longest, so it starts first and the other tests run
    // alongside it.
    { ...area('aloud', 'journeys'), testMatch: ALOUD },
    { ...area('journeys'), testIgnore: ALOUD },
    { ...area('faults'), testIgnore: ROOM_DOWN },
    // Runs against a system whose LiveKit server is down.
    { ...area('room-down', 'faults'), testMatch: ROOM_DOWN },
    // One test per product rule, with the APIs mocked in the network layer. To save time, these
    // hundreds of short tests share one browser context, which Playwright resets between tests, and
    // are traced only when retried.
    {
      ...area('conformance'),
      timeout: 45_000,
      use: { actionTimeout: 10_000, trace: 'on-first-retry', reuseContext: true },
    },
    // Every screen in both languages and themes, on desktop and phone: screenshots and WCAG checks.
    {
      ...area('gallery'),
      fullyParallel: true,
      use: { trace: 'on-first-retry', reuseContext: true },
    },
    // Tests with remotes that fail, have been tampered with or are not allowed. They need only the
    // built site; the APIs are mocked at the network level.
    {
      ...area('federation'),
      fullyParallel: true,
      use: { actionTimeout: 15_000, trace: 'on-first-retry' },
    },
    // Every combination of hosts and remotes built from two versions. Only `npm run compatibility`
    // runs these tests, because only that command serves the builds.
    {
      ...area('compatibility'),
      fullyParallel: true,
      use: { actionTimeout: 15_000, trace: 'on-first-retry' },
    },
  ],
});
