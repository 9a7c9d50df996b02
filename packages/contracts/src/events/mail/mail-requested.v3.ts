import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { mailRequestedV2 } from './mail-requested.v2.ts';

export const mailRequestedV3 = defineEvent({
  ...mailRequestedV2,
  type: 'academy.mail.mail_requested.v3',
  when: 'a mail is to be sent by a template that v2 does not list; each event is one mail',
  data: mailRequestedV2.data.extend({
    /** A key of `requestedMails`, whose schema the values fit. A mailer that does not know it skips the mail. */
    template: z.string(),
  }),
});
