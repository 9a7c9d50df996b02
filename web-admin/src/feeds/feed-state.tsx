import type { StaffFeed } from '@academy/contracts/http/ai/feeds.ts';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';

const stateOf = ({ isPaused, lastError, lastFetchAt }: StaffFeed): string => {
  if (isPaused) return 'paused';
  if (lastError !== null) return 'failing';
  return lastFetchAt === null ? 'waiting' : 'working';
};

/** How the row's feed does, and why its last fetch gave nothing. */
export function FeedStateTag() {
  const translate = useTranslate();
  const feed = useRecordContext<StaffFeed>();
  if (!feed) return null;
  const state = stateOf(feed);
  return (
    <>
      <span className={state === 'working' ? 'tag tag--key' : 'tag tag--ink'}>
        {translate(`resources.feeds.states.${state}`)}
      </span>
      {feed.lastError ? (
        <Typography
          variant="caption"
          component="div"
          sx={{ color: 'text.secondary', mt: 0.5, maxWidth: 320 }}
        >
          {feed.lastError.text}
        </Typography>
      ) : null}
    </>
  );
}
