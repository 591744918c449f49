import { authStore } from '@portal/auth-store';
import { QueryClient } from '@tanstack/react-query';

/** One for as long as the page lives: who comes back to setup sees at once what was read before. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

// What one person has fetched is not kept for the next.
authStore.subscribe((now, before) => {
  if (now.userId !== before.userId) queries.clear();
});
