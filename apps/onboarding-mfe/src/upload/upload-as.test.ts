import { jest } from '@jest/globals';
import { ApiError } from '@portal/api-clients';
import type { IdentityRenewal, UploadIdentity } from '@portal/mfe-contract';
import { IdentityEndedError, uploadAs } from './upload-as';

const old: UploadIdentity = { userId: 'u1', token: 'old' };
const fresh: UploadIdentity = { userId: 'u1', token: 'fresh' };
const unauthorized = new ApiError({
  kind: 'http',
  status: 401,
  fallbackKey: 'resumeUpload',
  message: 'Unauthorized. Please log in again.',
  code: 'token_expired',
});
const call = () =>
  jest.fn((identity: UploadIdentity) =>
    identity.token === 'old' ? Promise.reject(unauthorized) : Promise.resolve(identity.token),
  );
const renewing = (renewal: IdentityRenewal) => jest.fn(() => Promise.resolve(renewal));

test('renews an expired token, repeats the call, and uses the new token from then on', async () => {
  const renew = renewing({ kind: 'renewed', identity: fresh });
  const send = call();
  const as = uploadAs(old, renew);
  await expect(as(send)).resolves.toBe('fresh');
  await expect(as(send)).resolves.toBe('fresh');
  expect(send.mock.calls.map(([{ token }]) => token)).toEqual(['old', 'fresh', 'fresh']);
  expect(renew).toHaveBeenCalledTimes(1);
});

test.each(['offline', 'ended'] as const)('reports why a renewal failed: %s', async (kind) => {
  await expect(uploadAs(old, renewing({ kind }))(call())).rejects.toEqual(
    new IdentityEndedError(kind),
  );
});

test('passes on other errors, and a 401 if there is no renewal', async () => {
  const renew = renewing({ kind: 'ended' });
  await expect(uploadAs(old, renew)(() => Promise.reject(new Error('lost')))).rejects.toThrow(
    'lost',
  );
  await expect(uploadAs(old, undefined)(call())).rejects.toBe(unauthorized);
  expect(renew).not.toHaveBeenCalled();
});
