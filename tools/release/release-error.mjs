/** The reason a release or rollback stopped, as text for people; nothing has been switched. */
export class ReleaseError extends Error {}
