import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { accountMail, pageUrl, type Addressee, type MailDeps } from '../mails/account-mail.ts';

/** Somebody else may have changed it: the link leads to a new password by mail. */
export const passwordChangedMail = (deps: MailDeps, to: Addressee, now: Date): PendingEvent =>
  accountMail(deps, to, {
    template: 'password_changed',
    values: { name: to.firstName, at: now.toISOString(), helpUrl: pageUrl(deps, '/reset') },
  });
