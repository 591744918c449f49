import type { Room } from '@livekit/rtc-node';
import type { Pace } from '@portal/interviewing';
import type { InterviewPlan } from '@portal/protocol';
import { systemClock as clock } from '../clock';
import { BrowserHearing } from './browser-recognition';
import { Ear } from './audio-recognition';
import type { ListeningModels } from './models';
import { RoomMicrophone } from '../room/room-microphone';
import type { TurnListener, TurnSource } from './turn-listener';
import type { Log } from '../log';
import type { DataChannel } from '../room/data-channel';
import type { Hearing } from '../stt/open-stt';

/** What takes the candidate's turns, by whichever way they are heard. */
export interface Listening extends TurnSource {
  setPace(pace: Pace): void;
  close(): Promise<void> | void;
}

interface ListeningParts {
  room: Room;
  plan: InterviewPlan;
  hearing: Hearing;
  models: ListeningModels;
  channel: DataChannel;
  listener: TurnListener;
  /** Every 32 ms of the candidate's sound, as far as an engine here hears it. */
  onWindow: (at: number, samples: Int16Array, probability: number) => void;
  /** Words that the browser heard: it tells nothing of the sound, and keeps back what breaks into nothing. */
  onBrowserWords: () => void;
  log: Log;
}

/** Begins to listen. One pair of ears: where an engine here hears, the browser's words would double its own. */
export async function listen({
  room,
  plan,
  hearing,
  models,
  channel,
  listener,
  onWindow,
  onBrowserWords,
  log,
}: ListeningParts): Promise<Listening> {
  if (hearing.toBeHad) {
    return Ear.open({
      microphone: new RoomMicrophone(room, plan.candidate.identity),
      engine: hearing,
      models,
      listener,
      onWindow,
      clock,
      log,
      language: plan.language,
      onDeaf: (error) => log.error({ reason: String(error) }, 'hearing failed'),
    });
  }
  const browser = new BrowserHearing(
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
