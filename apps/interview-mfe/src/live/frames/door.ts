import type { ArchesProps } from '@portal/ui';
import type { QuestionProgress } from '../../room/conversation';
import type { RoomStateName } from '../../room/room-state';

type Door = Required<Pick<ArchesProps, 'tone' | 'door' | 'progress' | 'breathing'>>;

/**
 * How the interviewer's door stands. It opens when the interviewer joins, its light is amber while
 * the floor is theirs and mint while it is the candidate's, reaches further with each question, and
 * the door closes when the interview is over.
 */
export function doorOf(state: RoomStateName, question: QuestionProgress | null): Door {
  return {
    tone: TONES[state],
    door: state === 'joining' || state === 'finished' ? 'closed' : 'open',
    progress: progressOf(question),
    breathing: state === 'thinking',
  };
}

const TONES: Record<RoomStateName, Door['tone']> = {
  joining: 'dim',
  speaking: 'lamp',
  thinking: 'lamp',
  muted: 'mint',
  listening: 'mint',
  typing: 'mint',
  reconnecting: 'dim',
  finished: 'dim',
};

/** Returns 0 at the first question and 1 at the last. */
function progressOf(question: QuestionProgress | null): number {
  if (question === null) return 0;
  const { questionIndex, numberOfQuestions } = question;
  return numberOfQuestions <= 1 ? 1 : Math.min(1, questionIndex / (numberOfQuestions - 1));
}
