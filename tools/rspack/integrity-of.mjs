import { createHash } from 'node:crypto';

/** Returns the subresource integrity hash for a file's content (https://www.w3.org/TR/SRI/). */
export const integrityOf = (content) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
