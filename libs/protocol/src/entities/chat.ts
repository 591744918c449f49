import * as z from '@portal/protocol/zod';
import { timestampSchema } from './choices';

export const chatMessageTypeSchema = z.enum([
  'user_speech_chunk',
  'ai_speech_chunk',
  'ai_intent',
  'ai_interrupted',
]);
export const chatTabSchema = z.enum([
  'general',
  'user_speech',
  'ai_speech',
  'ai_intent',
  'system',
  'call_interface',
]);
/** A chat message, shown on one of the chat tabs on the interview page (§3). */
export const chatMessageSchema = z.object({
  id: z.string(),
  type: chatMessageTypeSchema,
  content: z.string(),
  timestamp: timestampSchema,
  tab: chatTabSchema,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type ChatTab = z.infer<typeof chatTabSchema>;

/** A line of the transcript, with its speaker (§3). */
export const transcriptEntrySchema = z.object({
  speaker: z.enum(['user', 'ai', 'system']),
  text: z.string(),
  timestamp: timestampSchema,
});
export type TranscriptEntry = z.infer<typeof transcriptEntrySchema>;

/** The possible states of the voice connection (§4). */
export const connectionStatusSchema = z.enum([
  'disconnected',
  'connecting',
  'connected',
  'reconnecting',
]);
export type ConnectionStatus = z.infer<typeof connectionStatusSchema>;
