import { defineAgent, type JobContext } from '@livekit/agents';
import { runInterview } from './interview-job';
import { loadVadModel } from './turn-detection/models';

let interviewing = false;
// A process that stands ready has nothing to do once its worker has gone.
process.once('disconnect', () => {
  if (!interviewing) process.exit(0);
});
// It may have gone while this file was being loaded.
if (process.connected === false) process.exit(0);

/** What LiveKit runs in a process of its own for each interview. */
export default defineAgent({
  // Read while the process stands idle, so that nobody waits for it.
  prewarm: () => void loadVadModel(),
  entry: (context: JobContext) => {
    interviewing = true;
    return runInterview(context);
  },
});
