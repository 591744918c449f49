import { z } from 'zod';

export const PEER_AGENT_NAME = 'bench-peer';

/** What the peer agent needs to know about an interview. */
export const peerDispatchSchema = z.object({ interviewId: z.string(), identity: z.string() });
