import { queryOptions } from '@tanstack/react-query';
import { startJudge, type Judge } from '../model/start-judge.ts';

let started: Promise<Judge> | null = null;

/** One worker for as long as the page lives: signing in forgets what was fetched, and would start another. */
const judgeOfPage = (): Promise<Judge> => {
  started ??= startJudge().catch((error: unknown) => {
    started = null;
    throw error;
  });
  return started;
};

export const judgeQuery = queryOptions({
  queryKey: ['judge'],
  queryFn: judgeOfPage,
  staleTime: Infinity,
  gcTime: Infinity,
});
