import { defineAgent, type JobContext, type JobProcess } from '@livekit/agents';
import { runInterview } from './interview-job';

/** What LiveKit runs in a process of its own for each interview. */
export default defineAgent({
  prewarm: (_process: JobProcess) => undefined,
  entry: (context: JobContext) => runInterview(context),
});
