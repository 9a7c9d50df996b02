import { caseOpened } from '../../domain/moderation/case-events.ts';
import { closeDeleted, hold } from '../../domain/moderation/change-case.ts';
import { caseIdOf } from '../../domain/moderation/case.ts';
import { presentWording } from '../../domain/wording.ts';
import type { ForumDeps } from '../deps.ts';
import { applyCase } from './apply-case.ts';
import { findTarget, type TargetRef } from './find-target.ts';
import { guardAll } from './guard-all.ts';

/**
 * Takes a post or reply that the rules held into the queue. May run any number of times: once for each text that was
 * held.
 */
export const takeHeld = async (deps: ForumDeps, ref: TargetRef): Promise<void> => {
  const found = await findTarget(deps, ref);
  if (!found || found.written.status !== 'held' || found.written.heldAt === null) return;
  const { target, written } = found;
  const { holdReasons: reasons, heldAt: at } = written;
  const text = presentWording(written);
  await guardAll(deps, [target.userId], () =>
    deps.cases.change(target, (current) => {
      const state = at && hold(current, { reasons, at, text });
      return state && { state, events: [caseOpened({ ...current, ...state })] };
    }),
  );
  await applyCase(deps, caseIdOf(ref));
};

/** The text is kept and held: what does not come to the queue now comes after its own event. */
export const takeHeldQuietly = async (deps: ForumDeps, ref: TargetRef): Promise<void> => {
  try {
    await takeHeld(deps, ref);
  } catch (error) {
    deps.logger.warn({ err: error, ...ref }, 'a held text comes to the queue later');
  }
};

/** Closes the case of what its author deleted. */
export const closeCase = async ({ cases }: ForumDeps, ref: TargetRef): Promise<void> => {
  await cases.changeExisting(caseIdOf(ref), (current) => {
    const state = closeDeleted(current);
    return state && { state, events: [] };
  });
};
