import type { Dependencies } from '../dependencies.ts';
import { isSameHelpRequest, newHelpRequest, type SentHelpRequest } from '../domain/request.ts';
import { getUser } from './get-user.ts';
import { takeRequest } from './take-request.ts';

type Deps = Pick<Dependencies, 'users' | 'helpRequests' | 'requestLimits' | 'now'>;

/** A member asks the staff; who is premium by their account's own record is answered first. Throws 409 and 429. */
export const askForHelp = async (
  deps: Deps,
  userId: string,
  sent: SentHelpRequest,
): Promise<{ id: string }> => {
  const user = await getUser(deps, userId);
  return takeRequest({
    requests: deps.helpRequests,
    request: newHelpRequest(sent, user, deps.now()),
    isSame: isSameHelpRequest,
    count: () => deps.requestLimits.help(userId),
  });
};
