import { inference, type stt, voice } from '@livekit/agents';
import { PATIENCE, type Pace } from '@portal/interviewing';
import type { Log } from '../log';

/** Speech that lasts this long breaks into the interviewer's (ms). */
const BARGE_IN_MS = 500;
/** Echo cancellation of the candidate's browser settles in this time; until then nothing breaks in (ms). */
const AEC_WARMUP_MS = 500;

interface TurnListener {
  turnCompleted(text: string, confidence: number | null): void;
}

/** An agent without a language model: it hands every finished turn over, and replies nothing by itself. */
export class InterviewAgent extends voice.Agent {
  constructor(private readonly listener: TurnListener) {
    super({ instructions: '' });
  }

  override async onUserTurnCompleted(...[, message]: Parameters<voice.Agent['onUserTurnCompleted']>): Promise<void> {
    this.listener.turnCompleted(message.textContent ?? '', message.transcriptConfidence ?? null);
    await Promise.reject(new voice.StopResponse());
  }
}

function endpointing(pace: Pace) {
  const { min, max } = PATIENCE[pace].endOfTurnMs;
  return { minDelay: min, maxDelay: max };
}

/** Judges the ends of the turns to come with that patience. */
export function setPace(session: voice.AgentSession, pace: Pace): void {
  session.updateOptions({ turnHandling: { endpointing: endpointing(pace) } });
}

/** The agent session: turn taking by voice activity and an end-of-turn model, both on this machine. */
export function createAgentSession(engine: stt.STT | null, log: Log): voice.AgentSession {
  const session = new voice.AgentSession({
    ...(engine && { stt: engine }),
    vad: engine ? new inference.VAD() : null,
    turnHandling: {
      ...(engine && { turnDetection: new inference.TurnDetector({ version: 'v1-mini' }) }),
      endpointing: { mode: 'fixed', ...endpointing('usual') },
      interruption: { enabled: true, mode: 'vad', minDuration: BARGE_IN_MS, resumeFalseInterruption: false },
      preemptiveGeneration: { enabled: false },
    },
    aecWarmupDuration: AEC_WARMUP_MS,
    userAwayTimeout: null,
    ttsTextTransforms: null,
  });
  session.on(voice.AgentSessionEventTypes.Error, ({ error }) => log.error({ reason: String('error' in error ? error.error : error) }, 'speech engine failed'));
  return session;
}
