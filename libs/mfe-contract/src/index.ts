export * from './contract-version';
export * from './diagnostics';
export * from './pre-join-preference';
export * from './props';
export * from './recognition-memory';
export * from './report-ticket';
export * from './voice-preference';
