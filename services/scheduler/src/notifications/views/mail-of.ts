import type { NotificationMail, NotificationMailValues } from '../../mail/kinds/mail-kinds.ts';
import type { NotificationRecord } from '../domain/notification.ts';
import type { Mailed, MailParts } from '../kinds/notification-kind.ts';
import { findNotificationKind } from '../kinds/notification-kinds.ts';

export interface MailText {
  template: NotificationMail;
  values: NotificationMailValues<NotificationMail>;
}

/** The mail that says what a notification says; null where there is none. */
export const mailOf = (
  row: Mailed & Pick<NotificationRecord, 'link'>,
  { publicUrl, ...parts }: Omit<MailParts, 'url'> & { publicUrl: string },
): MailText | null => {
  const kind = findNotificationKind(row.text);
  const values = kind?.mail?.valuesOf(row, { ...parts, url: new URL(row.link, publicUrl).href });
  // The kind's own schema has typed its values, and only an activity's own kind has a mail.
  return kind && values ? ({ template: kind.activity, values } as MailText) : null;
};
