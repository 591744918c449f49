import { isApiError, type MainApiClient } from '@portal/api-clients';
import type { InterviewSummary } from '@portal/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { interviewsKey } from '../use-setup-data';

/** Deletes an interview, here and on the server. One that is there no more is deleted already; any other failure rejects. */
export function useDelete(
  main: Pick<MainApiClient, 'deleteInterview'>,
  userId: string | null,
): (id: string) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    try {
      await main.deleteInterview(id);
    } catch (error) {
      if (!(isApiError(error) && error.code === 'not_found')) throw error;
    }
    // A list that is on its way still has it.
    await queries.cancelQueries({ queryKey: interviewsKey(userId), exact: true });
    queries.setQueryData<InterviewSummary[]>(interviewsKey(userId), (list) =>
      list?.filter((one) => one.id !== id),
    );
  };
}
