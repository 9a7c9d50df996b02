import type { People } from '@academy/service-kit/people/people.ts';
import type { MailQueueDeps } from '../../mail/use-cases/mail-deps.ts';
import { requestMail } from '../../mail/use-cases/request-mail.ts';
import type { PreferenceRepository } from '../../notifications/data/preference-repository.ts';
import type { ReplyRepository } from '../../notifications/data/reply-repository.ts';
import type { SubjectRepository } from '../../notifications/data/subject-repository.ts';
import type { LearnedRepository } from '../data/learned-repository.ts';
import { isoWeekOf } from '../domain/iso-week.ts';
import { figuresOf } from '../domain/learned.ts';
import { newsFor, type News } from '../domain/news.ts';

export interface DigestDeps extends MailQueueDeps {
  preferences: Pick<PreferenceRepository, 'listWhoTurnedOn'>;
  subjects: Pick<SubjectRepository, 'listPublishedSince' | 'listByIds'>;
  replies: Pick<ReplyRepository, 'mostAnsweredSince'>;
  learned: Pick<LearnedRepository, 'listOf'>;
  people: Pick<People, 'find'>;
  publicUrl: string;
}

const weekMs = 7 * 24 * 60 * 60 * 1000;
const together = 100;
/** More than a digest names, since each reader sees those in one language. */
const mostPosts = 20;

const gatherNews = async ({ subjects, replies }: DigestDeps, since: Date): Promise<News> => {
  const published = await subjects.listPublishedSince(since);
  const answered = await replies.mostAnsweredSince(since, mostPosts);
  const posts = await subjects.listByIds('post', answered);
  const visible = answered.flatMap((id) => {
    const post = posts.get(id);
    return post?.isVisible ? [post] : [];
  });
  return [...published, ...visible];
};

interface Week {
  name: string;
  from: Date;
  until: Date;
  news: News;
}

/** Gives whether there is anything new for this member. */
const sendOne = async (
  deps: DigestDeps,
  userId: string,
  { name, from, until, news }: Week,
): Promise<boolean> => {
  const person = await deps.people.find(userId);
  if (!person) return false;
  const { publicUrl } = deps;
  const items = newsFor(news, { language: person.language ?? 'es', publicUrl });
  if (items.length === 0) return false;
  await requestMail(deps, {
    _id: `weekly_digest:${name}:${userId}`,
    template: 'weekly_digest',
    userId,
    values: {
      name: person.firstName,
      from: from.toISOString(),
      until: until.toISOString(),
      ...figuresOf(await deps.learned.listOf(userId), from),
      items,
      url: publicUrl,
    },
  });
  return true;
};

/**
 * Asks for the digest of every member who turned it on: one for each ISO week, in UTC, however often this runs. After a
 * crash it begins anew and asks for the same mails.
 */
export const sendDigests = async (
  deps: DigestDeps,
  signal: AbortSignal,
): Promise<{ news: number; members: number; mails: number }> => {
  const until = deps.now();
  const from = new Date(until.getTime() - weekMs);
  const news = await gatherNews(deps, from);
  const week: Week = { name: isoWeekOf(until), from, until, news };
  const figures = { news: news.length, members: 0, mails: 0 };
  for (let after: string | undefined; ;) {
    signal.throwIfAborted();
    const page = await deps.preferences.listWhoTurnedOn('weekly_digest_mail', { after, limit: together });
    for (const userId of page) if (await sendOne(deps, userId, week)) figures.mails += 1;
    figures.members += page.length;
    after = page.at(-1);
    if (after === undefined) return figures;
  }
};
