import { accountMailEndpoints } from './account-mails.ts';
import { accountEndpoints } from './accounts.ts';
import { auditEndpoints } from './audit.ts';
import { cannedAnswerEndpoints } from './canned-answers.ts';
import { invitationEndpoints } from './invitations.ts';
import { paymentEndpoints } from './payments.ts';
import { staffPaymentEndpoints } from './staff-payments.ts';
import { staffPersonEndpoints } from './staff-person.ts';
import { supportEndpoints } from './support.ts';
import { teamMessageEndpoints } from './team-messages.ts';
import { viewingEndpoints } from './viewings.ts';

/** Every call that auth answers. */
export const authEndpoints = {
  ...accountEndpoints,
  ...accountMailEndpoints,
  ...staffPersonEndpoints,
  ...invitationEndpoints,
  ...paymentEndpoints,
  ...staffPaymentEndpoints,
  ...supportEndpoints,
  ...teamMessageEndpoints,
  ...cannedAnswerEndpoints,
  ...auditEndpoints,
  ...viewingEndpoints,
} as const;
