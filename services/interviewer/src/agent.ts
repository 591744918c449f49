import { defineAgent, type JobContext } from '@livekit/agents';
import { runInterview } from './interview-job';
import { loadVoiceModel } from './listening/local-models';

/** What LiveKit runs in a process of its own for each interview. */
export default defineAgent({
  // Read while the process stands idle, so that nobody waits for it.
  prewarm: () => void loadVoiceModel(),
  entry: (context: JobContext) => runInterview(context),
});
