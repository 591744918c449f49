import type { Room } from '@livekit/rtc-node';
import { systemClock as clock } from '@portal/clock';
import type { Pace } from '@portal/interviewing';
import type { InterviewPlan } from '@portal/protocol';
import { BrowserRecognition } from './browser-recognition';
import { AudioRecognition } from './audio-recognition';
import type { TurnDetectionModels } from './models';
import { RoomMicrophone } from '../room/room-microphone';
import type { TurnListener, TurnSource } from './turn-listener';
import type { Log } from '../log';
import type { DataChannel } from '../room/data-channel';
import type { SessionStt } from '../stt/open-stt';

/** Detects the candidate's turns, from their microphone or their browser's recognition. */
export interface TurnDetection extends TurnSource {
  setPace(pace: Pace): void;
  close(): Promise<void> | void;
}

interface TurnDetectionOptions {
  room: Room;
  plan: InterviewPlan;
  stt: SessionStt;
  models: TurnDetectionModels;
  channel: DataChannel;
  listener: TurnListener;
  /** Each 32 ms window of the candidate's audio; never called for browser recognition. */
  onWindow: (at: number, samples: Int16Array, probability: number) => void;
  /**
   * The browser recognised words. It sends no audio, so words alone decide whether they interrupt.
   */
  onBrowserWords: () => void;
  log: Log;
}

/**
 * Starts turn detection with a single source: if a server-side STT runs, ignores the browser's
 * words, which would duplicate them.
 */
export async function openTurnDetection({
  room,
  plan,
  stt,
  models,
  channel,
  listener,
  onWindow,
  onBrowserWords,
  log,
}: TurnDetectionOptions): Promise<TurnDetection> {
  if (stt.available) {
    return AudioRecognition.open({
      microphone: new RoomMicrophone(room, plan.candidate.identity),
      stt,
      models,
      listener,
      onWindow,
      clock,
      log,
      language: plan.language,
      onFailed: (error) => log.error({ reason: String(error) }, 'speech recognition failed'),
    });
  }
  const browser = new BrowserRecognition(
    {
      ...listener,
      words: (text) => {
        onBrowserWords();
        listener.words(text);
      },
    },
    clock,
  );
  channel.onBrowserWords = (words) => browser.receive(words);
  return browser;
}
