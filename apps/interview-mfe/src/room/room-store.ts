import type { BrowserEar } from './browser-ear';
import type { Camera } from './camera';
import type { Stop } from './clock';
import type { Conversation } from './conversation';
import type { InterviewerLink } from './interviewer-link';
import type { Microphone } from './microphone';
import type { RoomSnapshot } from './room-snapshot';
import { SnapshotStore } from './snapshot-store';

/** The parts of a stay whose own state is on the screen. */
interface ShownParts {
  conversation: Conversation;
  microphone: Microphone;
  camera: Camera;
  link: InterviewerLink;
  ear: BrowserEar | null;
}

/** One snapshot of all that is shown, which follows its parts until it is stopped. */
export function roomStore({ conversation, microphone, camera, link, ear }: ShownParts): {
  store: SnapshotStore<RoomSnapshot>;
  stop: Stop;
} {
  const store = new SnapshotStore<RoomSnapshot>({
    phase: { name: 'connecting' },
    completed: false,
    connection: 'disconnected',
    interview: null,
    interviewer: 'absent',
    userSpeaking: false,
    playbackBlocked: false,
    microphone: microphone.store.getSnapshot(),
    camera: camera.state,
    conversation: conversation.store.getSnapshot(),
    browserHearing: ear?.store.getSnapshot().state ?? null,
    ...link.store.getSnapshot(),
  });
  const stops = [
    conversation.store.subscribe(() =>
      store.patch({ conversation: conversation.store.getSnapshot() }),
    ),
    microphone.store.subscribe(() => store.patch({ microphone: microphone.store.getSnapshot() })),
    camera.store.subscribe(() => store.patch({ camera: camera.state })),
    link.store.subscribe(() => store.patch(link.store.getSnapshot())),
    ...(ear
      ? [
          ear.store.subscribe(() => store.patch({ browserHearing: ear.store.getSnapshot().state })),
          store.subscribe(() => ear.update(store.getSnapshot())),
        ]
      : []),
  ];
  return { store, stop: () => stops.forEach((stop) => stop()) };
}
