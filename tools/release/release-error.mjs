/**
 * Thrown when a release or rollback has to be aborted. The message is meant for the user; nothing
 * has gone live.
 */
export class ReleaseError extends Error {}
