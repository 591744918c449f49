import { BargeInListener } from '../../services/interviewer/src/turn-detection/barge-in.ts';
import { EchoDetector } from '../../services/interviewer/src/turn-detection/echo.ts';
import { VoiceActivity } from '../../services/interviewer/src/turn-detection/voice-activity.ts';
import { startPocketSphinx } from '../../services/interviewer/src/stt/pocketsphinx.ts';
import { Segmenter } from '../../services/interviewer/src/stt/segmenter.ts';

/**
 * The interviewer's production code for voice activity, echo detection, interruptions and speech
 * recognition.
 */
export const listening = {
  BargeInListener,
  EchoDetector,
  VoiceActivity,
  Segmenter,
  startPocketSphinx,
};
