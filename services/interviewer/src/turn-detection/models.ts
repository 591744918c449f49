import type * as LocalInference from '@livekit/local-inference';
import { createRequire } from 'node:module';
import { z } from 'zod';
import type { VadModel } from './voice-activity';

export interface TurnDetectionModels {
  /** A voice model of one speaker. */
  voice(): VadModel;
  /** Probability (0–1) that a turn has just ended with this sound: at most 1.2 s at 16 kHz. */
  endOfTurn(samples: Int16Array): Promise<number>;
}

/** LiveKit's process that holds models for all jobs of a worker. */
export interface SharedModels {
  doInference(method: string, data: unknown): Promise<unknown>;
}

/** LiveKit's name for its end-of-turn model there (`inference/eot/runner` of `@livekit/agents`). */
const END_OF_TURN = 'lk_eot_audio';
const judgedSchema = z.object({ probability: z.number().min(0).max(1) });

/**
 * The models that run on the device: voice activity, 3 MB, in this process, as it is asked 31 times a second; the end of a turn, 240 MB,
 * in the one that all jobs share and that every worker starts anyway.
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

/** Reads the voice model, where that has not been done. */
export function loadVadModel(): Pick<typeof LocalInference, 'createVad'> {
  // Its names cannot be imported one by one: it is a CommonJS module that makes them as it loads.
  const models = createRequire(import.meta.url)(
    '@livekit/local-inference',
  ) as typeof LocalInference;
  models.initVad();
  return models;
}
