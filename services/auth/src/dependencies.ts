import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createSignal, type Signal } from '@academy/service-kit/lifecycle/signal.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { createPdfRenderer, type PdfRenderer } from '@academy/pdf-kit/rendering/pdf-renderer.ts';
import type { Config } from './config.ts';
import {
  createAdministratorsModel,
  createAdministratorsRepository,
  type AdministratorsRepository,
} from './data/administrators-repository.ts';
import {
  createInvoiceModel,
  createInvoiceRepository,
  type InvoiceModel,
  type InvoiceRepository,
} from './data/invoice-repository.ts';
import { createAuthIdentity, type AuthIdentity } from './data/auth-identity.ts';
import {
  createHelpRequestModel,
  createLeadModel,
  type HelpRequestModel,
  type LeadModel,
} from './data/request-models.ts';
import {
  createHelpRequestRepository,
  createLeadRepository,
  type HelpRequestRepository,
  type LeadRepository,
} from './data/request-repository.ts';
import { createSessionModel, type SessionModel } from './data/session-model.ts';
import { createSessionRepository, type SessionRepository } from './data/session-repository.ts';
import {
  createSigningKeyModel,
  createSigningKeyRepository,
  type SigningKeyModel,
} from './data/signing-key-repository.ts';
import {
  createSubscriptionEndingModel,
  createSubscriptionEndingRepository,
  type SubscriptionEndingRepository,
} from './data/subscription-ending-repository.ts';
import { createSubscriptionList, type SubscriptionList } from './data/subscription-list.ts';
import { createUserModel, type UserModel } from './data/user-model.ts';
import { createUserRepository, type UserRepository } from './data/user-repository.ts';
import {
  createWebhookEventModel,
  createWebhookEventRepository,
  type WebhookEventModel,
  type WebhookEventRepository,
} from './data/webhook-event-repository.ts';
import type { UserRecord } from './domain/user.ts';
import type { InvoicePrint } from './invoices/draw-invoice.ts';
import type { Issuer } from './invoices/invoice-page.ts';
import { deriveKey } from './keys/derive-key.ts';
import { loadMasterKey } from './keys/master-key.ts';
import { createSigningKeys, type SigningKeys } from './keys/signing-keys.ts';
import { createAttemptLimits, type AttemptLimits } from './limits/attempt-limits.ts';
import { createPaymentLimits, type PaymentLimits } from './limits/payment-limits.ts';
import { createRequestLimits, type RequestLimits } from './limits/request-limits.ts';
import { createPasswordHasher, type PasswordHasher } from './passwords/password-hasher.ts';
import { choosePayments } from './payments/choose-provider.ts';
import type { PaymentProvider } from './payments/provider-port.ts';
import type { Sandbox } from './payments/sandbox/sandbox.ts';
import { webhooksPath } from './payments/webhooks-path.ts';
import { createTurns, type Turns } from './use-cases/payments/in-turns.ts';

/** What the use cases work with. */
export interface Dependencies {
  users: UserRepository;
  sessions: SessionRepository;
  administrators: AdministratorsRepository;
  hasher: PasswordHasher;
  signingKeys: SigningKeys;
  /** 32 bytes that refresh tokens are derived from. */
  refreshKey: Buffer;
  /** 32 bytes that known browsers are signed with, and accounts named by in logs. */
  browserKey: Buffer;
  limits: AttemptLimits;
  helpRequests: HelpRequestRepository;
  leads: LeadRepository;
  requestLimits: RequestLimits;
  /** Whoever takes the money; null where nobody does. */
  payments: PaymentProvider | null;
  webhookEvents: WebhookEventRepository;
  webhookReceived: Signal;
  invoices: InvoiceRepository;
  pdfs: PdfRenderer<InvoicePrint>;
  subscriptionEndings: SubscriptionEndingRepository;
  subscriptionList: SubscriptionList;
  paymentLimits: PaymentLimits;
  /** Settles of one user follow each other. */
  settling: Turns<UserRecord>;
  identity: AuthIdentity;
  now: () => Date;
  config: Config;
  logger: Logger;
}

