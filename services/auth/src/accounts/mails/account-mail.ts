import type { RequestedMail, RequestedMailValues } from '@academy/contracts/shared/mail-templates.ts';
import { mailRequested } from '@academy/service-kit/mail/sealed-mail.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { Config } from '../../config.ts';
import type { User } from '../users/user.ts';

export interface MailDeps {
  mailKey: Buffer;
  config: Config;
}

export type Addressee = Pick<User, '_id' | 'email' | 'firstName' | 'language' | 'timeZone'>;

/** The event that asks for a mail to somebody with an account, who is greeted by their first name. */
export const accountMail = <Template extends RequestedMail>(
  { mailKey }: Pick<MailDeps, 'mailKey'>,
  to: Addressee,
  mail: { template: Template; values: RequestedMailValues<Template> },
): PendingEvent => {
  const { _id: userId, email: address, language, timeZone } = to;
  return mailRequested(mailKey, { ...mail, to: { userId, address, language, timeZone } });
};

/** The absolute address of a page. */
export const pageUrl = ({ config }: Pick<MailDeps, 'config'>, path: `/${string}`): string =>
  `${config.PUBLIC_URL}${path}`;

/** A page that is opened with a token: in the fragment, which browsers send to no server. */
export const linkTo = (deps: Pick<MailDeps, 'config'>, path: `/${string}`, token: string): string =>
  `${pageUrl(deps, path)}#${token}`;
