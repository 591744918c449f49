import { z } from 'zod';

export const PEER_AGENT_NAME = 'bench-peer';

/** Schema for the metadata of the dispatch that sends the peer agent to an interview. */
export const peerDispatchSchema = z.object({ interviewId: z.string(), identity: z.string() });
