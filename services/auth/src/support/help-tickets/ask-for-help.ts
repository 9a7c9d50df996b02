import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from '../../deps.ts';
import { isSameHelpTicket, newHelpTicket, type SentHelpTicket } from '../inquiries/support.ts';
import { helpMails } from '../inquiries/inquiry-mails.ts';
import { submitInquiry } from '../inquiries/submit-inquiry.ts';

type Deps = Pick<AuthDeps, 'identity' | 'helpTickets' | 'supportLimits' | 'mailKey' | 'config' | 'now'>;

/** A member asks the staff; who is premium by their account's own record is answered first. Throws 409 and 429. */
export const askForHelp = async (
  deps: Deps,
  caller: Caller,
  sent: SentHelpTicket,
): Promise<{ id: string }> => {
  const account = deps.identity.accountOf(caller);
  const inquiry = newHelpTicket(sent, account, deps.now());
  return submitInquiry({
    repository: deps.helpTickets,
    inquiry,
    mails: async () => helpMails(deps, inquiry, account),
    isSame: isSameHelpTicket,
    count: () => deps.supportLimits.help(caller.userId, inquiry._id),
  });
};
