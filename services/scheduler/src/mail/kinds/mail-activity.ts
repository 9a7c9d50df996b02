import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import { isNotificationMail } from './mail-kinds.ts';

/** Mails that another service asks for, of what members can be notified of. */
const requested: ReadonlyMap<string, NotificationActivity> = new Map([
  ['help_answered', 'answer'],
  ['team_message', 'team_message'],
]);

/** Of which activity a mail is, which its recipient may turn off; null for a mail about the account itself. */
export const activityOf = (template: string): NotificationActivity | null =>
  requested.get(template) ?? (isNotificationMail(template) ? template : null);

/** Whether it goes to confirmed addresses alone: who has not asked for it may be somebody else. */
export const needsConfirmedAddress = (template: string): boolean =>
  template === 'team_message' || isNotificationMail(template);
