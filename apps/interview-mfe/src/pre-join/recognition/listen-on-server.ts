import { isApiError } from '@portal/api-clients';
import type { Clock, Stop } from '@portal/clock';
import type {
  ConnectionCheckRoom,
  RecognitionCheckBody,
  RecognitionCheckMessage,
} from '@portal/protocol';
import type { ListenToSentence, SpokenChoice } from './sentence-listener';

/** Sends the microphone to a throw-away room and receives what the interviewer there tells. */
export type EnterCheckRoom = (
  room: ConnectionCheckRoom,
  track: MediaStreamTrack,
  events: {
    /** The interviewer is in the room. */
    arrived(): void;
    message(message: RecognitionCheckMessage): void;
    closed(): void;
  },
) => Promise<Stop>;

/**
 * Maximum wait for the interviewer in the room (ms). A free one comes within a second or two, or a
 * few seconds if its process has to be started first.
 */
export const INTERVIEWER_TIMEOUT_MS = 8_000;

/** Listens with an engine on the server, in a throw-away room with an interviewer. */
export const listenOnServer =
  ({
    openRoom,
    enterRoom,
    clock,
  }: {
    openRoom(body: RecognitionCheckBody): Promise<ConnectionCheckRoom>;
    enterRoom: EnterCheckRoom;
    clock: Clock;
  }): ListenToSentence<Exclude<SpokenChoice, 'browser'>> =>
  ({ choice, language, track }, listener) => {
    let over = false;
    let leave: Stop = () => undefined;
    let stopWaiting: Stop = () => undefined;
    const end = (tell: () => void) => {
      if (over) return;
      over = true;
      stopWaiting();
      leave();
      tell();
    };
    const handleMessage = (message: RecognitionCheckMessage) => {
      if (over) return;
      switch (message.type) {
        case 'recognition_ready':
          return listener.listening(message.data.engine);
        case 'recognition_words': {
          const { text, is_final: final } = message.data;
          return final ? end(() => listener.heard(text)) : listener.words(text);
        }
        case 'recognition_failed':
          return end(() => listener.failed('engine'));
        default:
          return message satisfies never;
      }
    };
    const run = async () => {
      const room = await openRoom({ language, hearing: choice });
      if (over) return;
      let hasArrived = false;
      const entered = await enterRoom(room, track, {
        arrived: () => {
          hasArrived = true;
          stopWaiting();
        },
        message: handleMessage,
        closed: () => end(() => listener.failed('room')),
      });
      if (over) return entered();
      leave = entered;
      if (!hasArrived)
        stopWaiting = clock.after(INTERVIEWER_TIMEOUT_MS, () => end(() => listener.failed('busy')));
    };
    run().catch((error: unknown) =>
      end(() => listener.failed(isApiError(error) && error.status === 429 ? 'limited' : 'room')),
    );
    return () => end(() => undefined);
  };
