import { appealState } from '../../domain/moderation/appeal.ts';
import type { CaseRecord } from '../../domain/moderation/case.ts';
import { knowsHold } from '../../domain/moderation/change-case.ts';
import { postChanged } from '../../domain/post-events.ts';
import { replyChanged } from '../../domain/reply-events.ts';
import type { Written } from '../../domain/written.ts';
import type { ForumDeps } from '../deps.ts';

type Applied = Pick<Written, 'status' | 'decision' | 'caseVersion'>;

/** Held by an edit that came after what its case knows: no moderator has seen that text. */
const isHeldAnew = ({ status, heldAt }: Written, record: CaseRecord): boolean =>
  status === 'held' && heldAt !== null && !knowsHold(record, heldAt);

/** What a post or reply takes from its case; null where it has that already, or something newer, or is deleted. */
const applied = (current: Written, record: CaseRecord): Applied | null => {
  const { version, status, decision } = record;
  if (current.caseVersion >= version || current.status === 'deleted' || status === 'deleted') return null;
  const staysHeld = status === 'visible' && isHeldAnew(current, record);
  const appeal = appealState(record);
  const objected = appeal !== null && appeal !== 'possible' && { appeal };
  const shown = decision && {
    action: decision.action,
    reason: decision.reason,
    at: decision.at,
    ...objected,
  };
  return { status: staysHeld ? 'held' : status, decision: shown, caseVersion: version };
};

const applyToPost = async ({ posts }: ForumDeps, record: CaseRecord): Promise<void> => {
  await posts.change(record.targetId, (current) => {
    const state = applied(current, record);
    if (!state) return null;
    const hasChanged = state.status !== current.status;
    return { state, events: hasChanged ? [postChanged(current, { ...current, ...state })] : [] };
  });
};

const applyToReply = async ({ replies }: ForumDeps, record: CaseRecord): Promise<void> => {
  await replies.change(record.targetId, (current) => {
    const state = applied(current, record);
    if (!state) return null;
    const hasChanged = state.status !== current.status;
    return { state, events: hasChanged ? [replyChanged({ ...current, ...state })] : [] };
  });
};

/**
 * Gives a post or reply the status and decision of its case, and counts again what hangs on that. May run at any time and
 * any number of times: it takes the case as it is now, and an older version of it never replaces a newer one.
 */
export const applyCase = async (deps: ForumDeps, caseId: string): Promise<void> => {
  const record = await deps.cases.find(caseId);
  if (!record) return;
  await (record.kind === 'post' ? applyToPost(deps, record) : applyToReply(deps, record));
  if (record.kind === 'reply') await deps.recount(record.postId);
};
