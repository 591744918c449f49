import type { EspeakVoice } from './voices';

/** Request to the worker thread. */
export interface SynthesizeRequest {
  id: number;
  sentence: string;
  voice: EspeakVoice;
}
/** Reply of the worker thread: the sentence's whole sound, or an error. */
export type SynthesizeReply = { id: number; samples: Int16Array } | { id: number; error: string };
