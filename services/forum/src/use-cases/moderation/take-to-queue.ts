import { caseOpened } from '../../domain/moderation/case-events.ts';
import { closeDeleted, hold, type CaseChange } from '../../domain/moderation/change-case.ts';
import { caseIdOf, type CaseState } from '../../domain/moderation/case.ts';
import { nameHeldWords, watch } from '../../domain/moderation/name-watched-words.ts';
import { presentWording } from '../../domain/wording.ts';
import { isForQueue, type Written } from '../../domain/written.ts';
import type { ForumDeps } from '../deps.ts';
import { applyCase } from './apply-case.ts';
import { findTarget, type TargetRef } from './find-target.ts';
import { guardAll } from './guard-all.ts';

type Found = Pick<Written, 'status' | 'heldAt' | 'holdReasons' | 'watchedWords' | 'heldWords' | 'content'>;

/** What the case learns of the text as it is now; null for nothing new. */
const learnt = (current: CaseState, written: Found, now: Date): CaseChange | null => {
  const { status, holdReasons: reasons, heldAt, watchedWords: words = [] } = written;
  const text = presentWording(written);
  const named = watch(current, { words, at: now, text });
  const isHeld = status === 'held' && heldAt !== null;
  if (!isHeld) return named;
  const isByWord = reasons.includes('watched_word');
  const naming = isByWord
    ? nameHeldWords({ ...current, ...named }, { words: written.heldWords ?? [], at: heldAt })
    : null;
  const held = hold({ ...current, ...named, ...naming }, { reasons, at: heldAt, text });
  return held ? { ...named, ...naming, ...held } : named;
};

/**
 * Takes a post or reply that the rules held, or that has watched words, into the queue. May run any number of times: once for
 * each text that was held, and once for each word.
 */
export const takeToQueue = async (deps: ForumDeps, ref: TargetRef): Promise<void> => {
  const found = await findTarget(deps, ref);
  if (!found || !isForQueue(found.written)) return;
  const { target, written } = found;
  await guardAll(deps, [target.userId], () =>
    deps.cases.change(target, (current) => {
      const state = learnt(current, written, deps.now());
      return state && { state, events: [caseOpened({ ...current, ...state })] };
    }),
  );
  await applyCase(deps, caseIdOf(ref));
};

/** The text is kept: what does not come to the queue now comes after its own event. */
export const takeToQueueQuietly = async (deps: ForumDeps, ref: TargetRef): Promise<void> => {
  try {
    await takeToQueue(deps, ref);
  } catch (error) {
    deps.logger.warn({ err: error, ...ref }, 'a text comes to the queue later');
  }
};

/** Closes the case of what its author deleted. */
export const closeCase = async ({ cases }: ForumDeps, ref: TargetRef): Promise<void> => {
  await cases.changeExisting(caseIdOf(ref), (current) => {
    const state = closeDeleted(current);
    return state && { state, events: [] };
  });
};
