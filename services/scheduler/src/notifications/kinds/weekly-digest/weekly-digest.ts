import { weeklyDigest as mail } from '../../../mail/kinds/weekly-digest/weekly-digest.ts';
import { defineNotificationKind, mailed } from '../notification-kind.ts';
import { words } from './words.ts';

/** A mail by nature, which the digest itself asks for: nothing of it is shown in the app. */
export const weeklyDigest = defineNotificationKind({
  activity: 'weekly_digest',
  words,
  mail: mailed(mail, () => null),
});
