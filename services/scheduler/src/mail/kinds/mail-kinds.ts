import type { RequestedMail } from '@academy/contracts/shared/mail-templates.ts';
import type { z } from 'zod';
import { activityKinds } from '../../notifications/kinds/notification-kinds.ts';
import { addressChangeConfirm } from './address-change-confirm/address-change-confirm.ts';
import { addressChanged } from './address-changed/address-changed.ts';
import { businessMessage } from './business-message/business-message.ts';
import { businessReceived } from './business-received/business-received.ts';
import { chargeFailed } from './charge-failed/charge-failed.ts';
import { confirmAddress } from './confirm-address/confirm-address.ts';
import { helpAnswered } from './help-answered/help-answered.ts';
import { helpMessage } from './help-message/help-message.ts';
import { helpReceived } from './help-received/help-received.ts';
import { invitation } from './invitation/invitation.ts';
import type { MailKind } from './mail-kind.ts';
import { partlyRefunded } from './partly-refunded/partly-refunded.ts';
import { passwordChanged } from './password-changed/password-changed.ts';
import { passwordReset } from './password-reset/password-reset.ts';
import { planEnds } from './plan-ends/plan-ends.ts';
import { planRefunded } from './plan-refunded/plan-refunded.ts';
import { planResumed } from './plan-resumed/plan-resumed.ts';
import { receipt } from './receipt/receipt.ts';
import { teamMessage } from './team-message/team-message.ts';
import { welcome } from './welcome/welcome.ts';

/** Mails that other services ask for, by template. They go to any address. */
export const requestedKinds = {
  welcome,
  confirm_address: confirmAddress,
  invitation,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  address_change_confirm: addressChangeConfirm,
  address_changed: addressChanged,
  receipt,
  charge_failed: chargeFailed,
  plan_ends: planEnds,
  plan_resumed: planResumed,
  plan_refunded: planRefunded,
  partly_refunded: partlyRefunded,
  help_received: helpReceived,
  help_message: helpMessage,
  help_answered: helpAnswered,
  team_message: teamMessage,
  business_received: businessReceived,
  business_message: businessMessage,
} as const satisfies { readonly [Template in RequestedMail]: MailKind };

type Mailed = typeof activityKinds;

/** The activities that have a mail. */
export type NotificationMail = {
  [Activity in keyof Mailed]: Mailed[Activity]['mail'] extends null ? never : Activity;
}[keyof Mailed];

type NotificationMailKinds = {
  readonly [Template in NotificationMail]: NonNullable<Mailed[Template]['mail']>['kind'];
};

/**
 * Mails about what somebody can be notified of, by its activity. They go to confirmed addresses only, and to nobody who has
 * turned off mails of that activity.
 */
export const notificationMails = Object.fromEntries(
  Object.entries(activityKinds).flatMap(([activity, { mail }]) => (mail ? [[activity, mail.kind]] : [])),
  // Entries lose which kind is whose.
) as NotificationMailKinds;

export type NotificationMailValues<Template extends NotificationMail> = z.output<
  NotificationMailKinds[Template]['schema']
>;

export const isNotificationMail = (template: string): template is NotificationMail =>
  Object.hasOwn(notificationMails, template);

/** Every kind of mail. */
export const mailKinds = { ...requestedKinds, ...notificationMails } as const;

export const mailTemplates = Object.keys(mailKinds) as (keyof typeof mailKinds)[];

const findIn = (kinds: Readonly<Record<string, MailKind>>, template: string): MailKind | null =>
  (Object.hasOwn(kinds, template) && kinds[template]) || null;

/** Null for a template of another version of the academy, which a record may still name. */
export const findMailKind = (template: string): MailKind | null => findIn(mailKinds, template);

/** Null for what no other service may ask for, too. */
export const findRequestedKind = (template: string): MailKind | null => findIn(requestedKinds, template);

/** Whether its link opens an account: then nothing of it is kept once it is sent. One that nobody knows may be such. */
export const isSecretMail = (template: string): boolean => {
  const kind = findMailKind(template);
  return kind === null || 'validUntil' in kind.schema.shape;
};
