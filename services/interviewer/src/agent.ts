import { defineAgent, type JobContext } from '@livekit/agents';
import { readRecognitionCheck } from './dispatch';
import { runInterview } from './interview-job';
import { runRecognitionCheck } from './recognition-check-job';
import { loadVadModel } from './turn-detection/models';

let interviewing = false;
// Exit when the worker does, unless this process is running an interview or a check.
process.once('disconnect', () => {
  if (!interviewing) process.exit(0);
});
// The worker may have exited while this file was loading.
if (process.connected === false) process.exit(0);

/**
 * The agent. LiveKit runs each interview and each recognition check in a separate process, which
 * loads this module.
 */
export default defineAgent({
  // Load the VAD model while the process is idle, so that the interview starts faster.
  prewarm: () => void loadVadModel(),
  entry: (context: JobContext) => {
    interviewing = true;
    const check = readRecognitionCheck(context.job);
    return check ? runRecognitionCheck(context, check) : runInterview(context);
  },
});
