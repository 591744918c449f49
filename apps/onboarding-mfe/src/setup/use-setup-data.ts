import { authStore, type PlatformClients } from '@portal/auth-store';
import type { Resume, ResumeFacts } from '@portal/protocol';
import { QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { isInProgress } from './choices';
import { isBeingScored } from './past-interviews';

/** Lives as long as the page, so that returning to setup shows cached lists immediately. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

// Never keep one user's data for the next.
authStore.subscribe((now, before) => {
  if (now.userId !== before.userId) queries.clear();
});

/** Polling intervals while an item in the list is unfinished (ms). */
const RESUME_POLL_MS = 2_000;
const SCORE_POLL_MS = 4_000;
const LIST_LIMIT = 100;

/** Query key of the past interviews; deleting updates that list. */
export const interviewsKey = (userId: string | null) => ['interviews', userId];

/** The lists of one user, keyed by user id so that they are never shared. */
export function useSetupData({ main }: Pick<PlatformClients, 'main'>, userId: string | null) {
  const resumes = useQuery({
    queryKey: ['resumes', userId],
    queryFn: ({ signal }) => main.myResumes({ limit: LIST_LIMIT }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isInProgress) ? RESUME_POLL_MS : false),
  });
  const jobRoles = useQuery({
    queryKey: ['job-roles', userId],
    queryFn: ({ signal }) => main.jobRoles({ signal }),
  });
  const interviews = useQuery({
    queryKey: interviewsKey(userId),
    queryFn: ({ signal }) => main.listInterviews({ limit: LIST_LIMIT }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isBeingScored) ? SCORE_POLL_MS : false),
    // The room may have changed the interviews since the last fetch.
    refetchOnMount: 'always',
  });
  const started = useQuery({
    queryKey: [...interviewsKey(userId), 'started'],
    queryFn: ({ signal }) => main.listInterviews({ status: 'started' }, { signal }),
    refetchOnMount: 'always',
  });
  return { resumes, jobRoles, interviews, started };
}

/** Saves corrections to a resume and puts the server's response in the list. */
export function useSaveFacts({ voice }: Pick<PlatformClients, 'voice'>, userId: string | null) {
  const queries = useQueryClient();
  const queryKey = ['resumes', userId];
  return async (resumeId: string, facts: ResumeFacts): Promise<void> => {
    const saved = await voice.correctResume(resumeId, facts);
    // A pending request may return data from before the correction.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<Resume[]>(queryKey, (resumes) =>
      resumes?.map((one) => (one.id === resumeId ? saved : one)),
    );
  };
}

export type SetupQueries = ReturnType<typeof useSetupData>;
