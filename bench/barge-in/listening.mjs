import { BargeInListener } from '../../services/interviewer/src/turn-detection/barge-in.ts';
import { EchoDetector } from '../../services/interviewer/src/turn-detection/echo.ts';
import { VoiceActivity } from '../../services/interviewer/src/turn-detection/voice-activity.ts';
import { startPocketSphinx } from '../../services/interviewer/src/stt/pocketsphinx.ts';
import { Segmenter } from '../../services/interviewer/src/stt/segmenter.ts';

/** What the interviewer listens with, as it is in the sources now. */
export const listening = {
  BargeInListener,
  EchoDetector,
  VoiceActivity,
  Segmenter,
  startPocketSphinx,
};
