import type { CallOptions, RequestAuth, UploadProgress } from '../request';

/**
 * The user who uploads a document. `userId` is their id or email address. `token` is an onboarding
 * token or an access token; if absent, the session's access token is used.
 */
export interface Uploader {
  userId: string;
  token?: string;
}

export interface UploadOptions extends CallOptions {
  /** Called as the upload progresses. If absent, the upload is sent with `fetch`. */
  onProgress?: (progress: UploadProgress) => void;
}

/** Returns the `auth` option for an uploader's requests. */
export const bearerOf = ({ token }: Uploader): RequestAuth =>
  token === undefined ? 'session' : { token };

/** Creates a multipart body. The file is last, so that the server receives the fields first. */
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
