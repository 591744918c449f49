import { BargeInListener } from '../../services/interviewer/src/listening/barge-in.ts';
import { EchoDetector } from '../../services/interviewer/src/listening/echo.ts';
import { VoiceActivity } from '../../services/interviewer/src/listening/voice-activity.ts';
import { startPocketSphinx } from '../../services/interviewer/src/speech/hearing/pocketsphinx.ts';
import { Segmenter } from '../../services/interviewer/src/speech/hearing/segmenter.ts';

/** What the interviewer listens with, as it is in the sources now. */
export const listening = {
  BargeInListener,
  EchoDetector,
  VoiceActivity,
  Segmenter,
  startPocketSphinx,
};
