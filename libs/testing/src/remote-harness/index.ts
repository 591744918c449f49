import '@portal/protocol/without-eval';
export type { HarnessHost, HarnessModule, HarnessScene } from './harness-module';
export { startHarness, type HarnessOptions } from './start-harness';
