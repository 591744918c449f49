import { MissingCatalogueError } from '@portal/i18n';
import { RemoteLoadError } from '@portal/mfe-contract/host';

export interface RemoteFailureReport {
  /** Short enough to be read out to support, and in the console's log beside the error. */
  reference: string;
  problem: RemoteLoadError['problem'] | 'crashed';
}

const reports = new WeakMap<object, RemoteFailureReport>();

function problemOf(error: unknown): RemoteFailureReport['problem'] {
  if (error instanceof RemoteLoadError) return error.problem;
  return error instanceof MissingCatalogueError ? 'unreachable' : 'crashed';
}

/** The report of one failure; the same error gives the same reference. */
export function reportOf(error: unknown, random: () => number = Math.random): RemoteFailureReport {
  const key = typeof error === 'object' && error !== null ? error : new Error(String(error));
  const known = reports.get(key);
  if (known) return known;
  const part = () => Math.floor(random() * 0x10000).toString(16).toUpperCase().padStart(4, '0');
  const report = { reference: `${part()}-${part()}`, problem: problemOf(error) };
  reports.set(key, report);
  return report;
}
