import { BargeInListener } from '../../services/interviewer/src/listening/barge-in.ts';
import { EchoDetector } from '../../services/interviewer/src/listening/echo.ts';

/** What the interviewer listens with, as it is in the sources now. */
export const listening = { BargeInListener, EchoDetector };
