import type * as z from '@portal/protocol/zod';

/**
 * Formats a schema's issues on one line, such as `engines.hearing.en-US.0.kind: Invalid input; …`.
 * An issue with the whole value is listed under the name `whole`.
 */
export const issuesInWords = (
  { issues }: Pick<z.core.$ZodError, 'issues'>,
  whole: string,
): string => issues.map(({ path, message }) => `${path.join('.') || whole}: ${message}`).join('; ');
