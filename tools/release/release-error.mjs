/** Thrown when a release or rollback stops. The message is for people; nothing has gone live. */
export class ReleaseError extends Error {}
