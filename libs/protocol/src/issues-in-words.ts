import type * as z from '@portal/protocol/zod';

/**
 * Formats validation issues on one line, such as `engines.hearing.en-US.0.kind: Invalid input; …`.
 * @param whole how to refer to the value as a whole in issues that have no path
 */
export const issuesInWords = (
  { issues }: Pick<z.core.$ZodError, 'issues'>,
  whole: string,
): string => issues.map(({ path, message }) => `${path.join('.') || whole}: ${message}`).join('; ');
