import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Typography from '@mui/material/Typography';
import { useRecordContext, type RaRecord } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { ContentStatusTag } from './content-tags.tsx';

/** Whether learners see the row's content, and since when it is queued: the oldest is published first. */
export function QueueableStatusTag() {
  const { language } = useLanguage();
  const content = useRecordContext<RaRecord & { queuedAt: string | null }>();
  return (
    <>
      <ContentStatusTag />
      {content?.queuedAt ? (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {formatDateTime(content.queuedAt, language)}
        </Typography>
      ) : null}
    </>
  );
}
