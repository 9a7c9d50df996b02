import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import type { AggregateChange } from '@academy/service-kit/outbox/with-event.ts';
import type { AuthDeps } from '../../deps.ts';
import { newConfirmation } from '../addresses/address-mails.ts';
import { confirmationSentAt } from '../addresses/address-rules.ts';
import type { AskedMail } from '../mails/account-mail-limits.ts';
import { newResetLink, resetLinkSentAt } from '../password-reset/reset-link.ts';
import { getUser } from '../users/get-user.ts';
import { userNotFound } from '../users/user-texts.ts';
import type { User } from '../users/user.ts';
import { assertMayAssist } from './assert-may-assist.ts';
import { addressIsConfirmed, linkJustSent, tooManyFromNetwork, tooManyToPerson } from './link-texts.ts';

type Deps = Pick<AuthDeps, 'users' | 'accountMailLimits' | 'mailKey' | 'config' | 'now'>;
type Known = Pick<User, 'emailConfirmed' | 'addressProof' | 'passwordReset'>;

/** A link that a mail brings somebody, as they can ask for it themselves. */
interface Link {
  action: string;
  sentAt: (user: Known) => Date | null;
  isNeeded: (user: Known) => boolean;
  renew: (deps: Deps, user: User) => AggregateChange<User>;
}

const links = {
  password: {
    action: 'user.password-link-sent',
    sentAt: resetLinkSentAt,
    isNeeded: () => true,
    renew: (deps, user) => newResetLink(deps, user, newId()),
  },
  confirmation: {
    action: 'user.confirmation-sent',
    sentAt: confirmationSentAt,
    isNeeded: ({ emailConfirmed }) => !emailConfirmed,
    renew: newConfirmation,
  },
} as const satisfies Record<string, Link>;

export interface LinkRequest {
  link: keyof typeof links;
  caller: Caller;
  id: string;
  /** The network address that it is asked for from. */
  address: string;
}

/** So long after one was sent, whoever asked for it, another would only make its link stop working. */
const pauseMs = 60_000;

const assertDue = ({ isNeeded, sentAt }: Link, user: Known, now: Date): void => {
  if (!isNeeded(user)) throw addressIsConfirmed();
  const last = sentAt(user)?.getTime() ?? -Infinity;
  if (now.getTime() - last < pauseMs) throw linkJustSent();
};

/** Throws DomainError 429 past a limit; then the mail counts for neither. */
const count = async ({ accountMailLimits: limits }: Deps, { to, from }: AskedMail): Promise<void> => {
  if (!(await limits.from(from))) throw tooManyFromNetwork();
  if (await limits.to(to)) return;
  // Else staff who ask for one person in vain would use up what they have for the others.
  await limits.giveBack({ from });
  throw tooManyToPerson();
};

/**
 * Staff send somebody a link, within the limits of those that people ask for themselves. Throws 403 of an administrator, 404, 409 where one was sent
 * a moment ago or none is needed, and 429 past the limits.
 */
export const sendLink = async (deps: Deps, { link, caller, id, address }: LinkRequest): Promise<void> => {
  await assertMayAssist(deps, caller, id);
  const kind: Link = links[link];
  const account = await getUser(deps, id);
  assertDue(kind, account, deps.now());
  const mail = { to: account.email, from: address };
  await count(deps, mail);
  try {
    const changed = await deps.users.change(id, (current) => {
      const at = deps.now();
      assertDue(kind, current, at);
      const { state, events } = kind.renew(deps, current);
      const audit = { action: kind.action, resource: 'users', resourceId: id, fields: [] };
      return { state, events: [...events, staffActionRecorded({ ...audit, actorId: caller.userId, at })] };
    });
    if (!changed) throw userNotFound();
  } catch (error) {
    await deps.accountMailLimits.giveBack(mail);
    throw error;
  }
};
