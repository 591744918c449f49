import { useT } from '@portal/i18n';
import { Arches, classNames, Spinner } from '@portal/ui';
import DoorClosed from 'lucide-react/icons/door-closed';
import Ear from 'lucide-react/icons/ear';
import Hourglass from 'lucide-react/icons/hourglass';
import MicOff from 'lucide-react/icons/mic-off';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useEffect, useState, type ReactNode } from 'react';
import type { QuestionProgress } from '../../room/conversation';
import type { RoomStateName } from '../../room/room-state';
import type { InterviewerName } from '../use-interviewer';
import { doorOf } from './door';
import styles from './Frames.module.css';

/** Interval between updates of the doorway's brightness (ms). A transition smooths the steps. */
const LEVEL_INTERVAL_MS = 80;
const REST_LEVEL = 0.6;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface InterviewerFrameProps {
  state: RoomStateName;
  /** Whether the analysis could be requested, so that feedback follows. */
  feedbackFollows: boolean;
  question: QuestionProgress | null;
  interviewer: InterviewerName;
  readLevel: () => number;
}

/** The doorway picture, which brightens with the interviewer's speech level. */
function LitArches({
  state,
  question,
  readLevel,
}: Pick<InterviewerFrameProps, 'state' | 'question' | 'readLevel'>) {
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
  return <Arches {...doorOf(state, question)} level={level} cut="room" />;
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

/** The states in which the candidate is to answer. */
const YOUR_TURN: readonly RoomStateName[] = ['muted', 'listening', 'typing'];

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const ICONS: Record<RoomStateName, ReactNode> = {
  joining: <DoorClosed {...ICON} />,
  speaking: <Bars />,
  thinking: <Hourglass {...ICON} />,
  muted: <MicOff {...ICON} />,
  listening: <Ear {...ICON} />,
  typing: <PencilLine {...ICON} />,
  reconnecting: <Spinner size={16} />,
  finished: <DoorClosed {...ICON} />,
};

/** The interviewer's doorway, with the state of the room in words. */
export function InterviewerFrame({
  state,
  feedbackFollows,
  question,
  interviewer,
  readLevel,
}: InterviewerFrameProps) {
  const t = useT('interview');
  const speaking = state === 'speaking';
  const yourTurn = YOUR_TURN.includes(state);
  return (
    <section
      className={classNames(styles.frame, speaking && styles.lit, yourTurn && styles.yourTurn)}
      aria-label={t('interviewerFrame')}
      data-runtime="region:interviewer"
    >
      <div className={styles.picture}>
        <LitArches state={state} question={question} readLevel={readLevel} />
      </div>
      <p
        className={classNames(
          styles.tag,
          speaking && styles.speakingTag,
          yourTurn && styles.yourTurnTag,
        )}
        data-runtime="status:interviewer"
      >
        {ICONS[state]}
        {t(`interviewer.${state === 'finished' && !feedbackFollows ? 'ended' : state}`, {
          ...interviewer,
        })}
      </p>
    </section>
  );
}
