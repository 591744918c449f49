import { systemClock } from '@portal/clock';
import { useT } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Announcer, type Announcement } from '../room/announcer';
import type { RoomSession } from '../room/room-session';
import type { InterviewerName } from './use-interviewer';

/** Announces changes in the room's state to screen readers in a polite live region. */
export function RoomAnnouncer({
  session,
  interviewer,
}: {
  session: RoomSession;
  interviewer: InterviewerName;
}) {
  const t = useT('interview');
  const [announcer] = useState(() => new Announcer(systemClock));
  useEffect(() => {
    const update = () => announcer.update(session.store.getState());
    update();
    const stop = session.store.subscribe(update);
    return () => {
      stop();
      announcer.close();
    };
  }, [announcer, session]);
  const { announcements } = useStore(announcer.store);
  const words = (announcement: Announcement): string => {
    if (announcement.name === 'question')
      return t('announce.question', {
        number: announcement.questionIndex + 1,
        count: announcement.numberOfQuestions,
      });
    if (announcement.name === 'speaking' || announcement.name === 'listening')
      return t(`announce.${announcement.name}`, { ...interviewer });
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
