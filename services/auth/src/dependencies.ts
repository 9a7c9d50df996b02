import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createAuditKeyRepository } from '@academy/service-kit/audit/personal/audit-key-repository.ts';
import { createPersonalValues } from '@academy/service-kit/audit/personal/personal-values.ts';
import { createLimitCounts } from '@academy/service-kit/limits/limit-counts.ts';
import { createSharedLimits } from '@academy/service-kit/limits/shared-limit.ts';
import { createSignal } from '@academy/service-kit/lifecycle/signal.ts';
import { loadMailKey } from '@academy/service-kit/mail/mail-key.ts';
import { createTaskStore } from '@academy/service-kit/work-queue/task-store.ts';
import { createPdfRenderer } from '@academy/pdf-kit/rendering/pdf-renderer.ts';
import type { Config } from './config.ts';
import { createAdministratorsRepository } from './accounts/administrators/administrators-repository.ts';
import { createAuditEntryRepository } from './audit/audit-entry-repository.ts';
import { createAuditDayRepository } from './audit/chain/audit-day-repository.ts';
import { createAuthIdentity } from './accounts/sessions/auth-identity.ts';
import { createGuessCountRepository } from './accounts/sign-in/guess-count-repository.ts';
import { createInvoiceRepository } from './payments/invoices/invoice-repository.ts';
import { createMailCountRepository } from './accounts/mails/mail-count-repository.ts';
import { createHelpTicketRepository, createLeadRepository } from './support/inquiries/support-repository.ts';
import { createCannedAnswerRepository } from './support/canned-answers/canned-answer-repository.ts';
import { createPersonNoteRepository } from './support/person-notes/person-note-repository.ts';
import { createSessionRepository } from './accounts/sessions/session-repository.ts';
import { createSigningKeyRepository } from './accounts/keys/signing-key-repository.ts';
import { createViewingRepository } from './accounts/viewings/viewing-repository.ts';
import { createEntitlementPort } from './payments/subscribers/create-entitlement-port.ts';
import { createSubscriberRepository } from './payments/subscribers/subscriber-repository.ts';
import { createSubscriptionEndingRepository } from './payments/endings/subscription-ending-repository.ts';
import { createStaffInvoiceRepository } from './payments/staff/staff-invoice-repository.ts';
import { createStaffSubscriptionRepository } from './payments/staff/staff-subscription-repository.ts';
import { createStaffUserRepository } from './accounts/staff-users/staff-user-repository.ts';
import { createUserRepository } from './accounts/users/user-repository.ts';
import { createWebhookEventRepository } from './payments/webhooks/webhook-event-repository.ts';
import type { InvoicePrint } from './payments/invoices/draw-invoice.ts';
import type { Issuer } from './payments/invoices/invoice-page.ts';
import { deriveKey } from './accounts/keys/derive-key.ts';
import { loadMasterKey } from './accounts/keys/load-master-key.ts';
import { createSigningKeys } from './accounts/keys/signing-keys.ts';
import { createAccountMailLimits } from './accounts/mails/account-mail-limits.ts';
import { createAttemptLimits, quarterHourMs } from './accounts/sign-in/attempt-limits.ts';
import { createGuessLimits } from './accounts/sign-in/guess-limits.ts';
import { createPaymentLimits } from './payments/subscription/payment-limits.ts';
import { createSupportLimits } from './support/inquiries/support-limits.ts';
import type { WaitingWelcome } from './accounts/addresses/waiting-welcome-model.ts';
import { welcomeLeaseMs } from './accounts/addresses/welcome-worker.ts';
import { importLeaseMs } from './accounts/invitations/import/import-worker.ts';
import type { InvitationImport } from './accounts/invitations/import/invitation-import.ts';
import { createInvitationImportRepository } from './accounts/invitations/import/invitation-import-repository.ts';
import { createInvitationRepository } from './accounts/invitations/invitation-repository.ts';
import type { ResetRequest } from './accounts/password-reset/reset-request-model.ts';
import { resetLeaseMs } from './accounts/password-reset/reset-worker.ts';
import { createPasswordHasher } from './accounts/passwords/password-hasher.ts';
import { choosePayments } from './payments/provider/choose-provider.ts';
import type { PaymentProvider } from './payments/provider/provider-port.ts';
import type { Models } from './models.ts';
import type { AuthDeps } from './deps.ts';
import { createCoalesced } from '@academy/service-kit/concurrency/coalesce.ts';

/** What a test replaces. */
export interface Overrides {
  /** The real clock when absent. */
  now?: () => Date;
  /** The provider that the configuration asks for when absent. */
  payments?: PaymentProvider;
}

const issuerOf = (config: Config): Issuer => ({
  brand: config.BRAND_NAME,
  company: config.COMPANY_NAME,
  address: config.COMPANY_ADDRESS,
  taxId: config.COMPANY_TAX_ID,
  vatPercent: config.VAT_PERCENT,
});

/** What one member may ask of the provider in an hour: payment pages, and all else. */
const paymentsPerHour = { checkouts: 20, providerCalls: 60 };

/**
 * What the use cases work with, but for what all features do together. Throws when the master key is damaged or another than the signing keys were sealed
 * with, and ConfigError where a key is missing in production or the payment settings contradict each other.
 */
