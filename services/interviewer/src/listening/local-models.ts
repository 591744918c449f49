import type * as LocalInference from '@livekit/local-inference';
import { createRequire } from 'node:module';
import type { VoiceModel } from './voice-activity';

export interface ListeningModels {
  /** A voice model of one speaker. */
  voice(): VoiceModel;
  /** Probability (0–1) that a turn has just ended with this sound: at most 1.2 s at 16 kHz. */
  endOfTurn(samples: Int16Array): Promise<number>;
}

/** The models that run on the device, on threads of their own. Loaded at the first call, about 110 MB. */
export function localModels(): ListeningModels {
  // Its names cannot be imported one by one: it is a CommonJS module that makes them as it loads.
  const models = createRequire(import.meta.url)('@livekit/local-inference') as typeof LocalInference;
  models.initVad();
  models.initEot();
  return { voice: () => models.createVad(), endOfTurn: (samples) => models.predict(samples) };
}
