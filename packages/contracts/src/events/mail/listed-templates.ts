import { z } from 'zod';

/**
 * The templates that `mail_requested.v2` may ask for, for good: any other is asked for by v3, which names it without a list.
 */
export const mailTemplateV2Schema = z.enum([
  'welcome',
  'confirm_address',
  'password_reset',
  'password_changed',
  'address_change_confirm',
  'address_changed',
  'receipt',
  'charge_failed',
  'plan_ends',
  'plan_resumed',
  'plan_refunded',
  'help_received',
  'help_message',
  'help_answered',
  'business_received',
  'business_message',
]);

/** Those that v1 may ask for. */
export const mailTemplateV1Schema = mailTemplateV2Schema.exclude(['plan_resumed', 'plan_refunded']);
