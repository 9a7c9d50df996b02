import type { PdfRenderer } from '@academy/pdf-kit/rendering/pdf-renderer.ts';
import type { PersonalValues } from '@academy/service-kit/audit/personal/personal-values.ts';
import type { Signal } from '@academy/service-kit/lifecycle/signal.ts';
import type { TaskStore } from '@academy/service-kit/work-queue/task-store.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Config } from './config.ts';
import type { AdministratorsRepository } from './accounts/administrators/administrators-repository.ts';
import type { AuditEntryRepository } from './audit/audit-entry-repository.ts';
import type { AuditDayRepository } from './audit/chain/audit-day-repository.ts';
import type { AuthIdentity } from './accounts/sessions/auth-identity.ts';
import type { InvoiceRepository } from './payments/invoices/invoice-repository.ts';
import type { HelpTicketRepository, LeadRepository } from './support/inquiries/support-repository.ts';
import type { CannedAnswerRepository } from './support/canned-answers/canned-answer-repository.ts';
import type { PersonNoteRepository } from './support/person-notes/person-note-repository.ts';
import type { SessionRepository } from './accounts/sessions/session-repository.ts';
import type { ViewingRepository } from './accounts/viewings/viewing-repository.ts';
import type { EntitlementPort } from './payments/entitlements.ts';
import type { SubscriptionEndingRepository } from './payments/endings/subscription-ending-repository.ts';
import type { StaffInvoiceRepository } from './payments/staff/staff-invoice-repository.ts';
import type { StaffSubscriptionRepository } from './payments/staff/staff-subscription-repository.ts';
import type { StaffUserRepository } from './accounts/staff-users/staff-user-repository.ts';
import type { UserRepository } from './accounts/users/user-repository.ts';
import type { WebhookEventRepository } from './payments/webhooks/webhook-event-repository.ts';
import type { SubscriberRecord } from './payments/subscribers/subscriber.ts';
import type { SubscriberRepository } from './payments/subscribers/subscriber-repository.ts';
import type { InvoicePrint } from './payments/invoices/draw-invoice.ts';
import type { SigningKeys } from './accounts/keys/signing-keys.ts';
import type { AccountMailLimits } from './accounts/mails/account-mail-limits.ts';
import type { AttemptLimits } from './accounts/sign-in/attempt-limits.ts';
import type { PaymentLimits } from './payments/subscription/payment-limits.ts';
import type { SupportLimits } from './support/inquiries/support-limits.ts';
import type { WaitingWelcome } from './accounts/addresses/waiting-welcome-model.ts';
import type { InvitationImport } from './accounts/invitations/import/invitation-import.ts';
import type { InvitationImportRepository } from './accounts/invitations/import/invitation-import-repository.ts';
import type { InvitationRepository } from './accounts/invitations/invitation-repository.ts';
import type { ResetRequest } from './accounts/password-reset/reset-request-model.ts';
import type { PasswordHasher } from './accounts/passwords/password-hasher.ts';
import type { PaymentProvider } from './payments/provider/provider-port.ts';
import type { Coalesced } from '@academy/service-kit/concurrency/coalesce.ts';

/** What the use cases work with. */
export interface AuthDeps {
  users: UserRepository;
  staffUsers: StaffUserRepository;
  sessions: SessionRepository;
  viewings: ViewingRepository;
  administrators: AdministratorsRepository;
  /** Erases what the rooms keep of a member whose account is deleted; again changes nothing. */
  eraseMember: (userId: string) => Promise<void>;
  hasher: PasswordHasher;
  signingKeys: SigningKeys;
  /** 32 bytes that refresh tokens are derived from. */
  refreshKey: Buffer;
  /** 32 bytes that known browsers are signed with, and accounts named by in logs. */
  browserKey: Buffer;
  /** 32 bytes that addresses and mails are sealed with on their way to the mailer. */
  mailKey: Buffer;
  accountMailLimits: AccountMailLimits;
  resetRequests: TaskStore<ResetRequest>;
  resetRequested: Signal;
  waitingWelcomes: TaskStore<WaitingWelcome>;
  invitations: InvitationRepository;
  invitationImports: InvitationImportRepository;
  /** The same imports, as the work that they are. */
  invitationTasks: TaskStore<InvitationImport>;
  invitationsQueued: Signal;
  limits: AttemptLimits;
  helpTickets: HelpTicketRepository;
  personNotes: PersonNoteRepository;
  cannedAnswers: CannedAnswerRepository;
  leads: LeadRepository;
  supportLimits: SupportLimits;
  /** The payment provider; null where nobody takes payments. */
  payments: PaymentProvider | null;
  webhookEvents: WebhookEventRepository;
  webhookReceived: Signal;
  invoices: InvoiceRepository;
  pdfs: PdfRenderer<InvoicePrint>;
  subscriptionEndings: SubscriptionEndingRepository;
  auditEntries: AuditEntryRepository;
  auditDays: AuditDayRepository;
  /** Entries of the audit log are chained by it. */
  auditKey: Buffer;
  /** What staff change of people, sealed for the audit log. */
  personalValues: PersonalValues;
  staffInvoices: StaffInvoiceRepository;
  staffSubscriptions: StaffSubscriptionRepository;
  paymentLimits: PaymentLimits;
  subscribers: SubscriberRepository;
  /** What accounts have payments do. */
  entitlements: EntitlementPort;
  /** Syncs of one user follow each other. */
  syncing: Coalesced<SubscriberRecord>;
  identity: AuthIdentity;
  now: () => Date;
  config: Config;
  logger: Logger;
}
