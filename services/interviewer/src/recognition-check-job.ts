import type { JobContext } from '@livekit/agents';
import { systemClock as clock } from '@portal/clock';
import {
  encodeRecognitionCheckMessage,
  RECOGNITION_CHECK_LAST_WORDS_MS,
  RECOGNITION_CHECK_SOUND_MS,
  type RecognitionCheckDispatch,
  type RecognitionCheckMessage,
} from '@portal/protocol';
import { readSpeechConfig, readWorkerConfig } from './config';
import { interviewerLog } from './log';
import { machineProbes } from './machine-probes';
import { RecognitionCheck } from './recognition-check/recognition-check';
import { followCandidate } from './room/candidate';
import { RoomMicrophone } from './room/room-microphone';
import { openStt } from './stt/open-stt';
import { turnDetectionModels } from './turn-detection/models';

/** Maximum wait for a candidate who is not in the room yet (ms). The page joins within seconds. */
const CANDIDATE_LIMIT_MS = 10_000;
/** Maximum time for the candidate's sound to arrive (ms), in addition to the check's own limits. */
const ARRIVAL_LIMIT_MS = 20_000;
/** How long to stay after the last message (ms), in case the page does not leave by itself. */
const LEAVE_AFTER_MS = 3_000;

/**
 * Runs one job: joins the room of a recognition check, listens to one sentence, sends what was
 * recognized, and leaves. Calls no server and stores nothing.
 */
export async function runRecognitionCheck(
  context: JobContext,
  { candidate, language, hearing, requestId }: RecognitionCheckDispatch,
): Promise<void> {
  const { room } = context;
  const log = interviewerLog(readWorkerConfig(process.env).LOG_LEVEL).child({ reqId: requestId });
  const leave = (reason: string) => context.shutdown(reason);
  let handleArrival: () => void = () => undefined;
  // Messages wait until the candidate is in the room to receive them.
  let sent = new Promise<void>((resolve) => {
    handleArrival = resolve;
  });
  const send = (message: RecognitionCheckMessage) => {
    sent = sent
      .then(() =>
        room.localParticipant?.publishData(encodeRecognitionCheckMessage(message), {
          reliable: true,
        }),
      )
      .catch((error: unknown) =>
        log.warn({ type: message.type, reason: String(error) }, 'data message not sent'),
      );
  };
  try {
    const [stt] = await Promise.all([
      openStt({
        config: readSpeechConfig(process.env),
        language,
        choice: hearing,
        probes: machineProbes,
        clock,
        log,
        onChange: () => undefined,
      }),
      context.connect(),
    ]);
    const check = new RecognitionCheck({
      microphone: new RoomMicrophone(room, candidate),
      stt,
      models: turnDetectionModels(context.inferenceExecutor),
      language,
      send,
      onEnd: () => void sent.then(() => clock.after(LEAVE_AFTER_MS, () => leave('check ended'))),
      clock,
      log,
    });
    context.addShutdownCallback(async () => {
      await check.close();
      await stt.close();
    });
    // A candidate who left the page before the room was ready never comes.
    const stopWaiting = clock.after(CANDIDATE_LIMIT_MS, () => leave('no candidate'));
    const isThere = followCandidate(room, candidate, {
      connected: () => {
        stopWaiting();
        handleArrival();
      },
      disconnected: () => leave('candidate left'),
      sent: () => undefined,
    });
    if (isThere) {
      stopWaiting();
      handleArrival();
    }
    clock.after(
      ARRIVAL_LIMIT_MS + RECOGNITION_CHECK_SOUND_MS + RECOGNITION_CHECK_LAST_WORDS_MS,
      () => leave('time is up'),
    );
    await check.start();
    log.info({ stt: stt.info.name }, 'recognition check');
  } catch (error) {
    log.error({ reason: String(error) }, 'recognition check failed');
    leave('failed');
  }
}
