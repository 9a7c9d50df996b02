import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { sectionsOf } from '../../../shared/markdown/sections.ts';
import './document-contents.css';

/** Fewer sections are seen at a glance. */
const WORTH_A_LIST = 3;

/** The sections of a document, each a link to where it begins. */
export function DocumentContents({ text }: { text: string }) {
  const { t } = useTranslation('library');
  const sections = sectionsOf(text);
  if (sections.length < WORTH_A_LIST) return null;
  return (
    <nav className="document-contents" aria-label={t('contents')}>
      <p className="document-contents__title" aria-hidden="true">
        {t('contents')}
      </p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link className="text-link" to={{ hash: `#${id}` }}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
