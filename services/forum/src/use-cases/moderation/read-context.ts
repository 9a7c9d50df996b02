import type { CaseContext, Conversation } from '@academy/contracts/http/forum/case-context.ts';
import { targetOfCase } from '../../domain/moderation/case.ts';
import { caseNotFound } from '../../domain/moderation/moderation-texts.ts';
import type { ReplyRecord } from '../../domain/reply.ts';
import { toNearbyText } from '../../views/context-views.ts';
import { authorsOf } from '../authors-of.ts';
import type { ForumDeps } from '../deps.ts';
import { readAuthorRecord } from './author-record.ts';
import { findTarget, type Found } from './find-target.ts';

/** Replies on each side of a text. */
const mostNearby = 5;

const besides = async (
  { replies }: ForumDeps,
  { target, post }: Found,
): Promise<{ before: ReplyRecord[]; after: ReplyRecord[] }> => {
  const asked = { postId: post._id, limit: mostNearby + 1 };
  if (target.kind === 'post')
    return { before: [], after: await replies.listBeside({ ...asked, side: 'after' }) };
  const from = { order: target.createdAt.getTime(), id: target.targetId };
  const [before, after] = await Promise.all([
    replies.listBeside({ ...asked, side: 'before', from }),
    replies.listBeside({ ...asked, side: 'after', from }),
  ]);
  return { before, after };
};

const readConversation = async (deps: ForumDeps, found: Found): Promise<Conversation> => {
  const { before, after } = await besides(deps, found);
  const authors = await authorsOf(deps, [found.post, ...before, ...after]);
  const show = (replies: readonly ReplyRecord[]) =>
    replies.slice(0, mostNearby).map((reply) => toNearbyText('reply', reply, authors));
  return {
    post: found.target.kind === 'post' ? null : toNearbyText('post', found.post, authors),
    before: show(before).toReversed(),
    after: show(after),
    moreBefore: before.length > mostNearby,
    moreAfter: after.length > mostNearby,
  };
};

/** What a moderator reads beside a post or reply: the discussion around it, and what is known of its author. */
export const readContext = async (deps: ForumDeps, caseId: string): Promise<CaseContext> => {
  const ref = targetOfCase(caseId);
  const [found, record] = await Promise.all([ref && findTarget(deps, ref), deps.cases.find(caseId)]);
  if (!found && !record) throw caseNotFound();
  const userId = found?.target.userId ?? record?.userId ?? null;
  const [author, conversation] = await Promise.all([
    userId === null ? null : readAuthorRecord(deps, { userId, caseId }),
    found && readConversation(deps, found),
  ]);
  return { author, conversation };
};
