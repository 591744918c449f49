import type { EspeakVoice } from './voices';

/** A request to the worker thread to speak a sentence. */
export interface SynthesizeRequest {
  id: number;
  sentence: string;
  voice: EspeakVoice;
}
/** A reply from the worker thread: the audio for the whole sentence, or an error. */
export type SynthesizeReply = { id: number; samples: Int16Array } | { id: number; error: string };

/** A request to the worker thread for the sounds of words, in American English. */
export interface PhonemesRequest {
  words: readonly string[];
}
/** A reply from the worker thread: the IPA of each word, or an error. */
export type PhonemesReply = { ipa: string[] } | { error: string };
