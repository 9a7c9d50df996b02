import type { Mail, MailDetail } from '@academy/contracts/http/scheduler/mails.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { Facts } from '../shared/facts.tsx';
import { PersonName } from '../shared/person-name.tsx';
import { RecordSection } from '../shared/record-section.tsx';
import { RecordShow } from '../shared/record-show.tsx';
import { TextBlock } from '../shared/text-block.tsx';
import { MailStatus } from './mail-status.tsx';
import { SendAgainButton } from './send-again-button.tsx';

/** One mail: what became of it, and its text where mails are files. */
export function MailShow() {
  const { language } = useLanguage();
  return (
    <RecordShow<MailDetail> titleOf={({ name }) => name[language]}>
      <Details />
    </RecordShow>
  );
}

function Details() {
  const { language } = useLanguage();
  // Until it is read it is the row of the list, which has no text.
  const mail = useRecordContext<Mail & Partial<MailDetail>>();
  if (!mail) return null;
  const { id, recipient, userId, attempts, createdAt, endedAt, resentAt, nextAttemptAt, error, content } =
    mail;
  const timeOf = (moment: string | null) => (moment === null ? null : formatDateTime(moment, language));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <MailStatus />
        <span style={{ flex: 1 }} />
        <SendAgainButton />
      </Box>
      <Facts
        of={{
          id,
          recipient,
          userId: userId === null ? null : <PersonName id={userId} />,
          attempts,
          createdAt: timeOf(createdAt),
          endedAt: timeOf(endedAt),
          resentAt: timeOf(resentAt),
          nextAttemptAt: timeOf(nextAttemptAt),
        }}
      />
      {error !== null && (
        <RecordSection title="error">
          <TextBlock>{error}</TextBlock>
        </RecordSection>
      )}
      {content && (
        <RecordSection title="content">
          <TextBlock>{`${content.subject}\n\n${content.text}`}</TextBlock>
        </RecordSection>
      )}
    </>
  );
}
