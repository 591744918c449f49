/**
 * An error that a user can do something about. It is shown as one line, without a stack trace.
 * `again` means that a retry may help.
 */
export class ModelError extends Error {
  constructor(message, { again = false } = {}) {
    super(message);
    this.again = again;
  }
}

/**
 * Turns a disk or network error into a ModelError with a readable message. Returns an existing
 * ModelError unchanged.
 */
export function inWords(error) {
  if (error instanceof ModelError) return error;
  const code = error?.cause?.code ?? error?.code;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new ModelError('the disk is full: free some space and run it again to resume');
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new ModelError(`the folder cannot be written to (${code})`);
  return new ModelError(String(error?.cause?.message || error?.message || error), { again: true });
}
