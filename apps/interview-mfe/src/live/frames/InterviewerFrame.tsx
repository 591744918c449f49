import { useT } from '@portal/i18n';
import { Arches, classNames } from '@portal/ui';
import DoorClosed from 'lucide-react/icons/door-closed';
import Ear from 'lucide-react/icons/ear';
import { useEffect, useState } from 'react';
import type { InterviewerState } from '../../room/room-snapshot';
import type { InterviewerName } from '../use-interviewer';
import styles from './Frames.module.css';

/** Interval between updates of the doorway's brightness (ms). A transition smooths the steps. */
const LEVEL_INTERVAL_MS = 80;
const REST_LEVEL = 0.6;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The doorway picture, which brightens with the interviewer's speech level. */
function LitArches({ state, readLevel }: { state: InterviewerState; readLevel: () => number }) {
  const [level, setLevel] = useState(REST_LEVEL);
  const speaking = state === 'speaking';
  useEffect(() => {
    if (!speaking || prefersStillness()) return;
    const timer = setInterval(() => setLevel(readLevel()), LEVEL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      setLevel(REST_LEVEL);
    };
  }, [speaking, readLevel]);
  return (
    <Arches
      tone={speaking ? 'lamp' : state === 'listening' ? 'mint' : 'dim'}
      level={level}
      cut="room"
    />
  );
}

/** Decorative bars. The text beside them conveys the same information. */
function Bars() {
  return (
    <span className={styles.bars} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}

const ICONS = {
  speaking: <Bars />,
  listening: <Ear size={16} strokeWidth={1.75} aria-hidden="true" />,
  absent: <DoorClosed size={16} strokeWidth={1.75} aria-hidden="true" />,
};

export function InterviewerFrame({
  state,
  interviewer,
  readLevel,
}: {
  state: InterviewerState;
  interviewer: InterviewerName;
  readLevel: () => number;
}) {
  const t = useT('interview');
  return (
    <section
      className={classNames(styles.frame, state === 'speaking' && styles.lit)}
      aria-label={t('interviewerFrame')}
      data-runtime="region:interviewer"
    >
      <div className={styles.picture}>
        <LitArches state={state} readLevel={readLevel} />
      </div>
      <p
        className={classNames(styles.tag, state === 'speaking' && styles.speakingTag)}
        data-runtime="status:interviewer"
      >
        {ICONS[state]}
        {t(`interviewer.${state}`, { ...interviewer })}
      </p>
    </section>
  );
}
