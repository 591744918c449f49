import type * as z from '@portal/protocol/zod';

/**
 * Formats a schema's issues on one line: `engines.hearing.en-US.0.kind: Invalid input; …`. `whole`
 * names the value itself.
 */
export const issuesInWords = (
  { issues }: Pick<z.core.$ZodError, 'issues'>,
  whole: string,
): string => issues.map(({ path, message }) => `${path.join('.') || whole}: ${message}`).join('; ');
