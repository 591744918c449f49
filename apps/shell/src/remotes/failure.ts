import { MissingCatalogueError } from '@portal/i18n';
import type { RemoteModuleId } from '@portal/mfe-contract';
import { RemoteLoadError } from '@portal/mfe-contract/host';
import type { Failure } from '../errors/error-reporter';

export interface RemoteModuleFailure extends Failure {
  problem: RemoteLoadError['problem'] | 'crashed';
}

/** Describes why a module failed, for the fallback and the error report. */
export function failureOf(module: RemoteModuleId, error: unknown): RemoteModuleFailure {
  if (error instanceof RemoteLoadError)
    return { kind: 'loader', problem: error.problem, error, module };
  if (error instanceof MissingCatalogueError)
    return { kind: 'loader', problem: 'unreachable', error, module };
  return { kind: 'boundary', problem: 'crashed', error, module };
}
