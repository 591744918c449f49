import {
  INTERVIEWER_SAMPLE_PATH,
  VOICE_API,
  VOICE_SAMPLE_TIMEOUT_MS,
  voiceSampleQuerySchema,
  type VoiceSample,
} from '@portal/protocol';
import {
  AppError,
  errorResponses,
  fileResponse,
  limitTo,
  type AppServer,
  type Guards,
} from '@portal/server-kit';
import type { VoiceConfig } from '../config';

/**
 * Maximum number of samples per minute for each client address: enough to listen to all ten voices
 * and to try the settings, but each one costs a worker's processor time or a provider's characters.
 */
const SAMPLES_PER_MINUTE = 30;
/**
 * Status for a candidate who no longer waits, in the log only: nobody receives it. It is the one
 * that nginx uses.
 */
const CLIENT_CLOSED_REQUEST = 499;

export interface VoiceSampleOptions {
  guards: Guards;
  config: Pick<VoiceConfig, 'samplesUrl' | 'interviewerToken' | 'rateLimitMax'>;
}

/**
 * Registers the route that lets a candidate listen to a voice before the interview. An interviewer
 * worker renders the sample, with the engine that would speak in an interview.
 */
export function registerVoiceSampleRoute(
  app: AppServer,
  { guards, config }: VoiceSampleOptions,
): void {
  app.get(
    VOICE_API.voiceSample,
    {
      config: limitTo(config, SAMPLES_PER_MINUTE),
      onRequest: [guards.requireApiKey, guards.requireUser],
      schema: {
        summary: 'A sentence in one of the voices, as a WAV file',
        description:
          'Needs the application’s `x-api-key` and the person’s bearer token. The server chooses the sentence.',
        tags: ['rooms'],
        security: [{ apiKey: [], accessToken: [] }],
        querystring: voiceSampleQuerySchema,
        response: { 200: fileResponse('audio/wav'), ...errorResponses },
      },
    },
    async (request, reply) => {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const sample = await sampleOf(request.query, gone.signal);
      // The declared response types do not include buffers. The bytes are sent unchanged.
      return reply.type('audio/wav').send(sample as never);
    },
  );

  /** @param gone aborted when the candidate no longer waits, so that nothing more is rendered */
  async function sampleOf(
    { language, voice, rate, pitch }: VoiceSample,
    gone: AbortSignal,
  ): Promise<Buffer> {
    const unavailable = (cause: unknown) =>
      new AppError('unavailable', 'We couldn’t play this voice', {
        cause,
        ...(gone.aborted && { status: CLIENT_CLOSED_REQUEST }),
      });
    if (config.samplesUrl === undefined)
      throw unavailable(new Error('INTERVIEWER_SAMPLES_URL is not set'));
    const url = new URL(config.samplesUrl);
    // Keep the address's own path: behind a proxy, the workers may have a prefix.
    url.pathname = `${url.pathname.replace(/\/$/, '')}${INTERVIEWER_SAMPLE_PATH}`;
    for (const [name, value] of Object.entries({ language, voice, rate, pitch }))
      url.searchParams.set(name, String(value));
    try {
      const response = await fetch(url, {
        headers: { authorization: `Bearer ${config.interviewerToken}` },
        signal: AbortSignal.any([gone, AbortSignal.timeout(VOICE_SAMPLE_TIMEOUT_MS)]),
      });
      if (!response.ok) throw new Error(`the interviewer answered with ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw unavailable(error);
    }
  }
}
