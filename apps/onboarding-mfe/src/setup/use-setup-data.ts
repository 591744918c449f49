import { authStore, type PlatformClients } from '@portal/auth-store';
import type { Resume, ResumeFacts } from '@portal/protocol';
import { QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { isInProgress } from './choices';
import { isBeingScored } from './past-interviews';

/** One for as long as the page lives: who comes back to setup sees at once what was read before. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

// What one person has fetched is not kept for the next.
authStore.subscribe((now, before) => {
  if (now.userId !== before.userId) queries.clear();
});

/** How often the lists are asked again while something in them is unfinished (ms). */
const RESUME_POLL_MS = 2_000;
const SCORE_POLL_MS = 4_000;
const LIST_LIMIT = 100;

/** Where the past interviews are kept; deleting takes one out of there. */
export const interviewsKey = (userId: string | null) => ['interviews', userId];

/** What the screen shows, of one person: a later login never sees an earlier one's lists. */
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
    // What happened in the room is newer than what was read before it.
    refetchOnMount: 'always',
  });
  const started = useQuery({
    queryKey: [...interviewsKey(userId), 'started'],
    queryFn: ({ signal }) => main.listInterviews({ status: 'started' }, { signal }),
    refetchOnMount: 'always',
  });
  return { resumes, jobRoles, interviews, started };
}

/** Saves corrections of a resume; the lists then hold it as the server answered. */
export function useSaveFacts({ voice }: Pick<PlatformClients, 'voice'>, userId: string | null) {
  const queries = useQueryClient();
  const queryKey = ['resumes', userId];
  return async (resumeId: string, facts: ResumeFacts): Promise<void> => {
    const saved = await voice.correctResume(resumeId, facts);
    // An answer that is on its way may be older than the correction.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<Resume[]>(queryKey, (resumes) =>
      resumes?.map((one) => (one.id === resumeId ? saved : one)),
    );
  };
}

export type SetupQueries = ReturnType<typeof useSetupData>;
