import * as z from '@portal/protocol/zod';
import { FEDERATION_ENVIRONMENTS } from './constants';
import { ENGINE_KINDS, HEARING_CHOICES, HEARING_ENGINE_KINDS } from './engines';

export const engineKindSchema = z.enum(ENGINE_KINDS);
/** An engine as shown at start and setup: `none` means typed answers. */
export const engineInfoSchema = z.object({
  kind: engineKindSchema,
  name: z.string(),
});
export type EngineInfo = z.infer<typeof engineInfoSchema>;

/** A server-side STT engine. */
export const hearingEngineSchema = z.object({
  kind: z.enum(HEARING_ENGINE_KINDS),
  name: z.string(),
});
export type HearingEngine = z.infer<typeof hearingEngineSchema>;

/** The candidate's STT choice: a server engine, the browser, or none (typed answers). */
export const hearingChoiceSchema = z.enum(HEARING_CHOICES);
export type HearingChoice = z.infer<typeof hearingChoiceSchema>;

/** Trust in remotes. An origin is `scheme://host[:port]`, without a path. */
export const federationConfigSchema = z.object({
  environment: z.enum(FEDERATION_ENVIRONMENTS),
  /** Allowed origins of remotes, besides the page's own. */
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
 * Trusted Types policy for script URLs of verified remotes. The site allows it in its
 * `Content-Security-Policy`; the shell's remote loader creates it.
 */
export const REMOTES_TRUSTED_TYPES_POLICY = 'portal-remotes';

/**
 * `/config.json`, read by the shell at start: settings that differ between deployments. Contains
 * no secrets.
 */
export const runtimeConfigSchema = z.object({
  mainApiUrl: z.url(),
  voiceApiUrl: z.url(),
  /**
   * Publishable: identifies the application and grants no access to user data. Null if there is
   * none.
   */
  apiKey: z.nullable(z.string()),
  appId: z.nullable(z.string()),
  engines: z.object({
    /**
     * Engines per language, at most one of each kind; the first is the default. Empty: answers are
     * typed.
     */
    hearing: z.object({
      'en-US': z.array(hearingEngineSchema),
      'ar-SA': z.array(hearingEngineSchema),
    }),
    speaking: engineInfoSchema,
    language: engineInfoSchema,
  }),
  federation: federationConfigSchema,
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
