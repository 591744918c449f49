/** Whether another interviewer has joined the room and announced itself since `from`. */
const takenOver = async (candidate, from) =>
  (await candidate.received()).some(
    ({ at, message }) =>
      at > from && message.type === 'ai_intent' && message.data.message === 'interviewer_changed',
  );

/** Returns the workers that run these candidates' interviews, without duplicates. */
const workersOf = (world, candidates) => [
  ...new Set(candidates.map(({ interviewId }) => world.workerOf(interviewId))),
];

/** Restarts killed workers before the next interview. */
const tidy = async ({ cluster }) =>
  void (await Promise.all(cluster.workers.map((worker) => worker.start())));

export const WORKER_FAULTS = [
  {
    name: 'worker-killed',
    speaking: true,
    asksAgain: true,
    recovered: takenOver,
    tidy,
    atOnce: 1,
    async happens({ world, candidates }) {
      const from = Date.now();
      for (const worker of workersOf(world, candidates)) worker.kill();
      return from;
    },
  },
  {
    // Kills only the parent process. Its children survive, and one of them is in the room.
    name: 'worker-killed-alone',
    asksAgain: true,
    recovered: takenOver,
    tidy,
    atOnce: 1,
    async happens({ world, candidates }) {
      const from = Date.now();
      for (const { pid } of workersOf(world, candidates)) process.kill(pid, 'SIGKILL');
      return from;
    },
  },
];
