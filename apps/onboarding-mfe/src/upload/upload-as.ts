import { isApiError } from '@portal/api-clients';
import type { IdentityRenewal, UploadIdentity } from '@portal/mfe-contract';

/** The identity of an upload has ended and could not be renewed. `offline`: the same may work in a moment. */
export class IdentityEndedError extends Error {
  override readonly name = 'IdentityEndedError';
  constructor(readonly renewal: 'offline' | 'ended') {
    super(`The upload's identity could not be renewed: ${renewal}`);
  }
}

/**
 * Makes the calls of one upload as somebody. Where the token has ended it is renewed once for the call that found out, and the
 * calls after it use the new one. Without `renew` a refusal stays what it is.
 */
export function uploadAs(
  identity: UploadIdentity,
  renew: (() => Promise<IdentityRenewal>) | undefined,
) {
  let current = identity;
  return async <T>(call: (identity: UploadIdentity) => Promise<T>): Promise<T> => {
    try {
      return await call(current);
    } catch (error) {
      if (!renew || !isApiError(error) || error.status !== 401) throw error;
      const renewal = await renew();
      if (renewal.kind !== 'renewed') throw new IdentityEndedError(renewal.kind);
      current = renewal.identity;
      return call(current);
    }
  };
}
