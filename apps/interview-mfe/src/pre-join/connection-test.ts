import { isApiError } from '@portal/api-clients';
import type { Clock, Stop } from '@portal/clock';
import type { ConnectionCheckRoom } from '@portal/protocol';
import { createSnapshotStore } from '../store/snapshot-store';

/**
 * The stages in the order in which they run: the signalling socket, the media path, audio sent over
 * that path, and resuming after an interruption.
 */
export const CONNECTION_STAGES = ['signal', 'media', 'sound', 'resume'] as const;
export type ConnectionStage = (typeof CONNECTION_STAGES)[number];

export interface StageResult {
  passed: boolean;
  /** Round-trip time (ms), measured only in the sound stage. */
  roundTripMs?: number | undefined;
  /** Fraction of packets lost (0–1), measured only in the `sound` stage. */
  lossRatio?: number | undefined;
}

/**
 * Runs one stage in the test room and then leaves the room. If the promise rejects, the stage has
 * failed.
 */
export type RunStage = (room: ConnectionCheckRoom, stage: ConnectionStage) => Promise<StageResult>;

/**
 * Delay and packet loss above these limits disrupt a conversation. The round-trip limit (ms) is
 * twice the longest one-way delay that ITU-T G.114 recommends (150 ms).
 */
export const POOR_ROUND_TRIP_MS = 300;
export const POOR_LOSS_RATIO = 0.05;
/** How long a stage may take before it fails (ms). LiveKit's own time limits are shorter. */
export const STAGE_TIMEOUT_MS = 20_000;

export type ConnectionWeakness = 'slow' | 'lossy' | 'no-resume';
export type ConnectionState =
  | { name: 'idle' }
  | { name: 'running'; stage: 'room' | ConnectionStage }
  | { name: 'good'; roundTripMs: number | null }
  | { name: 'poor'; roundTripMs: number | null; weakness: ConnectionWeakness }
  /** `at: 'limited'` means that the user ran too many tests; the connection itself may be fine. */
  | { name: 'failed'; at: 'room' | ConnectionStage | 'limited' };

/** Whether joining the interview would most likely fail, too. */
export const isUnreachable = (state: ConnectionState): boolean =>
  state.name === 'failed' && state.at !== 'limited';

export interface ConnectionTestOptions {
  openRoom(): Promise<ConnectionCheckRoom>;
  runStage: RunStage;
  clock: Clock;
}

/** Tests the connection to the room server stage by stage, in a temporary room. */
export class ConnectionTest {
  readonly store = createSnapshotStore<{ connection: ConnectionState }>({
    connection: { name: 'idle' },
  });
  readonly #options: ConnectionTestOptions;
  #generation = 0;
  #stopTimer: Stop | null = null;

  constructor(options: ConnectionTestOptions) {
    this.#options = options;
  }

  /** Runs the test. Never rejects. Calling it again discards the result of the earlier run. */
  async start(): Promise<void> {
    this.#cancel();
    const generation = this.#generation;
    const current = () => generation === this.#generation;
    const tell = (connection: ConnectionState) => current() && this.store.setState({ connection });
    tell({ name: 'running', stage: 'room' });
    let room: ConnectionCheckRoom;
    try {
      room = await this.#options.openRoom();
    } catch (error) {
      tell({ name: 'failed', at: isApiError(error) && error.status === 429 ? 'limited' : 'room' });
      return;
    }
    const results: Partial<Record<ConnectionStage, StageResult>> = {};
    for (const stage of CONNECTION_STAGES) {
      if (!current()) return;
      tell({ name: 'running', stage });
      const result = await this.#run(room, stage);
      results[stage] = result;
      // If only the `resume` stage fails, the connection is poor rather than failed: the interview
      // works, but less reliably.
      if (!result.passed && stage !== 'resume') {
        tell({ name: 'failed', at: stage });
        return;
      }
    }
    tell(judge(results));
  }

  /**
   * Stops the test before the next stage. A stage that is still running leaves its room by itself.
   */
  stop(): void {
    this.#cancel();
    this.store.setState({ connection: { name: 'idle' } });
  }

  #cancel(): void {
    this.#generation += 1;
    this.#stopTimer?.();
    this.#stopTimer = null;
  }

  #run(room: ConnectionCheckRoom, stage: ConnectionStage): Promise<StageResult> {
    const { runStage, clock } = this.#options;
    return new Promise((resolve) => {
      const finish = (result: StageResult) => {
        stop();
        resolve(result);
      };
      const stop = clock.after(STAGE_TIMEOUT_MS, () => resolve({ passed: false }));
      this.#stopTimer = stop;
      runStage(room, stage).then(finish, () => finish({ passed: false }));
    });
  }
}

function judge({ sound, resume }: Partial<Record<ConnectionStage, StageResult>>): ConnectionState {
  const roundTripMs = sound?.roundTripMs === undefined ? null : Math.round(sound.roundTripMs);
  const poor = (weakness: ConnectionWeakness): ConnectionState => ({
    name: 'poor',
    roundTripMs,
    weakness,
  });
  if ((sound?.lossRatio ?? 0) > POOR_LOSS_RATIO) return poor('lossy');
  if ((roundTripMs ?? 0) > POOR_ROUND_TRIP_MS) return poor('slow');
  return resume?.passed ? { name: 'good', roundTripMs } : poor('no-resume');
}
