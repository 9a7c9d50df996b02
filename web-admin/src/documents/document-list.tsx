import { useMayWrite } from '../shared/rights/use-may.ts';
import type { StaffDocument } from '@academy/contracts/http/library/staff-documents.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { CreateButton, DataTable } from 'react-admin';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { useDocumentCategories } from '../shared/categories/use-document-categories.ts';
import { ImportLink } from '../shared/content-import/import-link.tsx';
import { queueableStatusFilter } from '../shared/content-status.tsx';
import { QueueableStatusTag } from '../shared/queueable-status-tag.tsx';
import { DeleteContentButton } from '../shared/delete-content-button.tsx';
import { DayField } from '../shared/day-field.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { SearchFilter } from '../shared/search-filter.tsx';
import { useOwnText } from '../shared/use-own-text.ts';
import { AccessTag } from './access-tag.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { PublishButton } from './publish-button.tsx';

const filters = [
  <SearchFilter key="q" source="q" alwaysOn text="resources.documents.fields.q" />,
  queueableStatusFilter,
  <CategoryFilter key="category" source="category" alwaysOn />,
];

const columns = [
  'id',
  'titleEs',
  'titleEn',
  'category',
  'isPremium',
  'status',
  'readingMinutes',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'queuedAt',
];

const csvWords = { status: 'academy.statuses' };

/** All documents, drafts included. */
export function DocumentList() {
  const { language } = useLanguage();
  const { titleField, titleOf } = useOwnText();
  const mayWrite = useMayWrite('documents');
  const { categoryName } = useDocumentCategories();
  const categoryOf = ({ category }: StaffDocument) => categoryName(category);
  return (
    <ResourceList<StaffDocument>
      filters={filters}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      columns={columns}
      csvWords={csvWords}
      toRow={(document) => ({ ...document, category: categoryOf(document) })}
      actions={
        <>
          <ImportLink to="/documents/import" />
          <CreateButton variant="contained" size="medium" label="resources.documents.action.create" />
        </>
      }
      cards={
        <RecordCards<StaffDocument>
          to={({ id }) => `/documents/${id}`}
          title={titleOf}
          detail={(document) => `${categoryOf(document)} · ${formatDateTime(document.updatedAt, language)}`}
          tags={() => (
            <>
              <QueueableStatusTag />
              <AccessTag />
            </>
          )}
          actions={<PublishButton />}
        />
      }
    >
      <DataTable<StaffDocument>
        rowClick="edit"
        bulkActionButtons={mayWrite ? <BulkActions /> : false}
        empty={<ListNothing text="resources.documents.empty" />}
      >
        <DataTable.Col<StaffDocument>
          source={titleField}
          cellSx={() => ({ minWidth: 170, fontWeight: 600 })}
          render={(document) => <RowLink to={`/documents/${document.id}`}>{titleOf(document)}</RowLink>}
        />
        <DataTable.Col<StaffDocument> source="category" render={categoryOf} />
        <DataTable.Col<StaffDocument>
          source="isPremium"
          label="resources.documents.fields.access"
          field={AccessTag}
        />
        <DataTable.Col<StaffDocument> source="status" field={QueueableStatusTag} />
        <DataTable.Col<StaffDocument> source="updatedAt" field={DayField} />
        <DataTable.Col<StaffDocument> align="right" label="academy.actions">
          <RowActions>
            <PublishButton />
            <DeleteContentButton backTo={() => 'documents'} />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
