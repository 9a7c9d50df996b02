import type { ParkedEvent, ParkedEventDetail } from '@academy/contracts/http/gateway/parked-events.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { Facts } from '../shared/facts.tsx';
import { PersonName } from '../shared/person-name.tsx';
import { RecordSection } from '../shared/record-section.tsx';
import { RecordShow } from '../shared/record-show.tsx';
import { TextBlock } from '../shared/text-block.tsx';
import { ParkedEventStatus } from './parked-event-status.tsx';
import { readableMessage } from './readable-message.ts';
import { ResolveButtons } from './resolve-buttons.tsx';

/** One parked event: why it was parked, the message itself, and what to do with it. */
export const ParkedEventShow = () => (
  <RecordShow<ParkedEventDetail> titleOf={({ eventType, topic }) => eventType ?? topic}>
    <Parked />
  </RecordShow>
);

function Parked() {
  const { language } = useLanguage();
  // Until it is read it is the row of the list, which has no message.
  const event = useRecordContext<ParkedEvent & Partial<ParkedEventDetail>>();
  if (!event) return null;
  const { id, topic, group, key, attempts, replays, parkedAt, resolvedAt, resolvedBy, error, value } = event;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <ParkedEventStatus />
        <span style={{ flex: 1 }} />
        <ResolveButtons />
      </Box>
      <Facts
        of={{
          id,
          topic,
          group,
          key,
          attempts,
          parkedAt: formatDateTime(parkedAt, language),
          replays,
          resolvedAt: resolvedAt === null ? null : formatDateTime(resolvedAt, language),
          resolvedBy: resolvedBy === null ? null : <PersonName id={resolvedBy} />,
        }}
      />
      <RecordSection title="error">
        <TextBlock>{error}</TextBlock>
      </RecordSection>
      {value === undefined ? null : (
        <RecordSection title="value">
          <TextBlock>{readableMessage(value)}</TextBlock>
        </RecordSection>
      )}
    </>
  );
}
