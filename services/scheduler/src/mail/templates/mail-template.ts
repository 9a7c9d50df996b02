import type { RequestedMail, RequestedMailValues } from '@academy/contracts/shared/mail-templates.ts';
import type { MailTemplate } from '../domain/mail.ts';
import type { NotificationMail, NotificationMailValues } from '../domain/notification-mails.ts';
import type { MailContent } from './mail-content.ts';
import type { MailContext } from './mail-context.ts';

export type MailValues<Template extends MailTemplate> = Template extends RequestedMail
  ? RequestedMailValues<Template>
  : Template extends NotificationMail
    ? NotificationMailValues<Template>
    : never;

/** What one kind of mail says. */
export interface MailTemplateDefinition<Template extends MailTemplate> {
  content: (values: MailValues<Template>, context: MailContext) => MailContent;
  /** Who gets the answer, where that is not the academy. */
  replyTo?: (values: MailValues<Template>) => string;
  /** What previews and tests show it with. */
  example: MailValues<Template>;
}
