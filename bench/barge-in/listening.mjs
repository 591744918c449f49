import { BargeInListener } from '../../services/interviewer/src/turn-detection/barge-in.ts';
import { EchoDetector } from '../../services/interviewer/src/turn-detection/echo.ts';
import { VoiceActivity } from '../../services/interviewer/src/turn-detection/voice-activity.ts';
import { Segmenter } from '../../services/interviewer/src/stt/segmenter.ts';

/**
 * The code that the interviewer uses in production to detect voice activity, echoes and
 * interruptions, and to cut out what is recognized.
 */
export const listening = {
  BargeInListener,
  EchoDetector,
  VoiceActivity,
  Segmenter,
};
