import { isApiError } from '@portal/api-clients';
import { authStore, type PlatformClients } from '@portal/auth-store';
import type { Resume, ResumeFacts } from '@portal/protocol';
import { QueryClient, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { isInProgress } from './choices';
import { isBeingScored } from './past-interviews';

/**
 * Query cache that lives as long as the page, so that the user sees the cached lists immediately
 * when they return to setup.
 */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

// Clear the cache when the user changes, so that nobody sees another user's data.
authStore.subscribe((now, before) => {
  if (now.userId !== before.userId) queries.clear();
});

/** How often to refetch a list while any of its items are still being processed (ms). */
const RESUME_POLL_MS = 2_000;
const SCORE_POLL_MS = 4_000;
const LIST_LIMIT = 100;

/** Query keys of the lists, exported because renaming and deleting update the lists. */
export const resumesKey = (userId: string | null) => ['resumes', userId];
export const jobRolesKey = (userId: string | null) => ['job-roles', userId];
export const interviewsKey = (userId: string | null) => ['interviews', userId];

/**
 * Fetches one user's lists. The query keys contain the user's id, so that users never share a list.
 */
export function useSetupData({ main }: Pick<PlatformClients, 'main'>, userId: string | null) {
  const resumes = useQuery({
    queryKey: resumesKey(userId),
    queryFn: ({ signal }) => main.myResumes({ limit: LIST_LIMIT }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isInProgress) ? RESUME_POLL_MS : false),
  });
  const jobRoles = useQuery({
    queryKey: jobRolesKey(userId),
    queryFn: ({ signal }) => main.jobRoles({ signal }),
  });
  const interviews = useQuery({
    queryKey: interviewsKey(userId),
    queryFn: ({ signal }) => main.listInterviews({ limit: LIST_LIMIT }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isBeingScored) ? SCORE_POLL_MS : false),
    // The list may have changed while the user was in an interview.
    refetchOnMount: 'always',
  });
  const started = useQuery({
    queryKey: [...interviewsKey(userId), 'started'],
    queryFn: ({ signal }) => main.listInterviews({ status: 'started' }, { signal }),
    refetchOnMount: 'always',
  });
  return { resumes, jobRoles, interviews, started };
}

/**
 * Returns a function that saves corrections to a resume and replaces the resume in the list with
 * the server's response.
 */
export function useSaveFacts({ voice }: Pick<PlatformClients, 'voice'>, userId: string | null) {
  const queries = useQueryClient();
  return async (resumeId: string, facts: ResumeFacts): Promise<void> => {
    const saved = await voice.correctResume(resumeId, facts);
    await changeList<Resume>(queries, resumesKey(userId), (resumes) => replaced(resumes, saved));
  };
}

/**
 * Applies a change that the server has made to a list that was already loaded. Cancels pending
 * requests first, whose responses may not contain the change yet.
 */
export async function changeList<T>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (list: T[]) => T[],
): Promise<void> {
  await queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData<T[]>(queryKey, (list) => list && change(list));
}

/** Returns the list with the item of the same id replaced. */
export const replaced = <T extends { id: string }>(list: readonly T[], item: T): T[] =>
  list.map((one) => (one.id === item.id ? item : one));

/** Returns the list without the item with this id. */
export const without = <T extends { id: string }>(list: readonly T[], id: string): T[] =>
  list.filter((one) => one.id !== id);

/** Waits for a deletion. Resolves also if there was nothing left to delete. */
export async function deletion(call: Promise<void>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(isApiError(error) && error.code === 'not_found')) throw error;
  }
}

export type SetupQueries = ReturnType<typeof useSetupData>;
