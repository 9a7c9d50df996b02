import { QueryClient } from '@tanstack/react-query';

/** Data is never stale by itself, nothing is fetched again unasked, and nothing is tried twice. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
      mutations: { retry: false },
    },
  });
