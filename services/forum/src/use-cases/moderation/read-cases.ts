import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { newCase, targetOfCase, type CaseTarget } from '../../domain/moderation/case.ts';
import type { Wording } from '../../domain/moderation/kept-wordings.ts';
import { presentWording } from '../../domain/wording.ts';
import { caseNotFound } from '../../domain/moderation/moderation-texts.ts';
import type { ForumDeps } from '../deps.ts';
import { findTarget } from './find-target.ts';
import { showCase, showCases } from './show-cases.ts';

/** A page of the cases, with the count of all that match. */
export const listCases = async (
  deps: ForumDeps,
  list: StaffList,
): Promise<{ rows: ModerationCase[]; total: number }> => {
  const { rows, total } = await deps.cases.listForStaff(list);
  return { rows: await showCases(deps, rows), total };
};

/** What a case is about. Throws DomainError 404 where there is no such post or reply. */
export const requireTarget = async (
  deps: ForumDeps,
  caseId: string,
): Promise<{ target: CaseTarget; postTitle: string; text: Wording }> => {
  const ref = targetOfCase(caseId);
  const found = ref && (await findTarget(deps, ref));
  if (!found) throw caseNotFound();
  return { target: found.target, postTitle: found.post.title, text: presentWording(found.written) };
};

/** One post or reply as moderators see it, whether or not it ever came to the queue. */
export const readCase = async (deps: ForumDeps, caseId: string): Promise<ModerationCase> => {
  const record = await deps.cases.find(caseId);
  if (record) return showCase(deps, record);
  const { target } = await requireTarget(deps, caseId);
  return showCase(deps, { ...newCase(target), version: 0 });
};
