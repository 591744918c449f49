import { isApiError } from '@portal/api-clients';
import type { Stop } from '@portal/clock';
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
  events: { message(message: RecognitionCheckMessage): void; closed(): void },
) => Promise<Stop>;

/** Listens with an engine on the server, in a throw-away room with an interviewer. */
export const listenOnServer =
  ({
    openRoom,
    enterRoom,
  }: {
    openRoom(body: RecognitionCheckBody): Promise<ConnectionCheckRoom>;
    enterRoom: EnterCheckRoom;
  }): ListenToSentence<Exclude<SpokenChoice, 'browser'>> =>
  ({ choice, language, track }, listener) => {
    let over = false;
    let leave: Stop = () => undefined;
    const end = (tell: () => void) => {
      if (over) return;
      over = true;
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
      const entered = await enterRoom(room, track, {
        message: handleMessage,
        closed: () => end(() => listener.failed('room')),
      });
      if (over) entered();
      else leave = entered;
    };
    run().catch((error: unknown) =>
      end(() => listener.failed(isApiError(error) && error.status === 429 ? 'limited' : 'room')),
    );
    return () => end(() => undefined);
  };
