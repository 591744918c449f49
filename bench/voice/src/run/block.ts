import { candidateToken, deleteRoom } from '@portal/testing/livekit';
import { INTERVIEWER_AGENT_NAME, type InterviewPlan } from '@portal/protocol';
import { fork } from 'node:child_process';
import { constants, loadavg, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type {
  CandidatesMessage,
  CandidatesRecording,
  CandidatesScript,
  LaneScript,
  Step,
} from '../candidate/script';
import { useOfTree } from '../measure/process-tree';
import { PEER_AGENT_NAME } from '../peer/dispatch';
import type { System } from './options';
import type { World } from './world';

/**
 * Delay between the starts of a block's interviews (ms). Interviews are started one by one, because
 * each start occupies a core for a second.
 */
const JOIN_EVERY_MS = 1_500;
const MEMORY_EVERY_MS = 15_000;
/** How long a block may run past its planned end (ms). */
const OVERTIME_MS = 240_000;

export interface BlockSettings {
  system: System;
  atOnce: number;
  lanes: { plan: InterviewPlan; steps: Step[]; repeats: boolean }[];
  durationMs: number;
  recordTo: string | null;
}

/**
 * Results of a block: one or more simultaneous interviews with one system. CPU use is in cores.
 * Memory is the total of the worker's processes, in MB.
 */
export interface Block {
  system: System;
  atOnce: number;
  recording: CandidatesRecording;
  cores: { worker: number; livekit: number; candidates: number };
  memory: { rssMb: number; pssMb: number };
  idle: { rssMb: number; pssMb: number };
  loadAverage: number;
  durationS: number;
}

function laneScript(
  { system, recordTo }: BlockSettings,
  { plan, steps, repeats }: BlockSettings['lanes'][number],
  i: number,
): LaneScript {
  const {
    interviewId,
    id,
    candidate: { identity },
  } = plan;
  const dispatch =
    system === 'peer'
      ? { agentName: PEER_AGENT_NAME, metadata: JSON.stringify({ interviewId, identity }) }
      : {
          agentName: INTERVIEWER_AGENT_NAME,
          metadata: JSON.stringify({ planId: id, interviewId }),
        };
  const token = candidateToken(`interview-${interviewId}`, identity, dispatch);
  return {
    interviewId,
    token,
    joinAfterMs: i * JOIN_EVERY_MS,
    steps,
    repeats,
    ...(recordTo && { recordTo: join(recordTo, `${system}-${interviewId}.wav`) }),
  };
}

/**
 * Raises the priority of the candidates' process if that is allowed. Candidates simulate other
 * machines, so their audio and timestamps must be on time.
 */
function prefer(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_HIGH);
  } catch {
    // If this process isn't allowed to raise the priority, the candidates run at normal priority.
    // The results show how late their audio was.
  }
}

type Used = { at: number } & Block['cores'];

function usedBetween(begun: Used, ended: Used): { seconds: number; cores: Block['cores'] } {
  const seconds = (ended.at - begun.at) / 1_000;
  const cores = (who: keyof Block['cores']) => (ended[who] - begun[who]) / seconds;
  return {
    seconds,
    cores: { worker: cores('worker'), livekit: cores('livekit'), candidates: cores('candidates') },
  };
}

/**
 * Runs a block of simultaneous interviews. The candidates run in a separate process, and the
 * worker's resource use is measured from outside.
 */
export async function holdBlock(world: World, settings: BlockSettings): Promise<Block> {
  const { system, atOnce, lanes, durationMs } = settings;
  const worker = await world.worker(system);
  const candidates = fork(fileURLToPath(new URL('./candidates.js', import.meta.url)), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  prefer(candidates.pid);
  const pids = {
    worker: worker.pid,
    livekit: world.livekit.child.pid ?? 0,
    candidates: candidates.pid ?? 0,
  };
  const used = (): Used => ({
    at: performance.now(),
    worker: useOfTree(pids.worker, false).cpuS,
    livekit: useOfTree(pids.livekit, false).cpuS,
    candidates: useOfTree(pids.candidates, false).cpuS,
  });
  let begun = used();
  let ended: Used | null = null;
  let [rssMb, pssMb] = [0, 0];
  const weigh = () => {
    const now = useOfTree(pids.worker);
    [rssMb, pssMb] = [Math.max(rssMb, now.rssMb), Math.max(pssMb, now.pssMb)];
  };
  const weighing = setInterval(weigh, MEMORY_EVERY_MS);
  try {
    const recording = await new Promise<CandidatesRecording>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error('the candidates did not end')),
        durationMs + OVERTIME_MS,
      );
      candidates.on('message', (message: CandidatesMessage) => {
        switch (message.type) {
          case 'all_in':
            begun = used();
            return weigh();
          case 'ending':
            ended = used();
            return weigh();
          case 'done':
            clearTimeout(late);
            return resolve(message.recording);
          case 'failed':
            clearTimeout(late);
            return reject(new Error(message.reason));
        }
      });
      candidates.once('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`the candidates ended with ${code}`));
      });
      candidates.send({
        url: world.livekit.url,
        durationMs,
        lanes: lanes.map((lane, i) => laneScript(settings, lane, i)),
      } satisfies CandidatesScript);
    });
    const { seconds, cores } = usedBetween(begun, ended ?? used());
    return {
      system,
      atOnce,
      recording,
      cores,
      memory: { rssMb, pssMb },
      idle: worker.idle,
      loadAverage: loadavg()[0] ?? 0,
      durationS: seconds,
    };
  } finally {
    clearInterval(weighing);
    candidates.kill('SIGKILL');
    await Promise.all(
      lanes.map(({ plan }) =>
        deleteRoom(world.livekit.url, `interview-${plan.interviewId}`).catch(() => undefined),
      ),
    );
    await world.rest(worker, worker.idle.processes);
  }
}
