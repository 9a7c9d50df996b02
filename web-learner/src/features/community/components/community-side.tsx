import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { postUrl } from '../../../shared/links.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { categoriesQuery, communityFiguresQuery } from '../api/community.ts';
import { newestQuery } from '../api/posts.ts';
import { cut } from '../model/author.ts';
import { popular } from '../model/popular.ts';
import { OpenQuestions } from './open-questions.tsx';

const CATEGORIES = 5;
const RECENT = 3;
const TITLE_LENGTH = 50;

/** What stands beside the list: popular categories, true figures, the newest posts, open questions. */
export function CommunitySide() {
  return (
    <aside className="community__side">
      <PopularCategories />
      <Figures />
      <RecentActivity />
      <OpenQuestions />
    </aside>
  );
}

function PopularCategories() {
  const { t } = useTranslation('community');
  const shared = useTranslation().t;
  const { pick, language } = useLanguage();
  const categories = useQuery(categoriesQuery).data ?? [];
  if (categories.length === 0) return null;
  return (
    <section className="side-box" aria-labelledby="popular-title">
      <h2 id="popular-title">{t('popular')}</h2>
      <ul className="side-box__lines">
        {popular(categories, CATEGORIES).map((category) => (
          <li key={category.id}>
            <Link to={`/community?category=${category.id}`}>{pick(category, 'name')}</Link>
            <span title={shared('count.posts', { count: category.postCount })}>
              {formatNumber(category.postCount, language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures() {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const { data: figures, isError } = useQuery(communityFiguresQuery);
  return (
    <section className="side-box" aria-labelledby="figures-title">
      <h2 id="figures-title">{t('figures.title')}</h2>
      <dl className="side-box__figures">
        {(['postCount', 'replyCount', 'activeMembers', 'answeredCount'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`figures.${name}`, { count: figures?.[name] ?? 0 })}</dt>
            <dd>{figures ? formatNumber(figures[name], language) : isError ? '–' : '\u00a0'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RecentActivity() {
  const { t } = useTranslation('community');
  const query = useQuery(newestQuery(RECENT));
  const posts = query.data;
  return (
    <section className="side-box" aria-labelledby="recent-title">
      <h2 id="recent-title">{t('recent')}</h2>
      <LoadFailure query={query} />
      {posts?.length === 0 && <p className="side-box__empty">{t('noRecent')}</p>}
      <ul className="side-box__posts">
        {posts?.map((post) => (
          <li key={post.id}>
            <Link to={postUrl(post.id)}>{cut(post.title || t('deletedPost'), TITLE_LENGTH)}</Link>
            <span className="meta">
              <TimeAgo at={post.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
