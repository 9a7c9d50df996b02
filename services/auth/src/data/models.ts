import { waitingWelcomeModel } from '../accounts/addresses/waiting-welcome-model.ts';
import { limitCountModel } from '@academy/service-kit/limits/limit-count-model.ts';
import type { Connection } from 'mongoose';
import { administratorsModel } from '../accounts/administrators/administrators-model.ts';
import { auditEntryModel } from '../audit/audit-entry-model.ts';
import { guessCountModel } from '../accounts/sign-in/guess-count-model.ts';
import { resetRequestModel } from '../accounts/password-reset/reset-request-model.ts';
import { invoiceModel } from '../payments/invoices/invoice-model.ts';
import { mailCountModel } from '../accounts/mails/mail-count-model.ts';
import { helpTicketModel, leadModel } from '../support/inquiries/support-models.ts';
import { sessionModel } from '../accounts/sessions/session-model.ts';
import { signingKeyModel } from '../accounts/keys/signing-key-model.ts';
import { subscriptionEndingModel } from '../payments/endings/subscription-ending-model.ts';
import { userModel } from '../accounts/users/user-model.ts';
import { webhookEventModel } from '../payments/webhooks/webhook-event-model.ts';

/** auth's models on its database. */
export const createModels = (mongo: Connection) => ({
  users: userModel(mongo),
  sessions: sessionModel(mongo),
  administrators: administratorsModel(mongo),
  signingKeys: signingKeyModel(mongo),
  helpTickets: helpTicketModel(mongo),
  leads: leadModel(mongo),
  webhookEvents: webhookEventModel(mongo),
  invoices: invoiceModel(mongo),
  auditEntries: auditEntryModel(mongo),
  mailCounts: mailCountModel(mongo),
  limitCounts: limitCountModel(mongo),
  guessCounts: guessCountModel(mongo),
  resetRequests: resetRequestModel(mongo),
  waitingWelcomes: waitingWelcomeModel(mongo),
  subscriptionEndings: subscriptionEndingModel(mongo),
});

export type Models = ReturnType<typeof createModels>;
