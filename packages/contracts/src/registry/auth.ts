import { adminActionRecordedV1 } from '../events/audit/admin-action-recorded.v1.ts';
import { accountViewedV1 } from '../events/auth/account-viewed.v1.ts';
import { contactChangedV1 } from '../events/auth/contact-changed.v1.ts';
import { contactRemovedV1 } from '../events/auth/contact-removed.v1.ts';
import { helpAnsweredV1 } from '../events/auth/help-answered.v1.ts';
import { planChangedV1 } from '../events/auth/plan-changed.v1.ts';
import { sessionsRevokedV1 } from '../events/auth/sessions-revoked.v1.ts';
import { subscriptionChangedV1 } from '../events/auth/subscription-changed.v1.ts';
import { teamMessageSentV1 } from '../events/auth/team-message-sent.v1.ts';
import { userDeletedV1 } from '../events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '../events/auth/user-registered.v1.ts';
import { userUpdatedV1 } from '../events/auth/user-updated.v1.ts';
import { mailRequestedV1 } from '../events/mail/mail-requested.v1.ts';
import { mailRequestedV2 } from '../events/mail/mail-requested.v2.ts';
import { mailRequestedV3 } from '../events/mail/mail-requested.v3.ts';
import { automationFinishedV1 } from '../events/scheduler/automation-finished.v1.ts';
import { authEndpoints } from '../http/auth/auth-endpoints.ts';
import { defineServiceContract } from './service-contract.ts';

export const auth = defineServiceContract({
  name: 'auth',
  endpoints: authEndpoints,
  events: [
    userRegisteredV1,
    userUpdatedV1,
    planChangedV1,
    userDeletedV1,
    contactChangedV1,
    contactRemovedV1,
    sessionsRevokedV1,
    subscriptionChangedV1,
    helpAnsweredV1,
    teamMessageSentV1,
    accountViewedV1,
    mailRequestedV1,
    mailRequestedV2,
    mailRequestedV3,
    automationFinishedV1,
    adminActionRecordedV1,
  ],
});
