import type { PlatformClients } from '@portal/auth-store';
import { useQuery } from '@tanstack/react-query';
import { isInProgress } from './choices';
import { isBeingScored } from './past-interviews';

/** How often the lists are asked again while something in them is unfinished (ms). */
const RESUME_POLL_MS = 2_000;
const SCORE_POLL_MS = 4_000;
const LIST_LIMIT = 100;

/** What the screen shows, of one person: a later login never sees an earlier one's lists. */
export function useSetupData({ main }: Pick<PlatformClients, 'main'>, userId: string | null) {
  const resumes = useQuery({
    queryKey: ['resumes', userId],
    queryFn: ({ signal }) => main.myResumes({ limit: LIST_LIMIT }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isInProgress) ? RESUME_POLL_MS : false),
  });
  const jobRoles = useQuery({ queryKey: ['job-roles', userId], queryFn: ({ signal }) => main.jobRoles({ signal }) });
  const interviews = useQuery({
    queryKey: ['interviews', userId],
    queryFn: ({ signal }) => main.listInterviews({ limit: LIST_LIMIT }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isBeingScored) ? SCORE_POLL_MS : false),
    // What happened in the room is newer than what was read before it.
    refetchOnMount: 'always',
  });
  const started = useQuery({
    queryKey: ['interviews', userId, 'started'],
    queryFn: ({ signal }) => main.listInterviews({ status: 'started' }, { signal }),
    refetchOnMount: 'always',
  });
  return { resumes, jobRoles, interviews, started };
}

export type SetupQueries = ReturnType<typeof useSetupData>;
