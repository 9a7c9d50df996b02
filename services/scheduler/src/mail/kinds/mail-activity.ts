import type { NotificationActivity } from '@academy/contracts/shared/notification-activities.ts';
import { isNotificationMail } from './mail-kinds.ts';

/** Of which activity a mail is, which its recipient may turn off; null for a mail about the account itself. */
export const activityOf = (template: string): NotificationActivity | null => {
  if (template === 'help_answered') return 'answer';
  return isNotificationMail(template) ? template : null;
};
