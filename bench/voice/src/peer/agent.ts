import { defineAgent, inference, type JobContext, type llm, voice } from '@livekit/agents';
import { startPocketSphinx } from '@portal/interviewer/stt/pocketsphinx';
import { openTrace, type Trace } from '@portal/interviewer/trace';
import { type DataChannelMessageInput, encodeDataChannelMessage } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { QUESTIONS } from '../corpus/questions';
import { peerDispatchSchema } from './dispatch';
import { EspeakTTS } from './espeak-tts';
import { PromptLLM } from './prompt-llm';
import { RecognizerSTT } from './recognizer-stt';

const GREETING = `Hello, I am Rachel and I will hold this interview with you today. ${QUESTIONS[0] ?? ''}`;

/**
 * A LiveKit agent that sends the same messages as the product's interviewer, so that both can be
 * measured in the same way.
 */
class PeerAgent extends voice.Agent {
  constructor(
    private readonly send: (message: DataChannelMessageInput) => void,
    private readonly trace: Trace,
  ) {
    super({ instructions: '' });
  }

  override onUserTurnCompleted(
    ...[, message]: Parameters<voice.Agent['onUserTurnCompleted']>
  ): Promise<void> {
    this.trace('turn_over');
    this.send({
      type: 'user_speech_chunk',
      data: { text_chunk: message.textContent ?? '', is_final: true, segment_id: randomUUID() },
    });
    return Promise.resolve();
  }
}

/** Path of the product's recognizer script, which is not part of this bundle. */
const RECOGNIZER = fileURLToPath(
  new URL('../../../services/interviewer/pocketsphinx/recognizer.py', import.meta.url),
);

/**
 * Runs a plain LiveKit agent session with the product's recognizer and voice. It learns from the
 * candidate's pauses and resumes after a false interruption; its other turn settings are LiveKit's
 * defaults.
 */
async function runPeer(context: JobContext): Promise<void> {
  const { interviewId, identity } = peerDispatchSchema.parse(JSON.parse(context.job.metadata));
  const [recognizer] = await Promise.all([
    startPocketSphinx(process.env['POCKETSPHINX_PYTHON'] ?? 'python3', RECOGNIZER),
    context.connect(),
  ]);
  const trace = openTrace(process.env['INTERVIEWER_TRACE'], interviewId);
  const session = new voice.AgentSession({
    stt: new RecognizerSTT(recognizer),
    vad: new inference.VAD(),
    llm: new PromptLLM(QUESTIONS),
    tts: new EspeakTTS(),
    // Adaptive interruption is left out: it needs LiveKit Cloud.
    turnHandling: {
      endpointing: { mode: 'dynamic' },
      interruption: { mode: 'vad', resumeFalseInterruption: true },
    },
  });
  const send = (message: DataChannelMessageInput) => {
    context.room.localParticipant
      ?.publishData(encodeDataChannelMessage(message), { reliable: true })
      .catch(() => undefined);
  };
  session.on(voice.AgentSessionEventTypes.UserStateChanged, ({ oldState, newState }) => {
    if (oldState === 'speaking' && newState === 'listening') trace('voice_ended');
  });
  session.on(voice.AgentSessionEventTypes.AgentStateChanged, ({ newState }) => {
    if (newState === 'thinking') trace('reply_decided');
    if (newState === 'speaking') trace('first_sample_out');
  });
  session.on(voice.AgentSessionEventTypes.ConversationItemAdded, ({ item }) => {
    const message = item as llm.ChatMessage;
    if (message.type !== 'message' || message.role !== 'assistant') return;
    const data = { text_chunk: message.textContent ?? '', segment_id: message.id };
    send(
      message.interrupted
        ? { type: 'ai_interrupted', data }
        : { type: 'ai_speech_chunk', data: { ...data, is_final: true } },
    );
  });
  context.addShutdownCallback(async () => {
    await session.close();
    recognizer.close();
  });
  await session.start({
    agent: new PeerAgent(send, trace),
    room: context.room,
    inputOptions: { participantIdentity: identity, closeOnDisconnect: false },
    record: false,
  });
  await context.waitForParticipant(identity);
  session.say(GREETING);
}

export default defineAgent({ entry: (context: JobContext) => runPeer(context) });
