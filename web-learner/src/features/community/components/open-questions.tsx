import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { postUrl } from '../../../shared/links.ts';
import { unansweredQuery } from '../api/posts.ts';
import { topicsFirst } from '../model/popular.ts';

const SHOWN = 3;

/** Posts that wait for a first reply, those about lessons and documents first. */
export function OpenQuestions() {
  const { t } = useTranslation('community');
  const { pick } = useLanguage();
  const asked = useQuery(unansweredQuery).data?.filter(({ user }) => user.kind !== 'team');
  const posts = topicsFirst(asked ?? [], SHOWN);
  if (posts.length === 0) return null;
  return (
    <section className="side-box" aria-labelledby="open-title">
      <h2 id="open-title">{t('open')}</h2>
      <ul className="side-box__posts">
        {posts.map((post) => (
          <li key={post.id}>
            <Link to={postUrl(post.id)}>{post.title}</Link>
            {post.topic && <span className="meta">{pick(post.topic, 'title')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
