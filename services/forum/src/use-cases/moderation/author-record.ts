import type { AuthorRecord, EarlierCase } from '@academy/contracts/http/forum/case-context.ts';
import type { BriefCase } from '../../domain/moderation/case.ts';
import { timesMuted } from '../../domain/moderation/mute.ts';
import { toEarlierCase } from '../../views/context-views.ts';
import type { ForumDeps } from '../deps.ts';
import { textsOf } from './show-cases.ts';

/** Cases that are listed beside another; the list has them all. */
const mostCases = 10;

const showEarlier = async (deps: ForumDeps, cases: readonly BriefCase[]): Promise<EarlierCase[]> => {
  const texts = await textsOf(deps, cases);
  return cases.map((record) => toEarlierCase(record, texts.get(record._id)));
};

/** What the forum knows of an author, with their cases but for the one that is read. */
export const readAuthorRecord = async (
  deps: ForumDeps,
  { userId, caseId }: { userId: string; caseId: string },
): Promise<AuthorRecord> => {
  const [person, posts, replies, counts, mute, others] = await Promise.all([
    deps.people.find(userId),
    deps.posts.countOf(userId),
    deps.replies.countOf(userId),
    deps.cases.countsOf(userId),
    deps.mutes.find(userId),
    deps.cases.listOthersOf({ userId, exceptId: caseId, limit: mostCases }),
  ]);
  return {
    memberSince: person?.createdAt?.toISOString() ?? null,
    posts,
    replies,
    ...counts,
    muted: timesMuted(mute),
    cases: await showEarlier(deps, others.rows),
    caseCount: others.total,
  };
};