export interface Models {
  users: UserModel;
  sessions: SessionModel;
  signingKeys: SigningKeyModel;
  helpRequests: HelpRequestModel;
  leads: LeadModel;
  webhookEvents: WebhookEventModel;
  invoices: InvoiceModel;
}

/** Where and when it runs. */
export interface Surroundings {
  /** A test's own clock; the real one when absent. */
  now?: () => Date;
  /** A test's own provider; absent, the one that the configuration asks for. */
  payments?: PaymentProvider;
  /** Where this service itself takes requests, for the sandbox. */
  ownUrl?: () => string;
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
 * The composition root. Throws when the master key is damaged or another than the signing keys were sealed with, and
 * ConfigError where Stripe is set up by half.
 */
export const createDependencies = async (
  runtime: Pick<Runtime, 'mongo' | 'logger'>,
  config: Config,
  { now = () => new Date(), payments, ownUrl = () => config.PUBLIC_URL }: Surroundings = {},
): Promise<{ deps: Dependencies; models: Models; sandbox: Sandbox | null }> => {
  const { mongo, logger } = runtime;
  const models = {
    users: createUserModel(mongo),
    sessions: createSessionModel(mongo),
    signingKeys: createSigningKeyModel(mongo),
    helpRequests: createHelpRequestModel(mongo),
    leads: createLeadModel(mongo),
    webhookEvents: createWebhookEventModel(mongo),
    invoices: createInvoiceModel(mongo),
  };
  const administrators = createAdministratorsRepository(createAdministratorsModel(mongo));
  const users = createUserRepository(models.users);
  const sessions = createSessionRepository(models.sessions);
  const masterKey = await loadMasterKey(config.AUTH_MASTER_KEY, config.DATA_DIR);
  const signingKeys = createSigningKeys({
    repository: createSigningKeyRepository(models.signingKeys),
    sealingKey: deriveKey(masterKey, 'signing-keys'),
  });
  const { provider, sandbox } = payments
    ? { provider: payments, sandbox: null }
    : choosePayments({
        config,
        mongo,
        logger,
        sandboxKey: deriveKey(masterKey, 'sandbox-webhooks'),
        deliverTo: () => `${ownUrl()}${webhooksPath}/sandbox`,
        now,
      });
  const identity = createAuthIdentity({ keys: signingKeys.verifyingKeys, users, sessions, now });
  const deps: Dependencies = {
    users,
    sessions,
    administrators,
    hasher: await createPasswordHasher(),
    signingKeys,
    refreshKey: deriveKey(masterKey, 'refresh-tokens'),
    browserKey: deriveKey(masterKey, 'known-browsers'),
    limits: createAttemptLimits({
      failuresPerAccount: config.SIGN_IN_FAILURES_PER_ACCOUNT,
      failuresPerAddress: config.SIGN_IN_FAILURES_PER_ADDRESS,
      failuresPerDay: config.SIGN_IN_FAILURES_PER_DAY,
      registrationsPerAddress: config.REGISTRATIONS_PER_ADDRESS,
    }),
    helpRequests: createHelpRequestRepository(models.helpRequests),
    leads: createLeadRepository(models.leads),
    requestLimits: createRequestLimits({
      helpRequestsPerDay: config.HELP_REQUESTS_PER_DAY,
      leadsPerAddressPerHour: config.LEADS_PER_ADDRESS_PER_HOUR,
    }),
    payments: provider,
    webhookEvents: createWebhookEventRepository(models.webhookEvents),
    webhookReceived: createSignal(),
    invoices: createInvoiceRepository(models.invoices),
    pdfs: createPdfRenderer<InvoicePrint>({
      module: new URL('./invoices/pdf-worker.ts', import.meta.url),
      data: issuerOf(config),
      logger,
    }),
    subscriptionEndings: createSubscriptionEndingRepository(createSubscriptionEndingModel(mongo)),
    subscriptionList: createSubscriptionList(models.users),
    paymentLimits: createPaymentLimits(paymentsPerHour),
    settling: createTurns(),
    identity,
    now,
    config,
    logger,
  };
  return { deps, models, sandbox };
};
