import type { PlatformClients } from '@portal/auth-store';
import { errorText, useLanguage, useT } from '@portal/i18n';
import type { InterviewType, JobRole, Resume } from '@portal/protocol';
import { Spinner } from '@portal/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Disclosure } from '../../parts/Disclosure';
import type { SetupChoices } from '../choices';
import { useSlow } from '../use-slow';
import { LoadFailed } from '../LoadFailed';
import styles from './Topics.module.css';

export interface TopicsProps {
  voice: Pick<PlatformClients['voice'], 'generateQuestions'>;
  userId: string | null;
  resume: Resume;
  jobRole: JobRole;
  choices: Pick<SetupChoices, 'interviewType' | 'difficulty' | 'numberOfQuestions'>;
}

/**
 * Previews what the interview may be about: the topic and kind of each question, never its words.
 * Nothing is requested until the user opens the panel.
 */
export function Topics(props: TopicsProps) {
  const t = useT('setup');
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t('topics.title')} open={open} onOpenChange={setOpen}>
      {open && <TopicList {...props} />}
    </Disclosure>
  );
}

/** Categories of `POST /api/resume/generate-questions` for each interview type. */
const CATEGORIES = {
  technical: ['technical'],
  hr: ['behavioral'],
  both: ['technical', 'behavioral'],
} as const satisfies Record<InterviewType, readonly ('technical' | 'behavioral')[]>;

function TopicList({ voice, userId, resume, jobRole, choices }: TopicsProps) {
  const t = useT('setup');
  const language = useLanguage();
  const { interviewType, difficulty, numberOfQuestions } = choices;
  const query = useQuery({
    // The facts are part of the key, because correcting them changes the questions.
    queryKey: [
      'topics',
      userId,
      resume.id,
      resume.parsedData,
      jobRole.id,
      interviewType,
      difficulty,
      numberOfQuestions,
      language,
    ],
    queryFn: ({ signal }) =>
      voice.generateQuestions(
        {
          resume_id: resume.id,
          user_id: userId ?? '',
          question_count: numberOfQuestions,
          difficulty_level: difficulty,
          categories: [...CATEGORIES[interviewType]],
          job_description_id: jobRole.id,
          language,
        },
        { signal },
      ),
    // While the topics for new choices are loading, show the earlier ones.
    placeholderData: keepPreviousData,
  });
  const slow = useSlow(query.isFetching);
  return (
    <>
      <p className={styles.hint}>{t('topics.hint')}</p>
      <div role="status">
        {slow && (
          <p className={styles.loading}>
            <Spinner size={16} />
            {t('common:loading')}
          </p>
        )}
      </div>
      {query.isError ? (
        <div className={styles.failed}>
          <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()}>
            {errorText(query.error)}
          </LoadFailed>
        </div>
      ) : (
        query.data && (
          <ul className={styles.topics} aria-busy={query.isPlaceholderData}>
            {query.data.map(({ id, topic, category }) => (
              <li key={id}>
                <bdi>{topic}</bdi>
                <span className={styles.kind}> · {t(`topics.kinds.${category}`)}</span>
              </li>
            ))}
          </ul>
        )
      )}
    </>
  );
}
