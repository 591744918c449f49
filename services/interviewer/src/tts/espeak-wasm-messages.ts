import type { EspeakVoice } from './voices';

/** To the worker thread: say this. */
export interface SynthesizeRequest {
  id: number;
  sentence: string;
  voice: EspeakVoice;
}
/** From it: the sentence's whole sound, or what went wrong. */
export type SynthesizeReply = { id: number; samples: Int16Array } | { id: number; error: string };
