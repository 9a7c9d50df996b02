import { endedLimitCounts } from '@academy/service-kit/limits/limit-count-model.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { endedWelcomes } from './accounts/addresses/waiting-welcome-model.ts';
import { outdatedAuditEntries } from './audit/audit-entry-model.ts';
import { endedResetRequests } from './accounts/password-reset/reset-request-model.ts';
import { endedGuessWindows, wornOffGuessCounts } from './accounts/sign-in/guess-count-model.ts';
import { staleMailCounts } from './accounts/mails/mail-count-model.ts';
import { outdatedInvoices } from './payments/invoices/invoice-model.ts';
import { createOwnerlessHelpTickets } from './support/help-tickets/ownerless-help-tickets.ts';
import { outdatedInquiries } from './support/inquiries/support-models.ts';
import { expiredSessions } from './accounts/sessions/session-model.ts';
import { spentSigningKeys } from './accounts/keys/signing-key-model.ts';
import { oldWebhookEvents } from './payments/webhooks/webhook-event-model.ts';
import type { Models } from './data/models.ts';

/** What auth deletes once its time is over. */
export const sweepsOf = (models: Models): SweepJob[] => [
  {
    name: 'handled payment messages',
    retention: 'paymentMessages',
    model: models.webhookEvents,
    filter: oldWebhookEvents,
  },
  {
    name: 'invoices past their time',
    retention: 'invoices',
    model: models.invoices,
    filter: outdatedInvoices,
  },
  { name: 'expired sessions', retention: 'sessions', model: models.sessions, filter: expiredSessions },
  { name: 'requests of new passwords', model: models.resetRequests, filter: endedResetRequests },
  { name: 'welcomes that waited', model: models.waitingWelcomes, filter: endedWelcomes },
  { name: 'counts of mails', model: models.mailCounts, filter: staleMailCounts },
  { name: 'counts of limits', model: models.limitCounts, filter: endedLimitCounts },
  { name: 'windows of guesses', model: models.guessCounts, filter: endedGuessWindows },
  { name: 'counts of guesses', model: models.guessCounts, filter: wornOffGuessCounts },
  { name: 'spent signing keys', model: models.signingKeys, filter: spentSigningKeys },
  {
    name: 'questions of deleted accounts',
    model: models.helpTickets,
    filter: createOwnerlessHelpTickets(models),
  },
  {
    name: 'questions of members past their time',
    retention: 'inquiries',
    model: models.helpTickets,
    filter: outdatedInquiries,
  },
  {
    name: 'questions of companies past their time',
    retention: 'inquiries',
    model: models.leads,
    filter: outdatedInquiries,
  },
  {
    name: 'audit entries past their time',
    retention: 'staffChanges',
    model: models.auditEntries,
    filter: outdatedAuditEntries,
  },
];
