import * as z from 'zod/mini';

export const engineKindSchema = z.enum(['hosted', 'local', 'built-in', 'none']);
/** One engine, as shown at start and at setup: `none` means that typed answers take its place. */
export const engineInfoSchema = z.object({ kind: engineKindSchema, name: z.string() });
export type EngineInfo = z.infer<typeof engineInfoSchema>;

/** An engine of the servers that hears candidates: `hosted` sends the sound to its maker, the others keep it on the servers' machine. */
export const hearingEngineSchema = z.object({ kind: z.enum(['hosted', 'local', 'built-in']), name: z.string() });
export type HearingEngine = z.infer<typeof hearingEngineSchema>;

/** What hears one interview, as its candidate chose: an engine of the servers, the candidate's browser, or nothing (answers are typed). */
export const hearingChoiceSchema = z.enum([...hearingEngineSchema.shape.kind.options, 'browser', 'none']);
export type HearingChoice = z.infer<typeof hearingChoiceSchema>;

/**
 * Which of the servers' engines (in their order of preference) hears who chose this; null where none does. Without a choice the first. Where the
 * chosen kind is missing the next takes its place, but never one that sends the sound further than the candidate agreed to.
 */
export function engineFor<Engine extends Pick<HearingEngine, 'kind'>>(engines: readonly Engine[], choice: HearingChoice | null | undefined): Engine | null {
  if (choice === 'browser' || choice === 'none') return null;
  const maySend = choice === 'hosted' || choice === null || choice === undefined;
  return engines.find(({ kind }) => kind === choice) ?? engines.find(({ kind }) => maySend || kind !== 'hosted') ?? null;
}

/** How far the page goes with remotes. An origin is `scheme://host[:port]`, without a path. */
export const federationConfigSchema = z.object({
  /** `production` takes no override by the address bar; `development` alone takes a remote whose line has no integrity. */
  environment: z.enum(['production', 'preview', 'development']),
  /** Origins that remotes may come from, besides the page's own. */
  origins: z.array(z.url().check(z.refine((url) => URL.canParse(url) && new URL(url).origin === url, 'must be an origin'))),
});
export type FederationConfig = z.infer<typeof federationConfigSchema>;

/** `/config.json`, read by the shell at start: what may differ between deployments. Nothing secret is in it. */
export const runtimeConfigSchema = z.object({
  mainApiUrl: z.url(),
  voiceApiUrl: z.url(),
  /** Publishable: names the application, never opens a user's data. Null where none is held. */
  apiKey: z.nullable(z.string()),
  appId: z.nullable(z.string()),
  engines: z.object({
    /** Of each language, one engine of a kind at most; the first is the default. Empty: nothing here hears it, and answers are typed. */
    hearing: z.object({ 'en-US': z.array(hearingEngineSchema), 'ar-SA': z.array(hearingEngineSchema) }),
    speaking: engineInfoSchema,
    language: engineInfoSchema,
  }),
  federation: federationConfigSchema,
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
