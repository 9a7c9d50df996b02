import { assertNotOwn } from '@academy/service-kit/identity/own-record.ts';
import type { ModerationCase, decisionWriteSchema } from '@academy/contracts/http/forum/moderation-cases.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import type { z } from 'zod';
import { cleanText } from '../../domain/markdown/clean-text.ts';
import { openAppeal, requireOther } from '../../domain/moderation/appeal.ts';
import { appealNeedsVerdict } from '../../domain/moderation/appeal-texts.ts';
import { caseDecided, caseNoted } from '../../domain/moderation/case-events.ts';
import { addNote, decide, isDecided } from '../../domain/moderation/change-case.ts';
import {
  caseNotFound,
  decidedMeanwhile,
  decisionNeedsReason,
  deletedByAuthor,
  muteNeedsRemoval,
} from '../../domain/moderation/moderation-texts.ts';
import type { ForumDeps } from '../deps.ts';
import { followDecision } from './follow-decision.ts';
import { guardAll } from './guard-all.ts';
import { requireMutable } from './mute-by-decision.ts';
import { requireTarget } from './read-cases.ts';
import { showCase } from './show-cases.ts';
import { takeToQueue } from './take-to-queue.ts';

interface Deciding {
  caseId: string;
  written: z.output<typeof decisionWriteSchema>;
  caller: Caller;
}

/** An appeal is answered with words, by keeping the text removed or restoring it. Throws DomainError 400 for anything else. */
const requireVerdict = ({ action, muteDays }: Deciding['written'], reason: string): void => {
  if (action === 'warn') throw appealNeedsVerdict();
  if (reason === '') throw decisionNeedsReason();
  if (muteDays !== undefined) throw muteNeedsRemoval();
};

/**
 * Approves, removes or warns. The decision and the events that tell of it are one write of the case; the status of the
 * post or reply, and a mute or its end, follow from it, now or, after a crash in between, by the case's own event. The same decision of the
 * same moderator again changes nothing. On an appeal another moderator decides. Throws DomainError 409 for another version of the case or another wording of the text
 * than they read.
 */
export const decideCase = async (
  deps: ForumDeps,
  { caseId, written, caller }: Deciding,
): Promise<ModerationCase> => {
  const reason = cleanText(written.reason);
  const { action, muteDays } = written;
  if (action !== 'approve' && reason === '') throw decisionNeedsReason();
  if (action !== 'remove' && muteDays !== undefined) throw muteNeedsRemoval();
  const { target, postTitle, text } = await requireTarget(deps, caseId);
  if (target.status === 'deleted') throw deletedByAuthor();
  assertNotOwn(caller, target.userId);
  if (muteDays !== undefined) await requireMutable(deps, target.userId);
  // What the rules held last is decided on too, and shows in the version.
  if (target.status === 'held') await takeToQueue(deps, target);
  const decided = await guardAll(deps, [caller.userId, target.userId], () =>
    deps.cases.change(target, (current) => {
      const { wording } = text;
      const onAppeal = openAppeal(current) !== null;
      const decision = { action, reason, wording, muteDays, onAppeal, by: caller.userId, at: deps.now() };
      if (isDecided(current, decision)) return null;
      requireOther(current, caller.userId);
      if (onAppeal) requireVerdict(written, reason);
      if (current.status === 'deleted') throw deletedByAuthor();
      if (written.version !== current.version || written.wording !== wording) throw decidedMeanwhile();
      return {
        state: decide(current, decision, text),
        events: caseDecided(current, { ...decision, postTitle }),
      };
    }),
  );
  failPoint('forum.after_decision');
  await followDecision(deps, caseId);
  if (!decided) throw caseNotFound();
  return showCase(deps, decided);
};

/** Leaves a note that only moderators read. */
export const noteOnCase = async (
  deps: ForumDeps,
  { caseId, text, caller }: { caseId: string; text: string; caller: Caller },
): Promise<ModerationCase> => {
  const { target } = await requireTarget(deps, caseId);
  const noted = await guardAll(deps, [caller.userId, target.userId], () =>
    deps.cases.change(target, (current) => {
      const note = { by: caller.userId, text: cleanText(text), at: deps.now() };
      return { state: addNote(current, note), events: [caseNoted(current, note)] };
    }),
  );
  if (!noted) throw caseNotFound();
  return showCase(deps, noted);
};
