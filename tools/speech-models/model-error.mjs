/** An error a person can act on: shown as one line, without a stack. `again`: a retry may help. */
export class ModelError extends Error {
  constructor(message, { again = false } = {}) {
    super(message);
    this.again = again;
  }
}

/** A disk or network error as text; an existing ModelError stays as it is. */
export function inWords(error) {
  if (error instanceof ModelError) return error;
  const code = error?.cause?.code ?? error?.code;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new ModelError('the disk is full: free some space and run it again to resume');
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new ModelError(`the folder cannot be written to (${code})`);
  return new ModelError(String(error?.cause?.message || error?.message || error), { again: true });
}
