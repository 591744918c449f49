import { MAIN_API, type ClientError } from '@portal/protocol';
import type { CallOptions, Transport } from '../request';

/** POST /api/v1/client-errors, signed in or not; sent to its end although the page is left. */
export const reportClientError =
  (transport: Transport) =>
  async (report: ClientError, options: CallOptions = {}): Promise<void> => {
    await transport.send({
      method: 'POST',
      path: MAIN_API.clientErrors,
      fallbackKey: 'clientError',
      auth: 'none',
      json: report,
      outlivesPage: true,
      ...options,
    });
  };
