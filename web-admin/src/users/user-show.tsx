import { ForReaders } from '../shared/rights/for-readers.tsx';
import { ForWriters } from '../shared/rights/for-writers.tsx';
import type { User } from '@academy/contracts/http/auth/user.ts';
import { formatDate } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ShowBase, useRecordContext, useTranslate } from 'ra-core';
import { EditButton, ListButton } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { MailLink } from '../shared/mail-link.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { Panels } from '../shared/panel.tsx';
import { PersonAccess } from './person/person-access.tsx';
import { PersonAttempts } from './person/person-attempts.tsx';
import { PersonCertificates } from './person/person-certificates.tsx';
import { PersonHistory } from './person/person-history.tsx';
import { PersonMails } from './person/person-mails.tsx';
import { PersonNotes } from '../shared/person/person-notes.tsx';
import { PersonProgress } from './person/person-progress.tsx';
import { PersonQuestions } from './person/person-questions.tsx';
import { PersonSessions } from './person/person-sessions.tsx';
import { PersonSubscription } from './person/person-subscription.tsx';
import { ViewButton } from './view-button.tsx';
import { WriteButton } from './write-button.tsx';
import { UserBadges } from './user-badges.tsx';

/** One person as support's desk: how they learn, what they hold, pay and ask, and what staff can do for them. */
export const UserShow = () => (
  <ShowBase>
    <Person />
  </ShowBase>
);

function Person() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const user = useRecordContext<User>();
  if (!user) return null;
  const { id, firstName, lastName, username, email, createdAt } = user;
  return (
    <>
      <div>
        <ListButton sx={{ ml: -1, mb: 1 }} />
      </div>
      <PageHeading text={`${firstName} ${lastName}`} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 3 }}>
        <UserBadges />
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate('resources.users.since', { username, date: formatDate(createdAt, language) })} ·{' '}
          <MailLink email={email} />
        </Typography>
        <ForWriters resource="messages">
          <WriteButton user={user} />
        </ForWriters>
        <ViewButton user={user} />
        <ForWriters>
          <EditButton variant="outlined" color="inherit" label="resources.users.action.editAccount" />
        </ForWriters>
      </Box>
      <Panels>
        <PersonProgress id={id} />
        <ForReaders resource="attempts">
          <PersonAttempts id={id} />
        </ForReaders>
        <ForReaders resource="subscriptions">
          <PersonSubscription id={id} />
        </ForReaders>
        <PersonNotes id={id} />
        <PersonAccess user={user} />
        <PersonSessions user={user} />
        <ForReaders resource="mails">
          <PersonMails id={id} />
        </ForReaders>
        <ForReaders resource="audit">
          <PersonHistory id={id} />
        </ForReaders>
        <ForReaders resource="help">
          <PersonQuestions id={id} />
        </ForReaders>
        <ForReaders resource="certificates">
          <PersonCertificates id={id} />
        </ForReaders>
      </Panels>
    </>
  );
}
