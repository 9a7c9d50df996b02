import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { postNotFound, replyNotFound } from '../../domain/forum-texts.ts';
import { cleanText } from '../../domain/markdown/clean-text.ts';
import { appeal } from '../../domain/moderation/appeal.ts';
import { notRemoved } from '../../domain/moderation/appeal-texts.ts';
import { caseIdOf } from '../../domain/moderation/case.ts';
import { caseOpened } from '../../domain/moderation/case-events.ts';
import { isOwn } from '../../domain/visibility.ts';
import type { ForumDeps } from '../deps.ts';
import { applyCase } from './apply-case.ts';
import { findTarget, type TargetRef } from './find-target.ts';
import { guardAll } from './guard-all.ts';

/**
 * An author objects to the removal of their post or reply, once for each removal; muted members too. The case with the
 * objection is one write, and the text shows it from there, now or, after a crash in between, by the case's own event. Throws
 * DomainError 404 for what is not the caller's, 409 for what is not removed or was objected to before.
 */
export const appealRemoval = async (
  deps: ForumDeps,
  ref: TargetRef,
  { caller, text }: { caller: Caller; text: string },
): Promise<void> => {
  const found = await findTarget(deps, ref);
  if (!found || !isOwn(found.written, caller)) throw ref.kind === 'post' ? postNotFound() : replyNotFound();
  const objection = { text: cleanText(text), at: deps.now() };
  const appealed = await guardAll(deps, [caller.userId], () =>
    deps.cases.changeExisting(caseIdOf(ref), (current) => {
      const state = appeal(current, objection);
      return state && { state, events: [caseOpened({ ...current, ...state })] };
    }),
  );
  if (!appealed) throw notRemoved();
  await applyCase(deps, caseIdOf(ref));
};
