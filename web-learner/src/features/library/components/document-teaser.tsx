import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { documentsQuery } from '../api/documents.ts';
import { useCategoryName } from '../hooks/use-category-name.ts';
import { DocumentIcon } from './document-icon.tsx';
import './document-teaser.css';

const SHOWN = 4;

/** The first documents of the library as lines, for the landing page. */
export function DocumentTeaser() {
  const { pick } = useLanguage();
  const nameOf = useCategoryName();
  const documents = useQuery(documentsQuery);
  const { data } = documents;
  if (documents.isLoadingError) return <LoadFailure query={documents} />;
  if (!data) return <div className="document-teaser__bones bones" />;
  return (
    <ul className="document-teaser">
      {data.slice(0, SHOWN).map((document) => (
        <li key={document.id}>
          <Link to={`/library/${document.id}`}>
            <DocumentIcon name={document.iconName} tint={document.iconColor} />
            <b>{pick(document, 'title')}</b>
            <span className="meta">
              <span>{nameOf(document.category)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
