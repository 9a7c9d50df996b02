import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { defineEvent } from '../event.ts';
import { mailTemplateV2Schema } from './listed-templates.ts';
import { mailTopics } from './topics.ts';

export const mailRequestedV2 = defineEvent({
  type: 'academy.mail.mail_requested.v2',
  topic: mailTopics.requests.name,
  key: "recipient's user id, or the id of the inquiry that it is about",
  when: 'a mail is to be sent by a template that v1 does not know; each event is one mail',
  data: z.object({
    template: mailTemplateV2Schema,
    /** Null for people without an account and for staff. */
    userId: z.string().nullable(),
    /** The address as it was when the mail was asked for, which only the mailer can read; null for staff's own. */
    sealedAddress: z.string().nullable(),
    language: languageSchema,
    /** IANA name: in which the mail writes dates. */
    timeZone: z.string(),
    /** JSON of the template's values, which only the mailer can read: they may hold a link that opens the account. */
    sealedValues: z.string(),
  }),
});
