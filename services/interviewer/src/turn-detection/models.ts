import type * as LocalInference from '@livekit/local-inference';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { VadModel } from './voice-activity';

export interface TurnDetectionModels {
  /** A VAD model for one speaker. */
  voice(): VadModel;
  /** Probability (0–1) that a turn ends with this sound: at most 1.2 s at 16 kHz. */
  endOfTurn(samples: Int16Array): Promise<number>;
}

/** LiveKit's process that runs models for all jobs of a worker. */
export interface SharedModels {
  doInference(method: string, data: unknown): Promise<unknown>;
}

/** LiveKit's name for its end-of-turn model there (`inference/eot/runner` of `@livekit/agents`). */
const END_OF_TURN = 'lk_eot_audio';
const judgedSchema = z.object({ probability: z.number().min(0).max(1) });

/**
 * The models on this machine. Voice activity (3 MB) runs in this process, because it is called 31
 * times per second. End of turn (240 MB) runs in the process that all jobs share and every worker
 * starts anyway.
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

/** Loads the VAD model, once. */
export function loadVadModel(): Pick<typeof LocalInference, 'createVad'> {
  // Named imports don't work: this CommonJS module creates its exports while loading.
  const models = createRequire(import.meta.url)(
    '@livekit/local-inference',
  ) as typeof LocalInference;
  models.initVad();
  return models;
}