export const createDeps = async (
  models: Models,
  { logger }: Pick<Runtime, 'logger'>,
  config: Config,
  { now = () => new Date(), payments }: Overrides = {},
): Promise<Omit<AuthDeps, 'eraseMember'>> => {
  const administrators = createAdministratorsRepository(models.administrators);
  const mailKey = await loadMailKey(config);
  const users = createUserRepository(models.users, mailKey);
  const subscribers = createSubscriberRepository(models.subscribers);
  const subscriptionEndings = createSubscriptionEndingRepository(models.subscriptionEndings);
  const sessions = createSessionRepository(models.sessions);
  const viewings = createViewingRepository(models.viewings);
  const masterKey = await loadMasterKey(config);
  const signingKeys = createSigningKeys({
    repository: createSigningKeyRepository(models.signingKeys),
    sealingKey: deriveKey(masterKey, 'signing-keys'),
  });
  const auditKey = deriveKey(masterKey, 'audit-chain');
  const limit = createSharedLimits({
    counts: createLimitCounts(models.limitCounts),
    key: deriveKey(masterKey, 'limit-counts'),
    now,
    logger,
  });
  const guesses = createGuessLimits({
    counts: createGuessCountRepository(models.guessCounts, {
      perAddress: config.SIGN_IN_FAILURES_PER_ADDRESS,
      perPair: config.SIGN_IN_FAILURES_PER_ACCOUNT,
      windowMs: quarterHourMs,
      perDay: config.SIGN_IN_FAILURES_PER_DAY,
    }),
    key: deriveKey(masterKey, 'guess-counts'),
    now,
    logger,
  });
  const identity = createAuthIdentity({ keys: signingKeys.verifyingKeys, users, sessions, viewings, now });
  return {
    users,
    staffUsers: createStaffUserRepository(models.users),
    sessions,
    viewings,
    administrators,
    hasher: await createPasswordHasher(),
    signingKeys,
    refreshKey: deriveKey(masterKey, 'refresh-tokens'),
    browserKey: deriveKey(masterKey, 'known-browsers'),
    mailKey,
    accountMailLimits: createAccountMailLimits({
      counts: createMailCountRepository(models.mailCounts),
      key: deriveKey(masterKey, 'mail-counts'),
      perRecipient: config.ACCOUNT_MAILS_PER_RECIPIENT,
      perAddress: config.ACCOUNT_MAILS_PER_ADDRESS,
      now,
    }),
    resetRequests: createTaskStore<ResetRequest>(models.resetRequests, { leaseMs: resetLeaseMs, now }),
    resetRequested: createSignal(),
    waitingWelcomes: createTaskStore<WaitingWelcome>(models.waitingWelcomes, {
      leaseMs: welcomeLeaseMs,
      now,
    }),
    invitations: createInvitationRepository(models.invitations),
    invitationImports: createInvitationImportRepository(models.invitationImports),
    invitationTasks: createTaskStore<InvitationImport>(models.invitationImports, {
      leaseMs: importLeaseMs,
      now,
    }),
    invitationsQueued: createSignal(),
    limits: createAttemptLimits(
      { limit, guesses },
      {
        failuresPerAccount: config.SIGN_IN_FAILURES_PER_ACCOUNT,
        registrationsPerAddress: config.REGISTRATIONS_PER_ADDRESS,
      },
    ),
    helpTickets: createHelpTicketRepository(models.helpTickets),
    personNotes: createPersonNoteRepository(models.personNotes),
    cannedAnswers: createCannedAnswerRepository(models.cannedAnswers),
    leads: createLeadRepository(models.leads),
    supportLimits: createSupportLimits(limit, {
      helpTicketsPerDay: config.HELP_REQUESTS_PER_DAY,
      messagesPerStaffPerHour: config.TEAM_MESSAGES_PER_HOUR,
      messagesPerMemberPerDay: config.TEAM_MESSAGES_PER_MEMBER,
      leadsPerAddressPerHour: config.LEADS_PER_ADDRESS_PER_HOUR,
    }),
    payments: payments ?? choosePayments(config, logger),
    webhookEvents: createWebhookEventRepository(models.webhookEvents),
    webhookReceived: createSignal(),
    invoices: createInvoiceRepository(models.invoices),
    pdfs: createPdfRenderer<InvoicePrint>({
      module: new URL('./payments/invoices/pdf-worker.ts', import.meta.url),
      data: issuerOf(config),
      logger,
    }),
    subscribers,
    entitlements: createEntitlementPort({ users, subscribers, subscriptionEndings }),
    subscriptionEndings,
    auditEntries: createAuditEntryRepository(models.auditEntries),
    auditDays: createAuditDayRepository(models.auditDays, auditKey),
    auditKey,
    personalValues: createPersonalValues({
      keys: createAuditKeyRepository(models.auditKeys),
      wrappingKey: deriveKey(masterKey, 'audit-values'),
    }),
    staffInvoices: createStaffInvoiceRepository(models.invoices),
    staffSubscriptions: createStaffSubscriptionRepository(models),
    paymentLimits: createPaymentLimits(limit, paymentsPerHour),
    syncing: createCoalesced(),
    identity,
    now,
    config,
    logger,
  };
};
