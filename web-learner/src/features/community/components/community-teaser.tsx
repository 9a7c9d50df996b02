import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { postUrl } from '../../../shared/links.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { categoriesQuery } from '../api/community.ts';
import { newestQuery } from '../api/posts.ts';
import { fullName } from '../model/author.ts';
import { popular } from '../model/popular.ts';
import './community-teaser.css';

const SHOWN = 3;

/** Real discussions and categories, for the landing page. */
export function CommunityTeaser() {
  const shared = useTranslation().t;
  const { pick, language } = useLanguage();
  const categories = useQuery(categoriesQuery).data;
  const posts = useQuery(newestQuery(SHOWN, language));
  return (
    <div className="community-teaser">
      <ul className="community-teaser__kinds">
        {popular(categories ?? [], SHOWN).map((category) => (
          <li key={category.id}>
            <h3>
              <Link to={`/community?category=${category.id}`}>{pick(category, 'name')}</Link>
            </h3>
            <p>{pick(category, 'description')}</p>
            <p className="meta">{shared('count.posts', { count: category.postCount })}</p>
          </li>
        ))}
      </ul>
      <LoadFailure query={posts} />
      {posts.isPending && <div className="community-teaser__bones bones" />}
      <ul className="community-teaser__posts">
        {posts.data?.map((post) => (
          <li key={post.id}>
            <Link to={postUrl(post.id)}>
              <b>{post.title}</b>
              <span className="meta">
                {post.user.kind !== 'deleted' && <span>{fullName(post.user)}</span>}
                <TimeAgo at={post.createdAt} />
                <span>{shared('count.replies', { count: post.replyCount })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
