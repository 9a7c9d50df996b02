import { MutationCache, QueryClient } from '@tanstack/react-query';
import { endFailureToast } from '../shared/ui/toast/toast-store.ts';

/**
 * Data is never stale by itself, nothing is fetched again unasked, and nothing is tried twice. Without a connection calls
 * are made and fail, since the library would have them wait without a word.
 */
export const createQueryClient = () =>
  new QueryClient({
    // No failure stands beside what came of the next try.
    mutationCache: new MutationCache({ onMutate: endFailureToast }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
