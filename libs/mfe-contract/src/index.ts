export * from './contract-version';
export * from './diagnostics';
export * from './props';
export * from './report-ticket';
