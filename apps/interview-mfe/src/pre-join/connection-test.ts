import { isApiError } from '@portal/api-clients';
import type { ConnectionCheckRoom } from '@portal/protocol';
import type { Clock, Stop } from '../room/clock';
import { createSnapshotStore } from '../store/snapshot-store';

/** In order: the signalling socket, a media path, sound on that path, and the way back after an interruption. */
export const CONNECTION_STAGES = ['signal', 'media', 'sound', 'resume'] as const;
export type ConnectionStage = (typeof CONNECTION_STAGES)[number];

export interface StageResult {
  passed: boolean;
  /** Measured by the stage that sends sound (ms; 0–1). */
  roundTripMs?: number | undefined;
  lossRatio?: number | undefined;
}

/** Runs one stage in the room of the check, and leaves the room after it. Rejects like a stage that failed. */
export type RunStage = (room: ConnectionCheckRoom, stage: ConnectionStage) => Promise<StageResult>;

/** Above these a talk is strained: turns are late, or words are missing (ITU-T G.114 names 150 ms one way as the limit of comfort). */
export const POOR_ROUND_TRIP_MS = 300;
export const POOR_LOSS_RATIO = 0.05;
/** A stage that says nothing for so long has failed: the client's own limits are within (ms). */
export const STAGE_TIMEOUT_MS = 20_000;

export type ConnectionWeakness = 'slow' | 'lossy' | 'no-resume';
export type ConnectionState =
  | { name: 'idle' }
  | { name: 'running'; stage: 'room' | ConnectionStage }
  | { name: 'good'; roundTripMs: number | null }
  | { name: 'poor'; roundTripMs: number | null; weakness: ConnectionWeakness }
  /** `limited`: too many checks, which says nothing about the connection. */
  | { name: 'failed'; at: 'room' | ConnectionStage | 'limited' };

export interface ConnectionTestOptions {
  openRoom(): Promise<ConnectionCheckRoom>;
  runStage: RunStage;
  clock: Clock;
}

/** Tries the way to the room server in a throw-away room, stage by stage. */
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

  /** Never rejects. Started again while it runs, the earlier run's result counts no more. */
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
      // Without a way back an interview is possible, and only less sure.
      if (!result.passed && stage !== 'resume') {
        tell({ name: 'failed', at: stage });
        return;
      }
    }
    tell(judge(results));
  }

  /** No stage begins any more; the one under way leaves its room by itself. */
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
