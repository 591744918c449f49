import { isApiError } from '@portal/api-clients';
import type { IdentityRenewal, UploadIdentity } from '@portal/mfe-contract';

/**
 * Thrown when the upload's token has expired and could not be renewed. If `renewal` is `offline`, a
 * retry may succeed.
 */
export class IdentityEndedError extends Error {
  override readonly name = 'IdentityEndedError';
  constructor(readonly renewal: 'offline' | 'ended') {
    super(`The upload's identity could not be renewed: ${renewal}`);
  }
}

/**
 * Returns a function that makes API calls with an identity. If a call fails because the token has
 * expired, the function gets a new identity from `renew`, repeats the call once and keeps using the
 * new identity. Without `renew`, it rethrows the error.
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
