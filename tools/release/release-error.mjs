/** What stopped a release or a rollback, in words for a person; nothing has been switched. */
export class ReleaseError extends Error {}
