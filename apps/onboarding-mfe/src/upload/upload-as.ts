import { isApiError } from '@portal/api-clients';
import type { IdentityRenewal, UploadIdentity } from '@portal/mfe-contract';

/** The upload's identity has expired and could not be renewed. `offline`: a retry may work. */
export class IdentityEndedError extends Error {
  override readonly name = 'IdentityEndedError';
  constructor(readonly renewal: 'offline' | 'ended') {
    super(`The upload's identity could not be renewed: ${renewal}`);
  }
}

/**
 * Makes the calls of one upload with an identity. If its token has expired, renews it once and
 * repeats the call; later calls use the new token. Without `renew` the error is final.
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
