import { MAIN_API, type DeleteAccountBody } from '@portal/protocol';
import type { CallOptions, Transport } from '../request';

/** GET /api/v1/account/export: a ZIP file with everything that is stored of the caller. Files are read one after the other, so it may take its time. */
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

/** DELETE /api/v1/account, for good. `invalid_credentials` where the password is wrong, `interview_in_progress` while an interview is under way. */
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
