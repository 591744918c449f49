import { z } from 'zod';

export const engineKindSchema = z.enum(['hosted', 'local', 'built-in', 'none']);
/** One engine, as shown at start and at setup: `none` means that typed answers take its place. */
export const engineInfoSchema = z.object({ kind: engineKindSchema, name: z.string() });
export type EngineInfo = z.infer<typeof engineInfoSchema>;

/** `/config.json`, read by the shell at start: what may differ between deployments. Nothing secret is in it. */
export const runtimeConfigSchema = z.object({
  mainApiUrl: z.url(),
  voiceApiUrl: z.url(),
  /** Publishable: names the application, never opens a user's data. Null where none is held. */
  apiKey: z.string().nullable(),
  appId: z.string().nullable(),
  engines: z.object({
    hearing: z.object({ 'en-US': engineInfoSchema, 'ar-SA': engineInfoSchema }),
    speaking: engineInfoSchema,
    language: engineInfoSchema,
  }),
});
export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
