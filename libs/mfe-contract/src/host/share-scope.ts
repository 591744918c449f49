import { RemoteLoadError } from './remote-error';

/** One version of a shared package, as containers of Module Federation take it. */
export interface SharedVersion {
  /** Gives what gives the module, at once or after its files have come. */
  get(): (() => unknown) | Promise<() => unknown>;
  /** The build that has it. */
  from: string;
  eager: boolean;
}

/** Package → version → how to get it. The host's is handed to every remote; there is one version of each. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** What a remote asks the host for: a package and the range that it was built with, such as `^19.3.1`. */
export interface SharedRequest {
  name: string;
  requiredVersion: string;
}

/**
 * Before anything of a remote runs: a second instance of a shared package, or another major, would break the page in ways that nobody can tell.
 * @throws RemoteLoadError `incompatible`, naming what the host lacks.
 */
export function checkShares(
  moduleId: string,
  requests: readonly SharedRequest[],
  scope: ShareScope,
): void {
  for (const { name, requiredVersion } of requests) {
    const offered = Object.keys(scope[name] ?? {});
    if (!offered.some((version) => inCaretRange(version, requiredVersion))) {
      throw new RemoteLoadError(
        'incompatible',
        moduleId,
        `needs ${name} ${requiredVersion}, the host has ${offered.join(', ') || 'none'}`,
      );
    }
  }
}

/** `^1.2.3`: not older, and the same up to the left-most number that is not zero (https://semver.org, as npm reads carets). Other ranges are not written by our builds and never fit. */
function inCaretRange(version: string, range: string): boolean {
  const [has, needs] = [numbers(version), range.startsWith('^') ? numbers(range.slice(1)) : null];
  if (!has || !needs) return false;
  const leading = needs.findIndex((part) => part > 0);
  const fixed = leading === -1 ? needs.length : leading + 1;
  if (needs.slice(0, fixed).some((part, index) => part !== has[index])) return false;
  const differs = has.findIndex((part, index) => part !== needs[index]);
  return differs === -1 || has[differs]! > needs[differs]!;
}

function numbers(version: string): number[] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? match.slice(1).map(Number) : null;
}
