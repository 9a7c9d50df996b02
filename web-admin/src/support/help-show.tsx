import Box from '@mui/material/Box';
import { ForReaders } from '../shared/rights/for-readers.tsx';
import { RecordLink } from '../shared/rights/record-link.tsx';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useRecordContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { Facts } from '../shared/facts.tsx';
import { PersonName } from '../shared/person-name.tsx';
import { PlaceName } from '../shared/messages/place-name.tsx';
import { PersonNotes } from '../shared/person/person-notes.tsx';
import { RecordShow } from '../shared/record-show.tsx';
import { AssigneeSelect } from './assignee-select.tsx';
import { PriorityTag } from './priority-tag.tsx';
import { InquiryPage } from '../shared/inquiries/inquiry-page.tsx';
import type { StaffHelp } from '../shared/inquiries/types.ts';

/** One question of a member, with what colleagues noted about them. */
export const HelpShow = () => (
  <RecordShow<StaffHelp> titleOf={({ subject }) => subject}>
    <Help />
  </RecordShow>
);

function Help() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const help = useRecordContext<StaffHelp>();
  if (!help) return null;
  const { userId, name, email, priority, createdAt, openedBy, place } = help;
  return (
    <>
      <InquiryPage beside={<AssigneeSelect />}>
        <Facts
          of={{
            priority: priority ? <PriorityTag /> : null,
            name: (
              <RecordLink resource="users" to={`/users/${userId}/show`}>
                {name}
              </RecordLink>
            ),
            email,
            language: translate(`academy.languages.${help.language}`),
            openedBy: openedBy === null ? null : <PersonName id={openedBy} />,
            place: place === null ? null : <PlaceName place={place} />,
            createdAt: formatDateTime(createdAt, language),
          }}
        />
      </InquiryPage>
      <Box sx={{ mt: 4, maxWidth: '80ch' }}>
        <ForReaders resource="users">
          <PersonNotes id={userId} />
        </ForReaders>
      </Box>
    </>
  );
}
