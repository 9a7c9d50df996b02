import type { Conversation as Around, NearbyText } from '@academy/contracts/http/forum/case-context.ts';
import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { RecordSection } from '../shared/record-section.tsx';
import { TextBlock } from '../shared/text-block.tsx';
import { useAuthorName } from './use-author-name.ts';
import { useCaseContext } from './use-case-context.ts';

/** The case's own text where it stands: the post, the replies before it, itself, and those after it. */
export function Conversation() {
  const translate = useTranslate();
  const record = useRecordContext<ModerationCase>();
  const query = useCaseContext();
  if (!record) return null;
  const own = <TextBlock>{record.content || translate('resources.flags.noText')}</TextBlock>;
  return (
    <>
      <RecordSection title="content">{own}</RecordSection>
      <Loaded query={query}>
        {({ conversation }) =>
          conversation && hasOthers(conversation) ? (
            <RecordSection title="conversation">
              <Texts around={conversation} record={record} />
            </RecordSection>
          ) : null
        }
      </Loaded>
    </>
  );
}

const hasOthers = ({ post, before, after }: Around): boolean =>
  post !== null || before.length + after.length > 0;

function Texts({ around, record }: { around: Around; record: ModerationCase }) {
  const { post, before, after, moreBefore, moreAfter } = around;
  return (
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
      {post ? <Nearby text={post} title={record.title} /> : null}
      {moreBefore ? <More /> : null}
      {before.map((text) => (
        <Nearby key={text.id} text={text} />
      ))}
      <Itself />
      {after.map((text) => (
        <Nearby key={text.id} text={text} />
      ))}
      {moreAfter ? <More /> : null}
    </Box>
  );
}

/** What others wrote, with the way to its own case. */
function Nearby({ text, title }: { text: NearbyText; title?: string }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const nameOf = useAuthorName();
  const { id, user, content, status, createdAt } = text;
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mb: 0.5 }}>
        <Link className="text-link" to={`/flags/${id}/show`}>
          {nameOf(user)} · {formatDateTime(createdAt, language)}
        </Link>
        {status === 'visible' ? null : (
          <span className={status === 'removed' ? 'tag tag--ink' : 'tag'}>
            {translate(`resources.flags.statuses.${status}`)}
          </span>
        )}
      </Box>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
        {title ? (
          <Box component="strong" sx={{ display: 'block' }}>
            {title}
          </Box>
        ) : null}
        {content || translate('resources.flags.noText')}
      </Box>
    </li>
  );
}

/** Where the text above stands among the others. */
function Itself() {
  const translate = useTranslate();
  return (
    <Box component="li" aria-current="true" sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.5 }}>
      <strong>{translate('resources.flags.thisText')}</strong>
    </Box>
  );
}

function More() {
  const translate = useTranslate();
  const record = useRecordContext<ModerationCase>();
  return (
    <li>
      <Typography component="a" className="text-link" href={`/community/posts/${record?.postId}`}>
        {translate('resources.flags.moreReplies')}
      </Typography>
    </li>
  );
}
