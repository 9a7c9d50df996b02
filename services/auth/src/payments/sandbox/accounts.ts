import { notFound } from '@academy/service-kit/errors/domain-error.ts';
import type { SandboxCustomer, SandboxCustomerStore } from './data/customer-store.ts';
import type { InvoiceNumbers } from './data/invoice-numbers.ts';
import type { Change, SandboxAccount } from './account.ts';
import { sandboxTexts } from './sandbox-texts.ts';
import { dueAt, applyAll, passTime } from './time-rules.ts';

export interface Accounts {
  /** The account with all that time has brought by now; null where there is no such customer. */
  read(customerId: string): Promise<SandboxCustomer | null>;
  /** Applies a rule and has its facts told. Throws DomainError 404 where there is no such customer. */
  act(customerId: string, rule: (account: SandboxAccount) => Change): Promise<SandboxCustomer>;
  /** The same by one of the customer's subscriptions. */
  actOn(subscriptionId: string, rule: (account: SandboxAccount) => Change): Promise<SandboxCustomer>;
  /** The numbers of all the account's invoices by their ids. */
  numbers(account: SandboxAccount): Promise<Map<string, string>>;
  /** Renews and ends what is due by now. */
  passTime(): Promise<void>;
}

export interface AccountOptions {
  customers: SandboxCustomerStore;
  numbers: InvoiceNumbers;
  vatPercent: number;
  now: () => Date;
  /** Called after each write, so that its facts are told at once. */
  onChange: () => void;
}

const page = 100;

/** Customers' accounts as rules see them: every act meets them as time has left them. */
export const createAccounts = (options: AccountOptions): Accounts => {
  const { customers, numbers, vatPercent, now, onChange } = options;

  const change = async (id: string, rule: (account: SandboxAccount) => Change) => {
    const customer = await customers.change(id, (account) =>
      applyAll(account, [(one) => passTime(one, vatPercent, now()), rule]),
    );
    if (customer) onChange();
    return customer;
  };
  const act: Accounts['act'] = async (customerId, rule) => {
    const customer = await change(customerId, rule);
    if (!customer) throw notFound('customer-not-found', sandboxTexts.noCustomer);
    return customer;
  };

  return {
    act,
    read: async (customerId) => {
      const customer = await customers.find(customerId);
      const due = customer && dueAt(customer.account);
      return due && due <= now() ? change(customerId, () => null) : customer;
    },
    actOn: async (subscriptionId, rule) => {
      const customer = await customers.findBySubscription(subscriptionId);
      if (!customer) throw notFound('subscription-not-found', sandboxTexts.noSubscription);
      return act(customer._id, rule);
    },
    numbers: ({ invoices }) => numbers.numbersOf(invoices.map(({ id }) => id)),
    passTime: async () => {
      for (const id of await customers.dueBy(now(), page)) await change(id, () => null);
    },
  };
};
