import { mailStatusSchema, type Mail } from '@academy/contracts/http/scheduler/mails.ts';
import { useRecordContext, useTranslate } from 'ra-core';

const textOf = (status: Mail['status']) => `resources.mails.statuses.${status}`;

export const mailStatusChoices = mailStatusSchema.options.map((id) => ({ id, name: textOf(id) }));

/** What became of the mail. */
export function MailStatus() {
  const translate = useTranslate();
  const mail = useRecordContext<Mail>();
  if (!mail) return null;
  return (
    <span className={mail.status === 'failed' ? 'tag tag--key' : 'tag'}>
      {translate(textOf(mail.status))}
    </span>
  );
}
