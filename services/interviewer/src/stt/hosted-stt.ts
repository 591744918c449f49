import type { stt } from '@livekit/agents';
import type { Language } from '@portal/protocol';
import type { SpeechConfig } from '../config';

/**
 * Duration of silence after which Deepgram finalizes its transcript (ms). Deepgram's default is 10.
 * Our own turn detection, not this value, decides when a turn ends.
 */
const DEEPGRAM_ENDPOINTING_MS = 100;

// The plugins are imported only when needed, because each loads its own client library.

/**
 * Creates a client for Deepgram's streaming endpoint. The plugin keeps the connection alive during
 * silence.
 */
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

/**
 * Creates a client for any OpenAI-compatible transcription endpoint. It transcribes one piece of
 * speech at a time.
 */
export async function openaiStt(config: SpeechConfig, language: Language): Promise<stt.STT> {
  const { STT } = await import('@livekit/agents-plugin-openai');
  return new STT({
    ...openaiAccess(config),
    model: config.STT_MODEL,
    language: language.slice(0, 2),
    useRealtime: false,
  });
}

/**
 * Returns the API key and base URL. Local endpoints accept any key, but the client library requires
 * one.
 */
function openaiAccess(config: SpeechConfig) {
  return {
    apiKey: config.OPENAI_API_KEY ?? 'none',
    ...(config.OPENAI_BASE_URL && { baseURL: config.OPENAI_BASE_URL }),
  };
}
