import type { AuthDeps } from './deps.ts';
import { isSameLead, newLead, type SentLead } from '../domain/request.ts';
import { takeRequest } from './take-request.ts';

type Deps = Pick<AuthDeps, 'leads' | 'requestLimits' | 'now'>;

/** A company asks about training its team. Throws 409 and 429. */
export const addLead = (deps: Deps, address: string, sent: SentLead): Promise<{ id: string }> =>
  takeRequest({
    requests: deps.leads,
    request: newLead(sent, deps.now()),
    isSame: isSameLead,
    count: () => deps.requestLimits.lead(address),
  });
