import type { AuthDeps } from './deps.ts';
import { isSameLead, newLead, type SentLead } from '../domain/support.ts';
import { submitInquiry } from './submit-inquiry.ts';

type Deps = Pick<AuthDeps, 'leads' | 'supportLimits' | 'now'>;

/** A company asks about training its team. Throws 409 and 429. */
export const addLead = (deps: Deps, address: string, sent: SentLead): Promise<{ id: string }> =>
  submitInquiry({
    repository: deps.leads,
    inquiry: newLead(sent, deps.now()),
    isSame: isSameLead,
    count: () => deps.supportLimits.lead(address),
  });
