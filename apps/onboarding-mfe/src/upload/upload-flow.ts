import type { UploadProgress } from '@portal/api-clients';
import {
  UPLOAD_SUCCESS_PANEL_MS,
  type DocumentFailure,
  type ProcessingStatus,
} from '@portal/protocol';
import { createStore } from 'zustand/vanilla';

/** Why the server could not read a document: an error code and the server's own message. */
export interface UnreadReason {
  failureCode?: DocumentFailure | null;
  failureReason: string | null;
}

/** Why an upload failed: either the request failed, or the server could not read the document. */
export type UploadFailure =
  { kind: 'request'; error: unknown } | ({ kind: 'processing' } & UnreadReason);

export type UploadState =
  | { stage: 'idle' }
  | { stage: 'uploading'; sentBytes: number; totalBytes: number }
  /**
   * The file has been sent and the server is reading it. No progress is reported during this stage.
   */
  | { stage: 'processing' }
  /** The success panel is shown. */
  | { stage: 'succeeded' }
  /**
   * The success panel has been shown long enough, and the host is taking the next step, such as
   * repeating the login that required the upload.
   */
  | { stage: 'continuing' }
  | { stage: 'failed'; failure: UploadFailure };

/** The fields of an uploaded document that `UploadFlow` needs. */
export interface UploadedDocument extends UnreadReason {
  id: string;
  status: ProcessingStatus;
}

export interface UploadFlowParts {
  /** Sends the document and reports the progress in bytes. */
  send(
    signal: AbortSignal,
    onProgress: (progress: UploadProgress) => void,
  ): Promise<UploadedDocument>;
  /** Returns the document with its current status, or null if the server doesn't list it yet. */
  poll(id: string, signal: AbortSignal): Promise<UploadedDocument | null>;
  /** Resolves after `ms` milliseconds; rejects when aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  onUploaded(): Promise<void>;
}

/** How often to ask the server whether it has read the document (ms). */
export const POLL_INTERVAL_MS = 700;
/** Number of consecutive failed polls after which the upload fails. */
const POLL_FAILURES_MAX = 5;

/**
 * Performs a single upload: sends the document, waits until the server has read it, shows the
 * success panel for 1.5 s and then notifies the host (§4). The owner must call `cancel` if the
 * upload is no longer needed.
 */
export class UploadFlow {
  readonly store = createStore<UploadState>(() => ({ stage: 'idle' }));
  private running: AbortController | null = null;

  /**
   * Runs the whole upload. Does nothing if an upload is already running. Never rejects: a failure
   * is stored in the state.
   */
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
      const document = await this.waitUntilProcessed(sent, parts, abort.signal, set);
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

  /** Stops the upload and resets the state. The user's input stays on the screen. */
  cancel(): void {
    this.running?.abort();
    this.running = null;
    this.set({ stage: 'idle' });
  }

  /**
   * Polls until the status is `completed` or `failed`. Any other status means that the document is
   * still being read (§3).
   */
  private async waitUntilProcessed(
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

/** Implements `UploadFlowParts.wait` with the browser's timers. */
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
