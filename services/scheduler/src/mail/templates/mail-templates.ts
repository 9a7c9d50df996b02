import { requestedMails } from '@academy/contracts/shared/mail-templates.ts';
import type { z } from 'zod';
import type { MailTemplate } from '../domain/mail.ts';
import { isNotificationMail, notificationMails } from '../domain/notification-mails.ts';
import { acceptedAnswer } from './accepted-answer.ts';
import { addressChangeConfirm } from './address-change-confirm.ts';
import { addressChanged } from './address-changed.ts';
import { businessMessage } from './business-message.ts';
import { businessReceived } from './business-received.ts';
import { certificate } from './certificate.ts';
import { chargeFailed } from './charge-failed.ts';
import { confirmAddress } from './confirm-address.ts';
import { helpAnswered } from './help-answered.ts';
import { helpMessage } from './help-message.ts';
import { helpReceived } from './help-received.ts';
import type { MailTemplateDefinition } from './mail-template.ts';
import { moderation } from './moderation.ts';
import { newDocument } from './new-document.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';
import { planEnds } from './plan-ends.ts';
import { planRefunded } from './plan-refunded.ts';
import { planResumed } from './plan-resumed.ts';
import { plan } from './plan.ts';
import { practiceReminder } from './practice-reminder.ts';
import { receipt } from './receipt.ts';
import { reply } from './reply.ts';
import { subscribedPost } from './subscribed-post.ts';
import { weeklyDigest } from './weekly-digest.ts';
import { weeklyGoal } from './weekly-goal.ts';
import { welcome } from './welcome.ts';

/** Every kind of mail. */
export const mailTemplates: { readonly [Template in MailTemplate]: MailTemplateDefinition<Template> } = {
  welcome,
  confirm_address: confirmAddress,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  address_change_confirm: addressChangeConfirm,
  address_changed: addressChanged,
  receipt,
  charge_failed: chargeFailed,
  plan_ends: planEnds,
  plan_resumed: planResumed,
  plan_refunded: planRefunded,
  help_received: helpReceived,
  help_message: helpMessage,
  help_answered: helpAnswered,
  business_received: businessReceived,
  business_message: businessMessage,
  reply,
  accepted_answer: acceptedAnswer,
  subscribed_post: subscribedPost,
  new_document: newDocument,
  certificate,
  moderation,
  weekly_goal: weeklyGoal,
  practice_reminder: practiceReminder,
  weekly_digest: weeklyDigest,
  plan,
};

export const mailTemplateNames = Object.keys(mailTemplates) as [MailTemplate, ...MailTemplate[]];

/** The schema of what a template needs to know. */
export const mailValuesSchema = (template: MailTemplate): z.ZodType =>
  isNotificationMail(template) ? notificationMails[template] : requestedMails[template];

/** Whether its link opens an account: then nothing of it is kept once it is sent. */
export const isSecretMail = (template: MailTemplate): boolean =>
  !isNotificationMail(template) && 'validUntil' in requestedMails[template].shape;
