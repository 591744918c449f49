import { join } from 'node:path';
import { enginePaths, type ModelEngine } from './manifest';
import type { SherpaLoad } from './sherpa-messages';

const FEATURES = { sampleRate: 16_000, featureDim: 80 };

/** Builds sherpa-onnx's configuration for a model. */
export function sherpaConfig({ folder, engine, language, threads }: SherpaLoad): object {
  const paths = Object.fromEntries(
    Object.entries(enginePaths(engine)).map(([role, path]) => [role, join(folder, path)]),
  );
  const { tokens, ...files } = paths;
  const run = { numThreads: threads, provider: 'cpu', debug: false };
  switch (engine.is) {
    case 'zipformer':
      return {
        featConfig: FEATURES,
        modelConfig: { transducer: files, tokens, ...run },
        decodingMethod: 'greedy_search',
        // Off, because the interviewer decides where an utterance ends.
        enableEndpoint: false,
      };
    case 'moonshine':
      return { featConfig: FEATURES, modelConfig: { moonshine: files, tokens, ...run } };
    case 'whisper':
      return {
        featConfig: FEATURES,
        modelConfig: { whisper: { ...files, language, task: 'transcribe' }, tokens, ...run },
      };
    case 'piper':
      return { model: { vits: ttsFiles(paths), ...run }, maxNumSentences: 1 };
    case 'kokoro':
      return {
        model: { kokoro: { ...ttsFiles(paths), voices: paths.voices }, ...run },
        maxNumSentences: 1,
      };
  }
}

const ttsFiles = ({ model, tokens, data }: Record<string, string>) => ({
  model,
  tokens,
  dataDir: data,
});

export const speaks = (engine: ModelEngine): boolean =>
  engine.is === 'piper' || engine.is === 'kokoro';
