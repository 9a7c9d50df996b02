import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { postUrl } from '../../../shared/links.ts';
import { useSession } from '../../../shared/session/session-context.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { topicPostsQuery, type ForumTopic } from '../api/posts.ts';
import { mayPost } from '../model/rights.ts';
import { WriteButton } from './write-button.tsx';
import './forum.css';
import './topic-discussion.css';

const SHOWN = 3;

interface TopicDiscussionProps {
  topic: ForumTopic & { title: string };
  /** What is offered to those who may not ask. */
  upgrade: ReactNode;
}

/** The newest posts about a lesson or document, and the way to ask. */
export function TopicDiscussion({ topic, upgrade }: TopicDiscussionProps) {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const { user } = useSession();
  const query = useQuery(topicPostsQuery(topic, SHOWN));
  const posts = query.data;
  return (
    <section className="topic-discussion sheet" aria-labelledby="discussion-title">
      <h2 id="discussion-title">{t(`discussion.${topic.kind}`)}</h2>
      <LoadFailure query={query} />
      {posts?.length === 0 && <p className="hint">{t('discussion.empty')}</p>}
      <ul>
        {posts?.map((post) => (
          <li key={post.id}>
            <Link to={postUrl(post.id)}>{post.title || t('deletedPost')}</Link>
            <span className="meta">
              <TimeAgo at={post.createdAt} />
              <span>{shared('count.replies', { count: post.replyCount })}</span>
              {post.acceptedReplyId !== null && <span>{t('answered')}</span>}
            </span>
          </li>
        ))}
      </ul>
      {mayPost(user) ? (
        <WriteButton label={t('discussion.ask')} look={{ size: 'small' }} topic={topic} />
      ) : (
        <div className="topic-discussion__upgrade">
          <p className="hint">{t('discussion.premium')}</p>
          {upgrade}
        </div>
      )}
    </section>
  );
}
