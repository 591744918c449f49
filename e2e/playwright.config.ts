import { defineConfig } from '@playwright/test';
import { fromEnvironment } from './src/environment';

const ALOUD = '**/journeys/english-voice.spec.ts';
const { siteUrl, chromiumPath, output } = fromEnvironment();

export default defineConfig({
  testDir: './src',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // Where nobody says otherwise, one interview at a time: `npm run e2e` knows what goes well together.
  workers: 1,
  reporter: [
    ['list'],
    ['./src/federation/matrix-reporter.ts'],
    ['json', { outputFile: process.env.E2E_RESULTS ?? './output/results.json' }],
  ],
  use: {
    baseURL: siteUrl,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
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
    { name: 'aloud', outputDir: `${output}/traces/aloud`, testMatch: ALOUD },
    {
      name: 'journeys',
      outputDir: `${output}/traces/journeys`,
      testIgnore: [
        ALOUD,
        '**/room-down.spec.ts',
        '**/conformance/**',
        '**/languages/**',
        '**/gallery/**',
        '**/federation/**',
        '**/compatibility/**',
      ],
    },
    // The product's rules, one test each, with the servers' answers given in the network layer. Hundreds of short tests: recording each would take as long as the tests,
    // and so does a browser context for each. One is emptied between two tests instead: storage, cookies, routes, scripts, clock, emulation.
    {
      name: 'conformance',
      outputDir: `${output}/traces/conformance`,
      testMatch: ['**/conformance/**/*.spec.ts', '**/languages/**/*.spec.ts'],
      timeout: 45_000,
      use: { actionTimeout: 10_000, trace: 'off', reuseContext: true },
    },
    // Every screen in both languages and themes, on a desk and a phone: pictured, and held to WCAG.
    {
      name: 'gallery',
      outputDir: `${output}/traces/gallery`,
      testMatch: '**/gallery/**/*.spec.ts',
      fullyParallel: true,
      use: { trace: 'off', reuseContext: true },
    },
    // Remotes that fail, that are tampered with and that are not allowed: the built site alone, with the servers' answers given in the network layer.
    {
      name: 'federation',
      outputDir: `${output}/traces/federation`,
      testMatch: '**/federation/**/*.spec.ts',
      fullyParallel: true,
      use: { actionTimeout: 15_000, trace: 'off' },
    },
    // Builds of two versions in every combination: played by `npm run compatibility` alone, which serves them.
    {
      name: 'compatibility',
      outputDir: `${output}/traces/compatibility`,
      testMatch: '**/compatibility/**/*.spec.ts',
      fullyParallel: true,
      use: { actionTimeout: 15_000, trace: 'off' },
    },
    // Run against a system whose LiveKit server is down.
    {
      name: 'room-down',
      outputDir: `${output}/traces/room-down`,
      testMatch: '**/room-down.spec.ts',
    },
  ],
});
