import type { CallOptions, RequestAuth, UploadProgress } from '../request';

/**
 * The user who uploads. `userId` is their id or email address. `token` is the onboarding token at
 * the gate and the access token elsewhere; without it, the session's token is used.
 */
export interface Uploader {
  userId: string;
  token?: string;
}

export interface UploadOptions extends CallOptions {
  /** Called with the number of bytes sent so far. Without it, the upload is sent with `fetch`. */
  onProgress?: (progress: UploadProgress) => void;
}

/** Returns the `auth` option for an uploader's requests. */
export const bearerOf = ({ token }: Uploader): RequestAuth =>
  token === undefined ? 'session' : { token };

/**
 * Creates a multipart body. The fields are first, so that the server has them before the file
 * arrives.
 */
export function multipart(
  fields: Record<string, string | undefined>,
  file?: { bytes: Blob; name: string },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value);
  if (file) form.append('file', file.bytes, file.name);
  return form;
}
