import type { stt } from '@livekit/agents';
import type { Language } from '@portal/protocol';
import type { SpeechConfig } from '../config';

/** Silence after which Deepgram makes its words final (ms): short, as the end of a turn is judged here. Its own default is 10. */
const DEEPGRAM_ENDPOINTING_MS = 100;

// Plugins are loaded only where they are used: each brings a client library of its own.

/** Deepgram's live endpoint; the plugin keeps the connection alive in silence. */
export async function deepgramStt(config: SpeechConfig, language: Language): Promise<stt.STT> {
  const { STT } = await import('@livekit/agents-plugin-deepgram');
  return new STT({
    apiKey: config.DEEPGRAM_API_KEY,
    model: config.DEEPGRAM_MODEL,
    language: language === 'ar-SA' ? 'ar' : 'en-US',
    endpointing: DEEPGRAM_ENDPOINTING_MS,
    smartFormat: true,
    punctuate: true,
    interimResults: true,
    ...(config.DEEPGRAM_BASE_URL && {
      baseUrl: config.DEEPGRAM_BASE_URL.replace(/^http/, 'ws').replace(/\/$/, ''),
    }),
  });
}

/** Any OpenAI-compatible transcription endpoint, piece by piece. */
export async function openaiStt(config: SpeechConfig, language: Language): Promise<stt.STT> {
  const { STT } = await import('@livekit/agents-plugin-openai');
  return new STT({
    ...openaiAccess(config),
    model: config.STT_MODEL,
    language: language.slice(0, 2),
    useRealtime: false,
  });
}

/** A local endpoint takes any key, but the client library insists on one. */
function openaiAccess(config: SpeechConfig) {
  return {
    apiKey: config.OPENAI_API_KEY ?? 'none',
    ...(config.OPENAI_BASE_URL && { baseURL: config.OPENAI_BASE_URL }),
  };
}
