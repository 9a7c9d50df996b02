import type { StaffMessage } from '@academy/contracts/http/auth/team-messages.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useRecordContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { Facts } from '../shared/facts.tsx';
import { PlaceName } from '../shared/messages/place-name.tsx';
import { RecordShow } from '../shared/record-show.tsx';
import { RecordLink } from '../shared/rights/record-link.tsx';
import { InquiryPage } from '../shared/inquiries/inquiry-page.tsx';
import { MessageStateTag } from './message-state.tsx';

/** One message to a member, with what they answered. */
export const MessageShow = () => (
  <RecordShow<StaffMessage> titleOf={({ subject }) => subject}>
    <Message />
  </RecordShow>
);

function Message() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const message = useRecordContext<StaffMessage>();
  if (!message) return null;
  const { userId, name, openedByName, place, createdAt, repliedAt } = message;
  return (
    <InquiryPage beside={<MessageStateTag />}>
      <Facts
        of={{
          name: (
            <RecordLink resource="users" to={`/users/${userId}/show`}>
              {name}
            </RecordLink>
          ),
          place: place === null ? null : <PlaceName place={place} />,
          openedByName: openedByName || translate('academy.colleague'),
          language: translate(`academy.languages.${message.language}`),
          createdAt: formatDateTime(createdAt, language),
          repliedAt: repliedAt === null ? null : formatDateTime(repliedAt, language),
        }}
      />
    </InquiryPage>
  );
}
