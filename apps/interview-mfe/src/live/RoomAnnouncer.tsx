import { systemClock } from '@portal/clock';
import { useT } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Announcer, type Announcement } from '../room/announcer';
import type { RoomSnapshot } from '../room/room-snapshot';
import type { RoomStateName } from '../room/room-state';
import type { InterviewerName } from './use-interviewer';

/** Announces changes in the room's state to screen readers in a polite live region. */
export function RoomAnnouncer({
  room,
  state,
  interviewer,
}: {
  room: RoomSnapshot;
  state: RoomStateName;
  interviewer: InterviewerName;
}) {
  const t = useT('interview');
  const [announcer] = useState(() => new Announcer(systemClock));
  useEffect(() => announcer.update(room, state), [announcer, room, state]);
  useEffect(() => () => announcer.close(), [announcer]);
  const { announcements } = useStore(announcer.store);
  const words = (announcement: Announcement): string => {
    if (announcement.name === 'question')
      return t('announce.question', {
        number: announcement.questionIndex + 1,
        count: announcement.numberOfQuestions,
      });
    if (announcement.name === 'turn')
      return t(`interviewer.${announcement.turn}`, { ...interviewer });
    return t(`announce.${announcement.name}`);
  };
  return (
    <VisuallyHidden as="div" aria-live="polite" aria-atomic="false" data-testid="announcements">
      {announcements.map(({ id, announcement }) => (
        <p key={id}>{words(announcement)}</p>
      ))}
    </VisuallyHidden>
  );
}
