import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from './deps.ts';
import { isSameHelpTicket, newHelpTicket, type SentHelpTicket } from '../domain/support.ts';
import { submitInquiry } from './submit-inquiry.ts';

type Deps = Pick<AuthDeps, 'identity' | 'helpTickets' | 'supportLimits' | 'now'>;

/** A member asks the staff; who is premium by their account's own record is answered first. Throws 409 and 429. */
export const askForHelp = async (
  deps: Deps,
  caller: Caller,
  sent: SentHelpTicket,
): Promise<{ id: string }> => {
  const account = deps.identity.accountOf(caller);
  return submitInquiry({
    repository: deps.helpTickets,
    inquiry: newHelpTicket(sent, account, deps.now()),
    isSame: isSameHelpTicket,
    count: () => deps.supportLimits.help(caller.userId),
  });
};
