import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { relatedQuery } from '../api/documents.ts';
import { DocumentCard } from './document-card.tsx';

export function RelatedDocuments({ id }: { id: string }) {
  const { t } = useTranslation('library');
  const { data } = useQuery(relatedQuery(id));
  if (!data?.length) return null;
  return (
    <section className="document__related">
      <h2>{t('related')}</h2>
      <div className="card-grid">
        {data.map((document) => (
          <DocumentCard key={document.id} document={document} level={3} />
        ))}
      </div>
    </section>
  );
}
