import { forWriters } from '../shared/rights/for-writers.tsx';
import type { StaffFeed } from '@academy/contracts/http/ai/feeds.ts';
import FetchIcon from '@mui/icons-material/SyncOutlined';
import { useRecordContext } from 'ra-core';
import { Button } from 'react-admin';
import { useRecordAction } from '../shared/use-record-action.ts';

const failureIn = ({ lastError }: StaffFeed) => lastError?.text;

/** Fetches the row's feed now; its row then has what came of it. A paused one is resumed instead. */
export const FetchButton = forWriters(function FetchButton() {
  const feed = useRecordContext<StaffFeed>();
  const { act, isPending } = useRecordAction('fetch');
  if (!feed || feed.isPaused) return null;
  return (
    <Button
      label="resources.feeds.action.fetch"
      disabled={isPending}
      onClick={() => void act(feed, {}, { done: 'fetched', failureIn })}
    >
      <FetchIcon />
    </Button>
  );
});
