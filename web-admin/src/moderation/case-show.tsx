import { RecordLink } from '../shared/rights/record-link.tsx';
import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import { textIdOf } from '@academy/web-kit/forum/case-rules.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { Facts } from '../shared/facts.tsx';
import { RecordSection } from '../shared/record-section.tsx';
import { RecordShow } from '../shared/record-show.tsx';
import { AppealSection } from './appeal-section.tsx';
import { AuthorRecord } from './author-record.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseReasons, CaseStatus } from './case-tags.tsx';
import { Conversation } from './conversation.tsx';
import { EarlierWordings } from './earlier-wordings.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { ReportedWordings } from './reported-wordings.tsx';
import { useAuthorName } from './use-author-name.ts';

/** One post or reply as moderators see it: its text, all that happened to it, and what they can do. */
export const CaseShow = () => (
  <RecordShow<ModerationCase> titleOf={({ title }) => title || 'resources.flags.noTitle'}>
    <Case />
  </RecordShow>
);

function Case() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const record = useRecordContext<ModerationCase>();
  if (!record) return null;
  const { kind, status, createdAt, openedAt, mutedUntil, openFlags } = record;
  const timeOf = (iso: string | null) => (iso === null ? null : formatDateTime(iso, language));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <CaseStatus />
        <CaseReasons />
      </Box>
      <DecisionButtons />
      <Facts
        of={{
          kind: translate(`resources.flags.kinds.${kind}`),
          user: <Author />,
          mutedUntil: timeOf(mutedUntil),
          createdAt: timeOf(createdAt),
          openedAt: timeOf(openedAt),
          openFlags: openFlags === 0 ? null : openFlags,
          place: status === 'deleted' ? null : <Place />,
        }}
      />
      <AppealSection />
      <Conversation />
      <ReportedWordings />
      <EarlierWordings />
      <RecordSection title="history">
        <CaseHistory />
      </RecordSection>
      <AuthorRecord />
    </>
  );
}

/** Who may read accounts has a page for the author's. */
function Author() {
  const nameOf = useAuthorName();
  const user = useRecordContext<ModerationCase>()?.user;
  if (!user) return null;
  const text = user.username === '' ? nameOf(user) : `${nameOf(user)} (@${user.username})`;
  if (user.id === '') return text;
  return (
    <RecordLink resource="users" to={`/users/${user.id}/show`}>
      {text}
    </RecordLink>
  );
}

/** Where members read it. */
function Place() {
  const translate = useTranslate();
  const record = useRecordContext<ModerationCase>();
  if (!record) return null;
  const anchor = record.kind === 'reply' ? `#reply-${textIdOf(record)}` : '';
  return (
    <a className="text-link" href={`/community/posts/${record.postId}${anchor}`}>
      {translate('academy.seeInAcademy')}
    </a>
  );
}
