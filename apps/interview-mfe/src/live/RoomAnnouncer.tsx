import { useT } from '@portal/i18n';
import { VisuallyHidden } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Announcer, type Announcement } from '../room/announcer';
import { systemClock } from '../room/clock';
import type { RoomSession } from '../room/room-session';

/** Announces changes of the room's state to screen readers, politely. The only such region. */
export function RoomAnnouncer({
  session,
  interviewerName: name,
}: {
  session: RoomSession;
  interviewerName: string;
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
  const { said } = useStore(announcer.store);
  const words = (what: Announcement): string => {
    if (what.name === 'question')
      return t('announce.question', {
        number: what.questionIndex + 1,
        count: what.numberOfQuestions,
      });
    if (what.name === 'speaking' || what.name === 'listening')
      return t(`announce.${what.name}`, { name });
    return t(`announce.${what.name}`);
  };
  return (
    <VisuallyHidden as="div" aria-live="polite" aria-atomic="false" data-testid="announcements">
      {said.map(({ id, what }) => (
        <p key={id}>{words(what)}</p>
      ))}
    </VisuallyHidden>
  );
}
