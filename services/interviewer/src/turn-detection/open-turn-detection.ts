import type { Room } from '@livekit/rtc-node';
import { systemClock as clock } from '@portal/clock';
import type { Pace, TurnEvidence } from '@portal/interviewing';
import type { InterviewPlan } from '@portal/protocol';
import { BrowserRecognition } from './browser-recognition';
import { AudioRecognition } from './audio-recognition';
import type { TurnDetectionModels } from './models';
import { RoomMicrophone } from '../room/room-microphone';
import type { TurnListener, TurnSource } from './turn-listener';
import type { Log } from '../log';
import type { DataChannel } from '../room/data-channel';
import type { SessionStt } from '../stt/open-stt';

/**
 * Turn detection, based on the microphone's audio or on words from the browser's speech
 * recognition.
 */
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
  /**
   * Called for each 32 ms window of the candidate's audio. Not called if the browser does the
   * speech recognition.
   */
  onWindow: (at: number, samples: Int16Array, probability: number) => void;
  /** Called when the windows that follow come from a new track, maybe of another microphone. */
  onTrack: () => void;
  /**
   * Called with what is known about the turn whenever the wait for its end is decided on. Not called
   * if the browser does the speech recognition.
   */
  onSilenceJudged: (evidence: TurnEvidence) => void;
  /**
   * Called when the browser has recognized words. The server gets no audio in that case, so it can
   * detect interruptions only from these words.
   */
  onBrowserWords: () => void;
  log: Log;
}

/**
 * Starts turn detection from a single source. If server-side STT is available, the browser's words
 * are ignored, because they would be duplicates.
 */
export async function openTurnDetection({
  room,
  plan,
  stt,
  models,
  channel,
  listener,
  onWindow,
  onTrack,
  onSilenceJudged,
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
      onTrack,
      onSilenceJudged,
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
