import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useSession } from '../../../shared/session/session-context.tsx';
import { ListSearch } from '../../../shared/ui/list-search.tsx';
import { categoriesQuery } from '../api/community.ts';
import type { PostFilters } from '../model/filters.ts';

const REST_MS = 300;

interface FilterBarProps {
  filters: PostFilters;
  onChange: (change: Partial<PostFilters>) => void;
}

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('community');
  const { pick } = useLanguage();
  const { status } = useSession();
  const categories = useQuery(categoriesQuery).data ?? [];
  const isKnown = filters.category === null || categories.some(({ id }) => id === filters.category);
  return (
    <div className="filters community__filters">
      <ListSearch label={t('search')} value={filters.q} restMs={REST_MS} onSearch={(q) => onChange({ q })} />
      <select
        className="select"
        aria-label={t('filter.category')}
        value={filters.category ?? ''}
        onChange={(event) => onChange({ category: event.target.value || null })}
      >
        <option value="">{t('filter.allCategories')}</option>
        {!isKnown && <option value={filters.category!}>{t('general')}</option>}
        {categories.map((category) => (
          <option key={category.id} value={category.id}>
            {pick(category, 'name')}
          </option>
        ))}
      </select>
      <select
        className="select"
        aria-label={t('filter.language')}
        value={filters.language ?? ''}
        onChange={({ target }) => onChange({ language: target.value === '' ? null : (target.value as 'es') })}
      >
        <option value="">{t('filter.bothLanguages')}</option>
        <option value="es">{t('inSpanish')}</option>
        <option value="en">{t('inEnglish')}</option>
      </select>
      <div className="choice-row">
        <Toggle name="unanswered" filters={filters} onChange={onChange} />
        {status === 'signed-in' && <Toggle name="mine" filters={filters} onChange={onChange} />}
      </div>
    </div>
  );
}

function Toggle({ name, filters, onChange }: FilterBarProps & { name: 'unanswered' | 'mine' }) {
  const { t } = useTranslation('community');
  return (
    <button type="button" aria-pressed={filters[name]} onClick={() => onChange({ [name]: !filters[name] })}>
      {t(`filter.${name}`)}
    </button>
  );
}
