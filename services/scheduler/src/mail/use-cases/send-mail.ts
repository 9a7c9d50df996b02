import { PermanentError } from '@academy/service-kit/consumers/permanent-error.ts';
import { unseal } from '@academy/service-kit/secrets/seal.ts';
import { fileNameOf } from '../domain/file-name.ts';
import { maskAddress } from '../domain/mask-address.ts';
import { isRepeatable } from '../domain/send-again.ts';
import { messageIdOf } from '../domain/message-id.ts';
import type { Mail, MailOutcome } from '../domain/mail.ts';
import { renderMail } from '../layout/render-mail.ts';
import { isSecretMail } from '../kinds/mail-kinds.ts';
import type { OutgoingMail } from '../transport/mail-transport.ts';
import { eraseMails } from './erase-mails.ts';
import { findRecipient, type Recipient } from './find-recipient.ts';
import type { MailDeps } from './mail-deps.ts';

type Ending = Partial<Pick<Mail, 'outcome' | 'recipient' | 'sealedAddress' | 'sealedValues' | 'handledAt'>>;

/**
 * What is kept of a mail that needs no more attempt: nothing that can be read, save where mails stay here to be looked at
 * and, sealed, where staff may send it again. One that was sent again and went nowhere stays as it was before.
 */
const ended = (deps: MailDeps, mail: Mail, outcome: MailOutcome, recipient: string | null): Ending => {
  if (mail.outcome !== null && outcome !== 'sent') return { handledAt: mail.handledAt };
  const isLookedAt = outcome === 'sent' && deps.mailTransport.isLocal && !isSecretMail(mail.template);
  const isKept = isLookedAt || (isRepeatable(mail) && (outcome === 'sent' || outcome === 'unconfirmed'));
  return { outcome, recipient, sealedAddress: null, ...(!isKept && { sealedValues: null }) };
};

/** The text of a mail for one recipient. Throws PermanentError for one whose values are gone. */
const compose = (deps: MailDeps, mail: Mail, recipient: Recipient): OutgoingMail => {
  const { mailKey, mailSettings } = deps;
  if (mail.sealedValues === null) throw new PermanentError('nothing is left of the mail');
  const values: unknown = JSON.parse(unseal(mailKey, mail.sealedValues));
  const { template, userId, resentAt } = mail;
  const { address, language, timeZone } = recipient;
  const rendered = renderMail({ ...mailSettings, mailKey }, { template, values, userId, language, timeZone });
  return {
    ...rendered,
    // Under the Message-ID of the first, receivers would drop it.
    messageId: messageIdOf(
      resentAt ? `${mail._id}@${resentAt.toISOString()}` : mail._id,
      mailSettings.from.address,
    ),
    from: mailSettings.from,
    to: address,
    date: resentAt ?? mail.createdAt,
    fileName: fileNameOf(mail),
  };
};

/**
 * Sends one mail, or finds that it is not to be sent; gives what is kept of it. Sent again after a crash it has the same
 * Message-ID. Throws PermanentError for what no attempt will change.
 */
export const sendMail = async (deps: MailDeps, mail: Mail, signal: AbortSignal): Promise<Ending> => {
  if (mail.validUntil !== null && mail.validUntil <= deps.now()) return ended(deps, mail, 'expired', null);
  const recipient = await findRecipient(deps, mail);
  if (recipient === 'removed') {
    await eraseMails(deps, mail.userId ?? '');
    return {};
  }
  if (typeof recipient === 'string') return ended(deps, mail, recipient, null);
  await deps.mailTransport.send(compose(deps, mail, recipient), signal);
  return ended(deps, mail, 'sent', maskAddress(recipient.address));
};
