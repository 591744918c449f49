import { MAIN_API, type DeleteAccountBody } from '@portal/protocol';
import type { CallOptions, Transport } from '../request';

/**
 * GET /api/v1/account/export: a ZIP file of everything stored about the caller. Slow with many
 * files, because they are read one by one.
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
 * DELETE /api/v1/account, permanently. Fails with `invalid_credentials` for a wrong password, and
 * `interview_in_progress` during an interview.
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
