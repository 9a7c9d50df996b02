import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { matchesSearch } from '@academy/web-kit/text/fold.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useAuthPrompt } from '../../../shared/session/auth-prompt.tsx';
import { useSession } from '../../../shared/session/session-context.tsx';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { LoadError, Notice } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { ListSearch } from '../../../shared/ui/list-search.tsx';
import { useAddressFilters } from '../../../shared/use-address-filters.ts';
import { categoriesQuery } from '../api/categories.ts';
import { documentsQuery, type DocumentSummary } from '../api/documents.ts';
import { useCategoryName } from '../hooks/use-category-name.ts';
import { shownCategories } from '../model/shown-categories.ts';
import { DocumentCard } from './document-card.tsx';
import { LibraryTotals } from './library-totals.tsx';

const REST_MS = 150;

/** No id of a category. */
const ALL = '';

/** All documents, with search and category filter. `upgrade` is what a premium document offers. */
export function LibraryPage({ upgrade }: { upgrade: ReactNode }) {
  const { t } = useTranslation('library');
  const { pick } = useLanguage();
  const nameOf = useCategoryName();
  const [{ q: search, category: asked }, change] = useAddressFilters('q', 'category');
  const documents = useQuery(documentsQuery);
  const known = useQuery(categoriesQuery);
  const categories = shownCategories(known.data ?? [], documents.data ?? []);
  // Where the categories could not be read, what was asked for holds all the same.
  const category = known.isLoadingError ? asked : (categories.find(({ id }) => id === asked)?.id ?? ALL);
  const isHeld = documents.isPending || (known.isPending && asked !== ALL);
  const listed = isHeld ? undefined : documents.data;
  const found = listed?.filter(
    (document) =>
      (category === ALL || document.category === category) &&
      matchesSearch(search, [
        pick(document, 'title'),
        pick(document, 'description'),
        nameOf(document.category),
      ]),
  );
  const clear = () => change({ q: '', category: '' });

  return (
    <div className="page">
      <header className="page__head">
        <PageHeading title={t('title')} />
        <p className="page__lead">{t('lead')}</p>
      </header>
      <div className="filters">
        <ListSearch label={t('search')} value={search} restMs={REST_MS} onSearch={(q) => change({ q })} />
        <ChoiceRow
          label={t('categories')}
          value={category}
          onChange={(id) => change({ category: id })}
          options={[
            { value: ALL, text: t('all') },
            ...categories.map((one) => ({ value: one.id, text: pick(one, 'name') })),
          ]}
        />
      </div>
      {documents.isLoadingError && (
        <LoadError error={documents.error} retry={() => void documents.refetch()} />
      )}
      {known.isLoadingError && <LoadError error={known.error} retry={() => void known.refetch()} />}
      {isHeld && !documents.isLoadingError && <LibraryBones />}
      {found?.length === 0 && (
        <Notice title={t('empty')}>
          <button type="button" className="button button--quiet button--small" onClick={clear}>
            {t('clear')}
          </button>
        </Notice>
      )}
      <div className="card-grid">
        {found?.map((document) => (
          <DocumentCard
            key={document.id}
            document={document}
            action={<DocumentAction document={document} upgrade={upgrade} />}
          />
        ))}
      </div>
      {documents.data && documents.data.length > 0 && <LibraryTotals documents={documents.data} />}
    </div>
  );
}

function DocumentAction({ document, upgrade }: { document: DocumentSummary; upgrade: ReactNode }) {
  const { t } = useTranslation('library');
  const { status } = useSession();
  const openDialog = useAuthPrompt();
  if (document.isOpen) {
    return (
      <Link className="button button--quiet button--small" to={`/library/${document.id}`}>
        {t('readMore')}
      </Link>
    );
  }
  if (status === 'signed-out' && !document.isPremium) {
    return (
      <Button size="small" onClick={() => openDialog('sign-in')}>
        {t('signIn')}
      </Button>
    );
  }
  return upgrade;
}

function LibraryBones() {
  const { t } = useTranslation();
  return (
    <div className="card-grid" role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <div key={index} className="bones bones--plain-card" style={{ height: 250 }} />
      ))}
    </div>
  );
}
