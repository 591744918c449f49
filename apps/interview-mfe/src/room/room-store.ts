import type { Stop } from '@portal/clock';
import { createSnapshotStore, type SnapshotStore } from '../store/snapshot-store';
import type { BrowserRecognition } from './browser-recognition';
import type { Camera } from './camera';
import type { Conversation } from './conversation';
import type { InterviewerLink } from './interviewer-link';
import type { Microphone } from './microphone';
import type { RoomSnapshot } from './room-snapshot';
import type { VoiceControl } from './voice-control';

/** The parts of the session whose state appears on screen. */
interface ShownParts {
  conversation: Conversation;
  microphone: Microphone;
  camera: Camera;
  link: InterviewerLink;
  voiceControl: VoiceControl;
}

/**
 * Creates a store that combines the states of the conversation, the microphone, the camera, the
 * link to the interviewer, and its voice. Call `stop` to stop updating it.
 */
export function roomStore({ conversation, microphone, camera, link, voiceControl }: ShownParts): {
  store: SnapshotStore<RoomSnapshot>;
  stop: Stop;
} {
  const store = createSnapshotStore<RoomSnapshot>({
    phase: { name: 'connecting' },
    end: 'none',
    leaveError: null,
    reportMissing: false,
    connection: 'disconnected',
    interview: null,
    loadError: null,
    interviewer: 'absent',
    userSpeaking: false,
    playbackBlocked: false,
    microphone: microphone.store.getState(),
    camera: camera.state,
    conversation: conversation.store.getState(),
    browserRecognition: null,
    ...link.store.getState(),
    ...voiceControl.store.getState(),
  });
  const stops = [
    conversation.store.subscribe(() =>
      store.setState({ conversation: conversation.store.getState() }),
    ),
    microphone.store.subscribe(() => store.setState({ microphone: microphone.store.getState() })),
    camera.store.subscribe(() => store.setState({ camera: camera.state })),
    link.store.subscribe(() => store.setState(link.store.getState())),
    voiceControl.store.subscribe(() => store.setState(voiceControl.store.getState())),
  ];
  return { store, stop: () => stops.forEach((stop) => stop()) };
}

/**
 * Shows the state of the browser's recognition in the room's store, and tells it each change of the
 * room's state, until the returned function is called.
 */
export function connectRecognition(
  store: SnapshotStore<RoomSnapshot>,
  recognition: BrowserRecognition,
): Stop {
  const show = () => store.setState({ browserRecognition: recognition.store.getState().state });
  show();
  const stops = [
    recognition.store.subscribe(show),
    store.subscribe(() => recognition.update(store.getState())),
  ];
  recognition.update(store.getState());
  return () => stops.forEach((stop) => stop());
}
