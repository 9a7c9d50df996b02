import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { defineEvent } from '../event.ts';
import { changed, toUser } from '../live-note.ts';
import { authTopics } from './topics.ts';

export const contactChangedV1 = defineEvent({
  type: 'academy.auth.contact_changed.v1',
  topic: authTopics.contacts.name,
  key: 'user id',
  when: 'an account was created, or its address, its confirmation, language or time zone changed',
  data: z.object({
    id: z.string(),
    /** The email address, which only the mailer can read. */
    sealedAddress: z.string(),
    /** An address that is not confirmed gets account mails only. */
    confirmed: z.boolean(),
    language: languageSchema,
    /** IANA name. */
    timeZone: z.string(),
  }),
  // Pages that ask for the confirmation stop asking.
  live: ({ id, confirmed }) => (confirmed ? toUser(id, changed('/api/auth/me')) : null),
});
