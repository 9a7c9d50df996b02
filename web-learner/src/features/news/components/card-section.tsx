import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../shared/ui/notice.tsx';

const SHOWN = 6;

interface CardSectionProps<Item> {
  id: string;
  title: string;
  /** Said under the title where there is something to say of these items. */
  note?: string | undefined;
  query: UseQueryResult<Item[]>;
  empty: string;
  showAll: (count: number) => string;
  render: (item: Item) => ReactNode;
}

/** A grid of cards on the dashboard: the first six, and the rest when asked for. */
export function CardSection<Item>({
  id,
  title,
  note,
  query,
  empty,
  showAll,
  render,
}: CardSectionProps<Item>) {
  const [all, setAll] = useState(false);
  const { data, error, isPending, refetch } = query;
  return (
    <section className="news" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="news__note">{note}</p>}
      {isPending && <Bones />}
      {/* What was fetched before stays while a later fetch fails. */}
      {error && !data && <LoadError error={error} retry={() => void refetch()} />}
      {data?.length === 0 && <p className="news__note">{empty}</p>}
      {data && data.length > 0 && (
        <div className="card-grid">{data.slice(0, all ? data.length : SHOWN).map(render)}</div>
      )}
      {data && data.length > SHOWN && !all && (
        <button type="button" className="text-button" onClick={() => setAll(true)}>
          {showAll(data.length)}
        </button>
      )}
    </section>
  );
}

function Bones() {
  const { t } = useTranslation();
  return (
    <div className="card-grid" role="status" aria-label={t('loading')}>
      {[0, 1, 2].map((index) => (
        <div key={index} className="bones bones--plain-card" style={{ height: 210 }} />
      ))}
    </div>
  );
}
