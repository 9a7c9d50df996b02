import type { AuthDeps } from '../../deps.ts';
import { isSameLead, newLead, type SentLead } from '../inquiries/support.ts';
import { mayMail } from '../../accounts/mails/account-mail-limits.ts';
import { leadMails } from '../inquiries/inquiry-mails.ts';
import { submitInquiry } from '../inquiries/submit-inquiry.ts';

type Deps = Pick<AuthDeps, 'leads' | 'supportLimits' | 'accountMailLimits' | 'mailKey' | 'config' | 'now'>;

/** A company asks about training its team. Throws 409 and 429. */
export const addLead = (deps: Deps, address: string, sent: SentLead): Promise<{ id: string }> => {
  const inquiry = newLead(sent, deps.now());
  return submitInquiry({
    repository: deps.leads,
    inquiry,
    // Anybody can type anybody's address here: past the limit of mails only staff get theirs.
    mails: async () =>
      leadMails(deps, inquiry, { isConfirmed: await mayMail(deps, { to: sent.email, from: address }) }),
    isSame: isSameLead,
    count: () => deps.supportLimits.lead(address, inquiry._id),
  });
};
