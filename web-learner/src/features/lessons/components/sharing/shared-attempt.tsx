import { useQuery } from '@tanstack/react-query';
import { sharedAttemptQuery } from '../../api/shared-attempts.ts';
import { sharedAttemptState } from '../../model/shared-attempt-state.ts';
import { SharedAttemptView } from './shared-attempt-view.tsx';
import './shared-attempt.css';
import '@academy/web-kit/exercise/verdict.css';

/** An attempt that a post refers to, by its id. What the reader may see of it is the server's decision. */
export function SharedAttempt({ id }: { id: string }) {
  const query = useQuery(sharedAttemptQuery(id));
  return <SharedAttemptView state={sharedAttemptState(query)} onRetry={() => void query.refetch()} />;
}
