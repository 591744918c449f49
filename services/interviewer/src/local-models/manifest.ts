import { VOICES } from '@portal/protocol';
import { z } from 'zod';

/**
 * Name of the manifest that `npm run speech:models` writes next to a model's files. A folder
 * without it is not a model.
 */
export const MANIFEST_FILE = 'model.json';

/**
 * Schema for a path inside the model's folder. Rejects absolute paths and `..`, so that a manifest
 * cannot point outside the folder.
 */
const pathSchema = z
  .string()
  .min(1)
  .refine(
    (path) => !/^[/\\]|^[a-z]:|\\|\0/i.test(path) && !path.split('/').includes('..'),
    'leads out of the folder',
  );
/**
 * Schema for the model speaker used for one of the product's voices. A `speed` of 1 is the
 * speaker's normal pace.
 */
const speakerSchema = z.object({
  speaker: z.number().int().min(0),
  speed: z.number().min(0.5).max(2),
});
const speakersSchema = z.partialRecord(z.enum(VOICES), speakerSchema);
const ttsFields = {
  model: pathSchema,
  tokens: pathSchema,
  data: pathSchema,
  sampleRate: z.number().int().min(8_000).max(48_000),
  speakers: speakersSchema,
};

/**
 * Schema for the sherpa-onnx engine that runs the model, including the paths of the files it needs.
 * `data` is a folder that contains espeak-ng's phoneme data.
 */
const engineSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('zipformer'),
    encoder: pathSchema,
    decoder: pathSchema,
    joiner: pathSchema,
    tokens: pathSchema,
  }),
  z.object({
    is: z.literal('moonshine'),
    preprocessor: pathSchema,
    encoder: pathSchema,
    uncachedDecoder: pathSchema,
    cachedDecoder: pathSchema,
    tokens: pathSchema,
  }),
  z.object({
    is: z.literal('whisper'),
    encoder: pathSchema,
    decoder: pathSchema,
    tokens: pathSchema,
  }),
  z.object({ is: z.literal('piper'), ...ttsFields }),
  z.object({ is: z.literal('kokoro'), voices: pathSchema, ...ttsFields }),
]);

export const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/),
  /** Display name. */
  name: z.string().min(1),
  languages: z.array(z.enum(['en-US', 'ar-SA'])).min(1),
  engine: engineSchema,
  files: z
    .array(
      z.object({
        path: pathSchema,
        bytes: z.number().int().min(0),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .min(1),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ModelEngine = Manifest['engine'];
export type SttModelEngine = Extract<ModelEngine, { is: 'zipformer' | 'moonshine' | 'whisper' }>;
export type TtsModelEngine = Extract<ModelEngine, { is: 'piper' | 'kokoro' }>;

/** Engine fields that are not paths. */
const NO_PATHS = new Set(['is', 'sampleRate', 'speakers']);

/**
 * Returns the paths of the engine's files and folders, keyed by role, such as `encoder` or
 * `tokens`.
 */
export function enginePaths(engine: ModelEngine): Record<string, string> {
  return Object.fromEntries(
    Object.entries(engine).filter(
      (entry): entry is [string, string] => !NO_PATHS.has(entry[0]) && typeof entry[1] === 'string',
    ),
  );
}
