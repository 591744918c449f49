import type { CallOptions, RequestAuth, UploadProgress } from '../request';

/**
 * Who uploads. `userId` is the user's id or email address. `token` is the onboarding token at the
 * gate, otherwise the access token; if omitted, the session's token is used.
 */
export interface Uploader {
  userId: string;
  token?: string;
}

export interface UploadOptions extends CallOptions {
  /** Reports bytes sent so far; without it, `fetch` sends the upload. */
  onProgress?: (progress: UploadProgress) => void;
}

/** The `auth` of an uploader's requests. */
export const bearerOf = ({ token }: Uploader): RequestAuth =>
  token === undefined ? 'session' : { token };

/** A multipart body with the fields first, so that the server has them before the file arrives. */
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
