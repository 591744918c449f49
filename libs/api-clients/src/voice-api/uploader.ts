import type { CallOptions, RequestAuth, UploadProgress } from '../request';

/**
 * Who uploads. `userId` is the user's id or e-mail address. `token` is the bearer: the onboarding token at the gate,
 * the access token otherwise; left out, the session's own is used.
 */
export interface Uploader {
  userId: string;
  token?: string;
}

export interface UploadOptions extends CallOptions {
  /** Bytes sent so far; without it `fetch` carries the upload. */
  onProgress?: (progress: UploadProgress) => void;
}

/** The bearer of an uploader. */
export const bearerOf = ({ token }: Uploader): RequestAuth =>
  token === undefined ? 'session' : { token };

/** A multipart body: the fields first, so that the server knows them before the file's bytes come. */
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
