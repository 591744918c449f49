import * as z from '@portal/protocol/zod';
import { FEDERATION_ENVIRONMENTS } from './constants';
import { ENGINE_KINDS, RECOGNITION_CHOICES, STT_ENGINE_KINDS } from './engines';

export const engineKindSchema = z.enum(ENGINE_KINDS);
/** An engine, as shown to users. `none` means that no server-side engine is used. */
export const engineInfoSchema = z.object({
  kind: engineKindSchema,
  name: z.string(),
});
export type EngineInfo = z.infer<typeof engineInfoSchema>;

/**
 * The voices of one language, by what their engines can change. Names that this page does not know
 * do no harm.
 */
const adjustableVoicesSchema = z.object({ rate: z.array(z.string()), pitch: z.array(z.string()) });

/** The text-to-speech engine, as shown to users. */
export const speakingEngineInfoSchema = z.object({
  ...engineInfoSchema.shape,
  /** Absent if the server does not say, as servers did before the voice could be set. */
  adjustable: z.optional(
    z.object({ 'en-US': adjustableVoicesSchema, 'ar-SA': adjustableVoicesSchema }),
  ),
});
export type SpeakingEngineInfo = z.infer<typeof speakingEngineInfoSchema>;

/** The language model, as shown to users; `built-in` stands for the rules that work without one. */
export const languageModelInfoSchema = z.object({
  ...engineInfoSchema.shape,
  /** Host, and port if it is not the default, that a model receives its requests at. */
  host: z.optional(z.string()),
});
export type LanguageModelInfo = z.infer<typeof languageModelInfoSchema>;

/** A server-side STT engine. */
export const sttEngineInfoSchema = z.object({
  kind: z.enum(STT_ENGINE_KINDS),
  name: z.string(),
});
export type SttEngineInfo = z.infer<typeof sttEngineInfoSchema>;

/** The candidate's STT choice: a server-side engine, the browser, or none (typed answers). */
export const recognitionChoiceSchema = z.enum(RECOGNITION_CHOICES);
export type RecognitionChoice = z.infer<typeof recognitionChoiceSchema>;

/** Which remotes the page trusts. */
export const federationConfigSchema = z.object({
  environment: z.enum(FEDERATION_ENVIRONMENTS),
  /**
   * Origins that remotes may be loaded from, besides the page's own. Each is
   * `scheme://host[:port]`, without a path.
   */
  origins: z.array(
    z
      .url()
      .check(
        z.refine((url) => URL.canParse(url) && new URL(url).origin === url, 'must be an origin'),
      ),
  ),
});
export type FederationConfig = z.infer<typeof federationConfigSchema>;

/**
 * Name of the Trusted Types policy for the script URLs of verified remotes. The site's
 * `Content-Security-Policy` header allows it, and the shell's remote loader creates it.
 */
export const REMOTES_TRUSTED_TYPES_POLICY = 'portal-remotes';

/**
 * Schema for `/config.json`, which the shell reads on startup. The file contains the settings that
 * differ between deployments, but no secrets.
 */
export const runtimeConfigSchema = z.object({
  mainApiUrl: z.url(),
  voiceApiUrl: z.url(),
  /**
   * Identifies the application. It can be public, because it grants no access to user data. Null if
   * there is none.
   */
  apiKey: z.nullable(z.string()),
  appId: z.nullable(z.string()),
  engines: z.object({
    /**
     * STT engines for each language, at most one of each kind, with the default engine first. If a
     * list is empty, answers are typed unless the candidate chooses the browser's speech
     * recognition.
     */
    hearing: z.object({
      'en-US': z.array(sttEngineInfoSchema),
      'ar-SA': z.array(sttEngineInfoSchema),
    }),
    speaking: speakingEngineInfoSchema,
    language: languageModelInfoSchema,
  }),
  federation: federationConfigSchema,
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
