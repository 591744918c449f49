import { defineAgent, type JobContext } from '@livekit/agents';
import { runInterview } from './interview-job';
import { loadVadModel } from './turn-detection/models';

let interviewing = false;
// An idle process has nothing to finish once its worker has exited.
process.once('disconnect', () => {
  if (!interviewing) process.exit(0);
});
// The worker may have exited while this file was loading.
if (process.connected === false) process.exit(0);

/** LiveKit starts a separate process with this module for each interview. */
export default defineAgent({
  // Load the model while the process is idle, so that the interview starts faster.
  prewarm: () => void loadVadModel(),
  entry: (context: JobContext) => {
    interviewing = true;
    return runInterview(context);
  },
});
