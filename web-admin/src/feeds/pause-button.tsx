import { forWriters } from '../shared/rights/for-writers.tsx';
import type { StaffFeed } from '@academy/contracts/http/ai/feeds.ts';
import PauseIcon from '@mui/icons-material/PauseOutlined';
import ResumeIcon from '@mui/icons-material/PlayArrowOutlined';
import { useRecordContext } from 'ra-core';
import { Button } from 'react-admin';
import { useRecordChange } from '../shared/use-record-change.ts';

/** Pauses the row's feed, or resumes it, which fetches it at once. */
export const PauseButton = forWriters(function PauseButton() {
  const feed = useRecordContext<StaffFeed>();
  const isPaused = feed?.isPaused === true;
  const { change, isPending } = useRecordChange(
    isPaused ? { done: 'resumed', failed: 'resume' } : { done: 'paused', failed: 'pause' },
  );
  if (!feed) return null;
  return (
    <Button
      label={`resources.feeds.action.${isPaused ? 'resume' : 'pause'}`}
      disabled={isPending}
      onClick={() => change(feed, { isPaused: !isPaused })}
    >
      {isPaused ? <ResumeIcon /> : <PauseIcon />}
    </Button>
  );
});
