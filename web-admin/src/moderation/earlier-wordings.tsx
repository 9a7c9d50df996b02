import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import type { forumPostEndpoints } from '@academy/contracts/http/forum/posts.ts';
import type { forumReplyEndpoints } from '@academy/contracts/http/forum/replies.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { textIdOf } from '@academy/web-kit/forum/case-rules.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'ra-core';
import { client } from '../app/api.ts';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { RecordSection } from '../shared/record-section.tsx';
import { TextBlock } from '../shared/text-block.tsx';

const ofPost = endpointRef<typeof forumPostEndpoints.forumPostHistory>('GET', '/api/admin/posts/:id/history');
const ofReply = endpointRef<typeof forumReplyEndpoints.forumReplyHistory>(
  'GET',
  '/api/admin/replies/:id/history',
);

/** What a post or reply said before its author edited it; nothing where it was never edited. */
export function EarlierWordings() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const record = useRecordContext<ModerationCase>();
  const id = record ? textIdOf(record) : '';
  const { data = [], isError } = useQuery({
    queryKey: ['/api/admin/flags', record?.id, 'wordings', record?.version],
    queryFn: () =>
      record?.kind === 'post'
        ? client.call(ofPost, { params: { id } })
        : client.call(ofReply, { params: { id } }),
    enabled: id !== '' && record?.status !== 'deleted',
  });
  if (isError)
    return (
      <RecordSection title="wordings">
        <Typography role="alert">{translate('resources.flags.noWordings')}</Typography>
      </RecordSection>
    );
  if (data.length === 0) return null;
  return (
    <RecordSection title="wordings">
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {data.map(({ title, content, replacedAt }) => (
          <li key={replacedAt}>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
              {translate('resources.flags.until', { when: formatDateTime(replacedAt, language) })}
            </Typography>
            <TextBlock>{title === null ? content : `${title}\n\n${content}`}</TextBlock>
          </li>
        ))}
      </Box>
    </RecordSection>
  );
}
