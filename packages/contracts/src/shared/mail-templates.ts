import { z } from 'zod';

const name = z.string();
const at = z.iso.datetime();
/** An absolute address under PUBLIC_URL, or the payment provider's. */
const url = z.url();
/** Cents, VAT included. */
const amount = z.object({ cents: z.number().int(), currency: z.string() });
const message = { subject: z.string(), text: z.string(), from: z.string() };

/** Mails that other services ask for by `mail_requested`, with what each template needs to know. */
export const requestedMails = {
  /** After registering: greets, and confirms the address. */
  welcome: z.object({ name, confirmUrl: url, validUntil: at }),
  /** Asked for again in settings. */
  confirm_address: z.object({ name, confirmUrl: url, validUntil: at }),
  /** To somebody who has no account yet: the link creates it. */
  invitation: z.object({ name, acceptUrl: url, validUntil: at }),
  password_reset: z.object({ name, resetUrl: url, validUntil: at }),
  password_changed: z.object({ name, at, helpUrl: url }),
  /** To the new address, which becomes the account's only by this link. */
  address_change_confirm: z.object({ name, confirmUrl: url, validUntil: at }),
  /** To the address before and to the new one; the new address is not spelled out in full. */
  address_changed: z.object({ name, at, maskedAddress: z.string(), helpUrl: url }),
  receipt: z.object({ name, at, amount, invoiceNumber: z.string(), invoicesUrl: url }),
  charge_failed: z.object({
    name,
    amount: amount.nullable(),
    tryAgainAt: at.nullable(),
    subscriptionUrl: url,
  }),
  plan_ends: z.object({ name, endsAt: at, subscriptionUrl: url }),
  /** The member has taken a cancellation back. */
  plan_resumed: z.object({ name, renewsAt: at, amount: amount.nullable(), subscriptionUrl: url }),
  /** Premium has ended and its payment was given back; after a withdrawal, what confirms it. */
  plan_refunded: z.object({ name, at, subscriptionUrl: url }),
  /**
   * A part of a payment was given back, or one whole without ending Premium. `goesOn`: it was a part, and the
   * subscription stays as it is; absent, as in earlier releases, it does.
   */
  partly_refunded: z.object({
    name,
    at,
    amount,
    invoiceNumber: z.string(),
    invoicesUrl: url,
    goesOn: z.boolean().optional(),
  }),
  /** To the member who asked, and to staff. */
  help_received: z.object({ name, subject: z.string(), text: z.string() }),
  help_message: z.object({ ...message, priority: z.boolean(), consoleUrl: url }),
  /** `threadUrl` opens the question in the academy; absent for who has no account, and of earlier releases. */
  help_answered: z.object({
    name,
    subject: z.string(),
    answer: z.string(),
    question: z.string(),
    threadUrl: url.optional(),
  }),
  /** `threadUrl` opens the ticket, `placeUrl` what it is about; null for nothing in a course. */
  team_message: z.object({
    name,
    subject: z.string(),
    text: z.string(),
    threadUrl: url,
    placeUrl: url.nullable(),
  }),
  business_received: z.object({ name, company: z.string(), text: z.string() }),
  business_message: z.object({
    ...message,
    company: z.string(),
    teamSize: z.number().nullable(),
    consoleUrl: url,
  }),
} as const;

export type RequestedMail = keyof typeof requestedMails;
export type RequestedMailValues<Template extends RequestedMail> = z.output<(typeof requestedMails)[Template]>;
