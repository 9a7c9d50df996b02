import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered, isSearch, type PostFilters } from '../model/filters.ts';

interface EmptyCommunityProps {
  filters: PostFilters;
  onClear: () => void;
  /** A way to write the first post, or what leads there. */
  action: ReactNode;
}

/** Where the list has nothing: says so, what people ask here, and how to begin. */
export function EmptyCommunity({ filters, onClear, action }: EmptyCommunityProps) {
  const { t } = useTranslation('community');
  const title = isSearch(filters) ? t('empty.search') : t(filters.category ? 'empty.category' : 'empty.all');
  const ideas = t('empty.ideas', { returnObjects: true }) as string[];
  return (
    <section className="notice sheet community__empty">
      <h2>{title}</h2>
      <p>{t('empty.ask')}</p>
      <ul>
        {ideas.map((idea) => (
          <li key={idea}>{idea}</li>
        ))}
      </ul>
      <div className="notice__actions">
        {action}
        {isFiltered(filters) && (
          <button type="button" className="button button--quiet button--small" onClick={onClear}>
            {t('empty.clear')}
          </button>
        )}
      </div>
    </section>
  );
}
