import { formatDate } from '@academy/web-kit/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { NewsItem } from '../api/news.ts';
import { OutwardLink } from './outward-link.tsx';

/** One item with its source and its own date; a background piece says that it is one. */
export function NewsCard({ item }: { item: NewsItem }) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  return (
    <article className="news-card sheet">
      <div className="news-card__tags">
        <span className={item.origin === 'academy' ? 'tag tag--key' : 'tag'}>{item.category}</span>
        {item.origin === 'background' && <span className="tag">{t('news.background')}</span>}
      </div>
      <h3>
        <OutwardLink url={item.url}>{item.title}</OutwardLink>
      </h3>
      {item.description && <p>{item.description}</p>}
      <p className="meta">
        <span>{item.source}</span>
        <time dateTime={item.timestamp}>{formatDate(item.timestamp, language)}</time>
      </p>
    </article>
  );
}
