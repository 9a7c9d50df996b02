import type { Language } from '@academy/contracts/shared/language.ts';
import { z } from 'zod';
import { activityOf } from '../domain/mail-activity.ts';
import type { MailTemplate } from '../domain/mail.ts';
import { oneLine } from '../domain/one-line.ts';
import { unsubscribeToken } from '../domain/unsubscribe-token.ts';
import { withoutLinks } from '../domain/without-links.ts';
import type { MailContent } from '../templates/mail-content.ts';
import { mailContext, type MailContext } from '../templates/mail-context.ts';
import type { MailTemplateDefinition } from '../templates/mail-template.ts';
import { mailTemplates, mailValuesSchema } from '../templates/mail-templates.ts';
import { htmlLayout } from './html-layout.ts';
import type { MailFooter } from './mail-footer.ts';
import { textLayout } from './text-layout.ts';

export interface RenderSettings {
  brand: string;
  /** Without a slash at its end. */
  publicUrl: string;
  mailKey: Buffer;
}

export interface MailToRender {
  template: MailTemplate;
  /** As it was kept: parsed by the template's schema. */
  values: unknown;
  /** Null for people without an account and for staff. */
  userId: string | null;
  language: Language;
  timeZone: string;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** Where one POST turns mails of this kind off; null for mails about the account. */
  unsubscribeUrl: string | null;
  /** Who gets the answer; null for the academy, also where what is given is no address. */
  replyTo: string | null;
}

const addressOrNull = z.email().nullable().catch(null);

const unsubscribeUrlOf = (
  { mailKey, publicUrl }: RenderSettings,
  { template, userId }: MailToRender,
): string | null => {
  const activity = activityOf(template);
  if (activity === null || userId === null) return null;
  const token = unsubscribeToken(mailKey, { userId, activity });
  return `${publicUrl}/api/notifications/unsubscribe?token=${encodeURIComponent(token)}`;
};

const footerOf = (
  { texts: { footer }, brand }: MailContext,
  options: { unsubscribeUrl: string | null; isForStaff: boolean; publicUrl: string },
): MailFooter => {
  const { unsubscribeUrl, isForStaff, publicUrl } = options;
  if (unsubscribeUrl === null)
    return { reason: isForStaff ? footer.staff(brand) : footer.account(brand), links: [] };
  return {
    reason: footer.chosen(brand),
    links: [
      { text: footer.unsubscribe, url: unsubscribeUrl },
      { text: footer.preferences, url: `${publicUrl}/settings` },
    ],
  };
};

const greetingOf = ({ texts }: MailContext, { name, greetsByItself }: MailContent): string | null => {
  if (name === null || greetsByItself) return null;
  const safe = withoutLinks(name);
  return safe === '' ? texts.greetingWithoutName : texts.greeting(safe);
};

/** Makes the texts of a mail. Throws ZodError for values that the template cannot take. */
export const renderMail = (settings: RenderSettings, mail: MailToRender): RenderedMail => {
  const { brand, publicUrl } = settings;
  const context = mailContext({ language: mail.language, timeZone: mail.timeZone, brand });
  // The template's own schema has just parsed what it is given.
  const { content: contentOf, replyTo } = mailTemplates[mail.template] as MailTemplateDefinition<never>;
  const values = mailValuesSchema(mail.template).parse(mail.values) as never;
  const content = contentOf(values, context);
  const unsubscribeUrl = unsubscribeUrlOf(settings, mail);
  const frame = {
    greeting: greetingOf(context, content),
    footer: footerOf(context, { unsubscribeUrl, isForStaff: content.name === null, publicUrl }),
    context,
  };
  return {
    subject: oneLine(content.subject),
    html: htmlLayout(content, frame),
    text: textLayout(content, frame),
    unsubscribeUrl,
    replyTo: addressOrNull.parse(replyTo?.(values) ?? null),
  };
};
