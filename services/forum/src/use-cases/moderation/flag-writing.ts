import type { flagWriteSchema } from '@academy/contracts/http/forum/flags.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { z } from 'zod';
import { postNotFound, replyNotFound } from '../../domain/forum-texts.ts';
import { cleanText } from '../../domain/markdown/clean-text.ts';
import { caseIdOf, type CaseRecord } from '../../domain/moderation/case.ts';
import { caseOpened } from '../../domain/moderation/case-events.ts';
import { flag, hasWeight } from '../../domain/moderation/change-case.ts';
import { ownFlag } from '../../domain/moderation/moderation-texts.ts';
import { presentWording } from '../../domain/wording.ts';
import { isOwn, maySee, maySeePost, moderates } from '../../domain/visibility.ts';
import type { ForumDeps } from '../deps.ts';
import { withinLimits } from '../within-limits.ts';
import { writerOf } from '../writer.ts';
import { applyCase } from './apply-case.ts';
import { findTarget, type Found, type TargetRef } from './find-target.ts';
import { guardAll } from './guard-all.ts';
import { weighFlag } from './weigh-flag.ts';

type Flag = z.output<typeof flagWriteSchema>;

/** A flag of somebody who read it before it was held still counts. */
const isHeldByFlags = (record: CaseRecord | null): boolean =>
  record?.status === 'held' && record.openFlags > 0;

/** What this caller may flag. Throws DomainError 404 for what they cannot see, 409 for their own. */
const requireFlaggable = async (deps: ForumDeps, ref: TargetRef, caller: Caller): Promise<Found> => {
  const notFound = ref.kind === 'post' ? postNotFound : replyNotFound;
  const found = await findTarget(deps, ref);
  if (!found || (ref.kind === 'reply' && !maySeePost(found.post, caller))) throw notFound();
  if (isOwn(found.written, caller)) throw ownFlag();
  if (maySee(found.written, caller)) return found;
  if (found.written.status === 'held' && isHeldByFlags(await deps.cases.find(caseIdOf(ref)))) return found;
  throw notFound();
};

/** Whether flags alone hold it: not what the academy or its staff wrote. */
const mayHold = async ({ people }: ForumDeps, { written }: Found): Promise<boolean> => {
  if (written.userId === null) return written.deletedAuthor;
  const author = await people.find(written.userId);
  return author === null || !moderates(author.role);
};

/**
 * Reports a post or reply, once per member: again replaces the reason. The third flag that weighs holds it. The case, with the
 * wording that was flagged, is one write; the status follows from it, now or, after a crash in between, by the case's own event.
 */
export const flagWriting = async (
  deps: ForumDeps,
  ref: TargetRef,
  { caller, written }: { caller: Caller; written: Flag },
): Promise<void> => {
  const found = await requireFlaggable(deps, ref, caller);
  const caseId = caseIdOf(ref);
  const flagging = {
    by: caller.userId,
    reason: written.reason,
    note: cleanText(written.note),
    mayHold: await mayHold(deps, found),
    text: presentWording(found.written),
  };
  /** Gives whether the text has a weight from this flag that it had not before. */
  const write = async (weighs: boolean): Promise<boolean> => {
    let isNewWeight = false;
    await guardAll(deps, [caller.userId, found.target.userId], () =>
      deps.cases.change(found.target, (current) => {
        const state = flag(current, { ...flagging, weighs, at: deps.now() });
        const after = { ...current, ...state };
        isNewWeight = !hasWeight(current, caller.userId) && hasWeight(after, caller.userId);
        return state && { state, events: [caseOpened(after)] };
      }),
    );
    return isNewWeight;
  };
  const writer = await writerOf(deps, caller);
  await withinLimits(deps, { writer, kind: 'flags' }, async () => {
    if (flagging.mayHold) await weighFlag(deps, { userId: caller.userId, caseId }, write);
    else await write(false);
  });
  await applyCase(deps, caseId);
};
