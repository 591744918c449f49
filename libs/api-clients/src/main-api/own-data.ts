import { MAIN_API, type DeleteAccountBody } from '@portal/protocol';
import type { CallOptions, Transport } from '../request';

/**
 * GET /api/v1/account/export: returns a ZIP file with all the data stored about the user. The
 * request has no timeout, because the server reads the user's files one by one.
 */
export const exportAccount =
  (transport: Transport) =>
  (options: CallOptions = {}): Promise<Blob> =>
    transport.bytes({
      method: 'GET',
      path: MAIN_API.accountExport,
      fallbackKey: 'exportAccount',
      auth: 'session',
      timeoutMs: null,
      ...options,
    });

/**
 * DELETE /api/v1/account: deletes the account permanently. Rejects with code `invalid_credentials`
 * if the password is wrong, or `interview_in_progress` if an interview is in progress.
 */
export const deleteAccount =
  (transport: Transport) =>
  async (body: DeleteAccountBody, options: CallOptions = {}): Promise<void> => {
    await transport.send({
      method: 'DELETE',
      path: MAIN_API.account,
      fallbackKey: 'deleteAccount',
      auth: 'session',
      json: body,
      ...options,
    });
  };
