import type * as LocalInference from '@livekit/local-inference';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { VadModel } from './voice-activity';

export interface TurnDetectionModels {
  /** Creates a VAD model for one speaker. */
  voice(): VadModel;
  /** Returns the probability (0–1) that a turn ends with `samples` (at most 1.2 s at 16 kHz). */
  endOfTurn(samples: Int16Array): Promise<number>;
}

/** The LiveKit process that runs models for all jobs of a worker. */
export interface SharedModels {
  doInference(method: string, data: unknown): Promise<unknown>;
}

/** LiveKit's name for its end-of-turn model (see `inference/eot/runner` in `@livekit/agents`). */
const END_OF_TURN = 'lk_eot_audio';
const judgedSchema = z.object({ probability: z.number().min(0).max(1) });

/**
 * Returns the models that run on this machine. VAD (3 MB) runs in this process, because it is
 * called 31 times per second. The end-of-turn model (240 MB) runs in a process that every worker
 * starts anyway and shares between its jobs.
 */
export function turnDetectionModels(shared: SharedModels): TurnDetectionModels {
  const { createVad } = loadVadModel();
  return {
    voice: () => createVad(),
    async endOfTurn(samples) {
      const pcm = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).toString(
        'base64',
      );
      return judgedSchema.parse(await shared.doInference(END_OF_TURN, { pcm })).probability;
    },
  };
}

export function loadVadModel(): Pick<typeof LocalInference, 'createVad'> {
  // Named imports don't work, because this CommonJS module creates its exports while loading.
  const models = createRequire(import.meta.url)(
    '@livekit/local-inference',
  ) as typeof LocalInference;
  models.initVad();
  return models;
}
