import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { LeadRecord } from '../inquiries/support.ts';
import { inquiryChangedMeanwhile, inquiryNotFound } from '../inquiries/support-texts.ts';
import { leadAnswerMail } from '../inquiries/inquiry-mails.ts';
import type { AuthDeps } from '../../deps.ts';

type Deps = Pick<AuthDeps, 'leads' | 'mailKey' | 'config' | 'now'>;

/**
 * Staff answer a company: by mail, and kept with the lead, which is then done. Throws 404, and 409 when the record has
 * moved on.
 */
export const answerLead = async (
  deps: Deps,
  { id, change: { text }, expectedVersion, actorId }: StaffEdit<{ text: string }>,
): Promise<LeadRecord> => {
  const changed = await deps.leads.change(id, (current) => {
    assertExpectedVersion(expectedVersion, current.version, inquiryChangedMeanwhile);
    const now = deps.now();
    const answers = [...(current.answers ?? []), { text, at: now, by: actorId }];
    return {
      state: { answers, status: 'done', updatedAt: now },
      events: [
        leadAnswerMail(deps, current, text),
        staffActionRecorded({
          actorId,
          action: 'lead.answered',
          resource: 'leads',
          resourceId: id,
          fields: ['answers', 'status'],
          at: now,
        }),
      ],
    };
  });
  if (!changed) throw inquiryNotFound();
  return changed;
};
