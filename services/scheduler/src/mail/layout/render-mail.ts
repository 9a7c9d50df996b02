import type { Language } from '@academy/contracts/shared/language.ts';
import { PermanentError } from '@academy/service-kit/consumers/permanent-error.ts';
import { z } from 'zod';
import { oneLine } from '../domain/one-line.ts';
import { unsubscribeToken } from '../domain/unsubscribe-token.ts';
import { withoutLinks } from '../domain/without-links.ts';
import { activityOf } from '../kinds/mail-activity.ts';
import type { MailContent } from '../kinds/mail-content.ts';
import { mailContext, type MailContext } from '../kinds/mail-context.ts';
import { findMailKind } from '../kinds/mail-kinds.ts';
import { mailTexts } from '../locales/mail-texts.ts';
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
  template: string;
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
  { language, brand }: MailContext,
  options: { unsubscribeUrl: string | null; isForStaff: boolean; publicUrl: string },
): MailFooter => {
  const { unsubscribeUrl, isForStaff, publicUrl } = options;
  const { footer } = mailTexts(language);
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

const greetingOf = ({ language }: MailContext, { name, greetsByItself }: MailContent): string | null => {
  if (name === null || greetsByItself) return null;
  const texts = mailTexts(language);
  const safe = withoutLinks(name);
  return safe === '' ? texts.greetingWithoutName : texts.greeting(safe);
};

/**
 * Makes the texts of a mail. Throws ZodError for values that the template cannot take, PermanentError for a template that
 * nobody knows.
 */
export const renderMail = (settings: RenderSettings, mail: MailToRender): RenderedMail => {
  const { brand, publicUrl } = settings;
  const context = mailContext({ language: mail.language, timeZone: mail.timeZone, brand });
  const kind = findMailKind(mail.template);
  if (kind === null) throw new PermanentError(`no kind of mail is called ${mail.template}`);
  const content = kind.contentOf(mail.values, context);
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
    replyTo: addressOrNull.parse(content.replyTo ?? null),
  };
};
