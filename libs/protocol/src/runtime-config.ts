import * as z from '@portal/protocol/zod';
import { FEDERATION_ENVIRONMENTS } from './constants';
import { ENGINE_KINDS, HEARING_CHOICES, HEARING_ENGINE_KINDS } from './engines';

export const engineKindSchema = z.enum(ENGINE_KINDS);
/** One engine, as shown at start and at setup: `none` means that typed answers take its place. */
export const engineInfoSchema = z.object({ kind: engineKindSchema, name: z.string() });
export type EngineInfo = z.infer<typeof engineInfoSchema>;

/** An engine of the servers that hears candidates. */
export const hearingEngineSchema = z.object({
  kind: z.enum(HEARING_ENGINE_KINDS),
  name: z.string(),
});
export type HearingEngine = z.infer<typeof hearingEngineSchema>;

/** What hears one interview, as its candidate chose: an engine of the servers, the candidate's browser, or nothing (answers are typed). */
export const hearingChoiceSchema = z.enum(HEARING_CHOICES);
export type HearingChoice = z.infer<typeof hearingChoiceSchema>;

/** How far the page goes with remotes. An origin is `scheme://host[:port]`, without a path. */
export const federationConfigSchema = z.object({
  environment: z.enum(FEDERATION_ENVIRONMENTS),
  /** Origins that remotes may come from, besides the page's own. */
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

/** `/config.json`, read by the shell at start: what may differ between deployments. Nothing secret is in it. */
export const runtimeConfigSchema = z.object({
  mainApiUrl: z.url(),
  voiceApiUrl: z.url(),
  /** Publishable: names the application, never opens a user's data. Null where none is held. */
  apiKey: z.nullable(z.string()),
  appId: z.nullable(z.string()),
  engines: z.object({
    /** Of each language, one engine of a kind at most; the first is the default. Empty: nothing here hears it, and answers are typed. */
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
