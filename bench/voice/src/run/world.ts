import {
  API_KEY,
  API_SECRET,
  freePort,
  type Process,
  start,
  startLiveKit,
} from '@portal/testing/livekit';
import { type StandIn, startServers } from '@portal/testing/interviewer-backend';
import type { InterviewPlan } from '@portal/protocol';
import { until } from '@portal/testing/time';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { useOfTree } from '../measure/process-tree';
import type { System } from './options';

const TOKEN = 'interviewer-token-of-the-bench';
const READY_TIMEOUT_MS = 90_000;
/**
 * A worker is considered idle once its number of processes has stayed the same for this long (ms).
 */
const REST_MS = 2_500;
const REST_TIMEOUT_MS = 40_000;

/** A worker for one of the systems, and the memory it uses when idle. */
export interface Worker {
  system: System;
  process: Process;
  pid: number;
  idle: { processes: number; rssMb: number; pssMb: number };
}

/** The room server, stub APIs and workers for a run. */
export class World {
  private readonly workers = new Map<System, Worker>();
  /** Number of requests that reached the model that never answers. */
  silentModelAsked = 0;

  private constructor(
    readonly livekit: Process & { url: string },
    private readonly servers: StandIn,
    private readonly silentModel: Server,
    private readonly settings: WorldSettings,
  ) {
    silentModel.on('request', () => (this.silentModelAsked += 1));
  }

  static async open(plans: readonly InterviewPlan[], settings: WorldSettings): Promise<World> {
    const livekit = await startLiveKit();
    const servers = await startServers(plans, TOKEN);
    return new World(livekit, servers, await startSilentModel(), settings);
  }

  /**
   * Returns the system's worker, starting it first if it isn't running. The product's worker is
   * stopped before it is started with other settings: both would answer to the same name.
   */
  async worker(system: System): Promise<Worker> {
    const known = this.workers.get(system);
    if (known && known.process.child.exitCode === null && known.process.child.signalCode === null)
      return known;
    if (system !== 'peer')
      for (const [other, worker] of this.workers)
        if (other !== 'peer') {
          await worker.process.stop();
          this.workers.delete(other);
        }
    const port = await freePort();
    const process = start(
      globalThis.process.execPath,
      [this.settings.programs[system]],
      this.environment(system, port),
    );
    const { pid } = process.child;
    if (pid === undefined) throw new Error(`${system}: the worker did not start`);
    const worker: Worker = { system, process, pid, idle: { processes: 0, rssMb: 0, pssMb: 0 } };
    this.workers.set(system, worker);
    await until(
      () => {
        if (process.child.exitCode !== null)
          throw new Error(`${system}: the worker ended with ${process.child.exitCode}`);
        return fetch(`http://127.0.0.1:${port}`).then(
          ({ ok }) => ok,
          () => false,
        );
      },
      READY_TIMEOUT_MS,
      `${system}: the worker is ready`,
    );
    await this.rest(worker, null);
    worker.idle = useOfTree(pid);
    return worker;
  }

  /**
   * Waits until a worker's interviews are over and its number of processes is stable, or until a
   * timeout.
   * @param processes maximum number of processes at the end of the wait, or null for any number
   */
  async rest(worker: Worker, processes: number | null): Promise<void> {
    let steady = 0;
    let last = -1;
    for (let waited = 0; waited < REST_TIMEOUT_MS; waited += 250) {
      const { processes: count } = useOfTree(worker.pid, false);
      steady = count === last ? steady + 250 : 0;
      last = count;
      if (steady >= REST_MS && (processes === null || count <= processes)) return;
      await sleep(250);
    }
  }

  /** Returns everything that a system's worker has output so far. */
  output(system: System): string {
    return this.workers.get(system)?.process.output.join('') ?? '';
  }

  async close(): Promise<void> {
    await Promise.all([...this.workers.values()].map(({ process }) => process.stop()));
    this.silentModel.closeAllConnections();
    this.silentModel.close();
    await this.servers.close();
    await this.livekit.stop();
  }

  private environment(system: System, port: number): NodeJS.ProcessEnv {
    return {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      POCKETSPHINX_PYTHON: process.env['POCKETSPHINX_PYTHON'],
      LIVEKIT_URL: this.livekit.url,
      LIVEKIT_API_KEY: API_KEY,
      LIVEKIT_API_SECRET: API_SECRET,
      MAIN_API_URL: this.servers.url,
      VOICE_API_URL: this.servers.url,
      INTERVIEWER_TOKEN: TOKEN,
      INTERVIEWER_HEALTH_PORT: String(port),
      INTERVIEWER_CAPACITY: '16',
      INTERVIEWER_TRACE: this.settings.traces[system],
      LOG_LEVEL: 'warn',
      ...(system === 'silent-model' && {
        LLM_MODEL: 'silent',
        LLM_BASE_URL: `http://127.0.0.1:${(this.silentModel.address() as AddressInfo).port}/v1`,
      }),
    };
  }
}

export interface WorldSettings {
  programs: Record<System, string>;
  /** Path of each system's trace file. */
  traces: Record<System, string>;
}

/** Starts a chat endpoint that accepts every request and never answers. */
async function startSilentModel(): Promise<Server> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

export const builtPeer = (): string => fileURLToPath(new URL('./peer.js', import.meta.url));
