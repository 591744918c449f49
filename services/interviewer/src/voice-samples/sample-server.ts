import { INTERVIEWER_SAMPLE_PATH, voiceSampleQuerySchema } from '@portal/protocol';
import { sameSecret } from '@portal/server-kit/secrets';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Log } from '../log';
import { BusyError, type VoiceSamples } from './voice-samples';

type Reply = number | Buffer;

interface Asked {
  request: IncomingMessage;
  samples: VoiceSamples;
  token: string;
  log: Log;
  /** Aborted when the caller no longer waits for the reply. */
  gone: AbortSignal;
}

/**
 * Creates the server that gives the voice API samples of the voices. Only callers with the
 * interviewer's token are answered.
 */
export function createSampleServer(samples: VoiceSamples, token: string, log: Log): Server {
  return createServer((request, response) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    void reply({ request, samples, token, log, gone: gone.signal }).then((answer) => {
      if (typeof answer === 'number') response.writeHead(answer).end();
      else
        response
          .writeHead(200, { 'content-type': 'audio/wav', 'content-length': answer.length })
          .end(answer);
    });
  });
}

async function reply({ request, samples, token, log, gone }: Asked): Promise<Reply> {
  const { method, url = '/', headers } = request;
  const [path, query] = url.split('?');
  if (method !== 'GET' || path !== INTERVIEWER_SAMPLE_PATH) return 404;
  if (!sameSecret(headers.authorization ?? '', `Bearer ${token}`)) return 401;
  const asked = Object.fromEntries(new URLSearchParams(query));
  const sample = voiceSampleQuerySchema.safeParse(asked).data;
  if (!sample) return 400;
  try {
    return await samples.render(sample, gone);
  } catch (error) {
    if (error instanceof BusyError) return 503;
    if (!gone.aborted) log.warn({ reason: String(error) }, 'voice sample not rendered');
    return 500;
  }
}
