import type { UploadProgress } from '@portal/api-clients';
import {
  UPLOAD_SUCCESS_PANEL_MS,
  type DocumentFailure,
  type ProcessingStatus,
} from '@portal/protocol';
import { createStore } from 'zustand/vanilla';

/** Why a document could not be read: a code, and the server's own sentence. */
export interface UnreadReason {
  failureCode?: DocumentFailure | null;
  failureReason: string | null;
}

/** Why an upload did not succeed: a refused or lost request, or a document that could not be read. */
export type UploadFailure =
  { kind: 'request'; error: unknown } | ({ kind: 'processing' } & UnreadReason);

export type UploadState =
  | { stage: 'idle' }
  | { stage: 'uploading'; sentBytes: number; totalBytes: number }
  /** All bytes are there; the server reads them. Not counted, so no percentage. */
  | { stage: 'processing' }
  /** The success panel is shown. */
  | { stage: 'succeeded' }
  /** The panel was shown; the host goes on (at the gate it logs in again). */
  | { stage: 'continuing' }
  | { stage: 'failed'; failure: UploadFailure };

/** One document on the server, as far as the flow cares. */
export interface UploadedDocument extends UnreadReason {
  id: string;
  status: ProcessingStatus;
}

export interface UploadFlowParts {
  /** Sends the document; progress is in real bytes. */
  send(
    signal: AbortSignal,
    onProgress: (progress: UploadProgress) => void,
  ): Promise<UploadedDocument>;
  /** How the document stands now; null while the list does not show it. */
  poll(id: string, signal: AbortSignal): Promise<UploadedDocument | null>;
  /** Resolves after so many milliseconds; rejects when aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  onUploaded(): Promise<void>;
}

/** How often the lists are asked while a document is being read (ms). */
export const POLL_INTERVAL_MS = 700;
/** So many polls in a row may fail before the flow gives up. */
const POLL_FAILURES_MAX = 5;

/**
 * One upload from the first byte to the host's next step: upload, wait for the reading to end, show success for 1.5 s,
 * go on (§4). Whoever makes it ends it with `cancel`.
 */
export class UploadFlow {
  readonly store = createStore<UploadState>(() => ({ stage: 'idle' }));
  private running: AbortController | null = null;

  /** Runs the whole flow; a second start while one runs is ignored. Never rejects: failures are in the state. */
  async start(parts: UploadFlowParts): Promise<void> {
    if (this.running) return;
    const abort = new AbortController();
    this.running = abort;
    const set = (state: UploadState) => {
      if (!abort.signal.aborted) this.set(state);
    };
    try {
      set({ stage: 'uploading', sentBytes: 0, totalBytes: 0 });
      const sent = await parts.send(abort.signal, ({ sentBytes, totalBytes }) =>
        set({ stage: 'uploading', sentBytes, totalBytes }),
      );
      const document = await this.untilRead(sent, parts, abort.signal, set);
      if (document.status === 'failed')
        return set({
          stage: 'failed',
          failure: {
            kind: 'processing',
            failureCode: document.failureCode ?? null,
            failureReason: document.failureReason,
          },
        });
      set({ stage: 'succeeded' });
      await parts.wait(UPLOAD_SUCCESS_PANEL_MS, abort.signal);
      set({ stage: 'continuing' });
      await parts.onUploaded();
    } catch (error) {
      set({ stage: 'failed', failure: { kind: 'request', error } });
    } finally {
      if (this.running === abort) this.running = null;
    }
  }

  /** Stops what runs and goes back to the start; what was chosen or typed belongs to the screen and stays there. */
  cancel(): void {
    this.running?.abort();
    this.running = null;
    this.set({ stage: 'idle' });
  }

  /** `completed` and `failed` end it; any other status is in progress (§3). */
  private async untilRead(
    sent: UploadedDocument,
    parts: UploadFlowParts,
    signal: AbortSignal,
    set: (state: UploadState) => void,
  ): Promise<UploadedDocument> {
    let document = sent;
    let failures = 0;
    while (document.status !== 'completed' && document.status !== 'failed') {
      set({ stage: 'processing' });
      await parts.wait(POLL_INTERVAL_MS, signal);
      try {
        document = (await parts.poll(sent.id, signal)) ?? document;
        failures = 0;
      } catch (error) {
        failures += 1;
        if (signal.aborted || failures >= POLL_FAILURES_MAX) throw error;
      }
    }
    return document;
  }

  private set(state: UploadState): void {
    this.store.setState(state, true);
  }
}

/** `wait` on the browser's clock. */
export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new DOMException('Aborted', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, ms);
    signal.addEventListener('abort', abort, { once: true });
  });
}
