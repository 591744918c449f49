import {
  faultsInWords,
  list,
  object,
  optional,
  parser,
  text,
  textOf,
  unknown,
  where,
} from '@portal/protocol/decoder';
import type * as z from 'zod/mini';
import type { remoteEntrySchema } from './remotes-schema';

export const REMOTE_NAME = /^[a-z][a-z0-9-]*$/;
export const INTEGRITY = /^sha(256|384|512)-[A-Za-z0-9+/=]+$/;
export const CONTRACT = /^\d+\.\d+\.\d+(?:[-+].*)?$/;

type Line = z.infer<typeof remoteEntrySchema>;
export type RemoteEntry = Line & {
  /** Asked for by its URL in a preview: no line says what its manifest contains. Never read from a file. */
  unpinned?: true;
};

const filled = where(text, (value) => value !== '');
/** Reads a line as `remoteEntrySchema` does: the page starts without a schema library. */
export const remoteEntryParser = parser(
  object<Line>({
    name: textOf(REMOTE_NAME),
    manifest: filled,
    version: filled,
    integrity: optional(textOf(INTEGRITY)),
    contract: optional(textOf(CONTRACT)),
  }),
);
const fileParser = parser(
  object<{ remotes: unknown[]; preview?: unknown[] }>({
    remotes: list(unknown),
    preview: optional(list(unknown)),
  }),
);

export interface ListedRemotes {
  remotes: RemoteEntry[];
  /** Releases that nobody gets who does not ask for them. */
  preview: RemoteEntry[];
  /** What was left out, in words. */
  problems: string[];
}

/** Reads the file line by line: a line that is wrong costs its own remote, not the page. Never throws. */
export function readRemotesFile(body: unknown): ListedRemotes {
  const file = fileParser.safeParse(body).data;
  if (!file)
    return { remotes: [], preview: [], problems: ['remotes.json holds no list of remotes'] };
  const [remotes, preview] = [
    readLines(file.remotes, 'line'),
    readLines(file.preview ?? [], 'preview line'),
  ];
  return {
    remotes: remotes.entries,
    preview: preview.entries,
    problems: [...remotes.problems, ...preview.problems],
  };
}

function readLines(
  lines: unknown[],
  called: string,
): { entries: RemoteEntry[]; problems: string[] } {
  const entries: RemoteEntry[] = [];
  const problems: string[] = [];
  lines.forEach((line, index) => {
    const { data, faults } = remoteEntryParser.safeParse(line);
    if (data) entries.push(data);
    else problems.push(`remotes.json, ${called} ${index + 1}: ${faultsInWords(faults, 'entry')}`);
  });
  return { entries, problems };
}
