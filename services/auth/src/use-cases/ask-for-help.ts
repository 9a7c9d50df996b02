import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { AuthDeps } from './deps.ts';
import { isSameHelpRequest, newHelpRequest, type SentHelpRequest } from '../domain/request.ts';
import { takeRequest } from './take-request.ts';

type Deps = Pick<AuthDeps, 'identity' | 'helpRequests' | 'requestLimits' | 'now'>;

/** A member asks the staff; who is premium by their account's own record is answered first. Throws 409 and 429. */
export const askForHelp = async (
  deps: Deps,
  caller: Caller,
  sent: SentHelpRequest,
): Promise<{ id: string }> => {
  const account = deps.identity.accountOf(caller);
  return takeRequest({
    requests: deps.helpRequests,
    request: newHelpRequest(sent, account, deps.now()),
    isSame: isSameHelpRequest,
    count: () => deps.requestLimits.help(caller.userId),
  });
};
