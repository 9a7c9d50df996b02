import type { StaffDocumentCategory } from '@academy/contracts/http/library/document-categories.ts';
import { useTranslate } from 'ra-core';
import { CreateButton, DataTable } from 'react-admin';
import { CategoryStatus } from '../shared/categories/category-status.tsx';
import { RetireButton } from '../shared/categories/retire-button.tsx';
import { useCategoryText } from '../shared/categories/use-category-text.ts';
import { ListNothing } from '../shared/list-nothing.tsx';
import { placeOf, withPlace } from '../shared/order.tsx';
import { RecordCards } from '../shared/record-cards.tsx';
import { ResourceList } from '../shared/resource-list.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { RowLink } from '../shared/row-link.tsx';
import { DeleteCategoryButton } from './delete-category-button.tsx';

const columns = ['id', 'nameEs', 'nameEn', 'orderIndex', 'documentCount', 'binnedCount', 'isRetired'];

const Buttons = () => (
  <>
    <RetireButton />
    <DeleteCategoryButton />
  </>
);

/** The documents that stand in it, in their list. */
const documentsOf = ({ id }: StaffDocumentCategory) =>
  `/documents?filter=${encodeURIComponent(JSON.stringify({ category: id }))}`;

/** The categories of documents in their order, the retired ones too. */
export function DocumentCategoryList() {
  const translate = useTranslate();
  const { nameOf } = useCategoryText();
  const countOf = ({ documentCount, binnedCount }: StaffDocumentCategory) =>
    [
      translate('resources.document-categories.documents', { smart_count: documentCount }),
      ...(binnedCount > 0
        ? [translate('resources.document-categories.binned', { smart_count: binnedCount })]
        : []),
    ].join(', ');
  return (
    <ResourceList<StaffDocumentCategory>
      filters={[]}
      sort={{ field: 'orderIndex', order: 'ASC' }}
      columns={columns}
      toRow={withPlace}
      actions={<CreateButton label="resources.document-categories.action.create" variant="contained" />}
      cards={
        <RecordCards<StaffDocumentCategory>
          to={({ id }) => `/document-categories/${id}`}
          title={nameOf}
          detail={countOf}
          tags={() => <CategoryStatus />}
          actions={<Buttons />}
        />
      }
    >
      <DataTable<StaffDocumentCategory>
        rowClick="edit"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.document-categories.empty" />}
      >
        {/* A NumberCol takes no render. */}
        <DataTable.Col<StaffDocumentCategory> source="orderIndex" align="right" render={placeOf} />
        {(['nameEs', 'nameEn'] as const).map((field) => (
          <DataTable.Col<StaffDocumentCategory>
            key={field}
            source={field}
            label={`resources.document-categories.columns.${field}`}
            cellSx={() => ({ minWidth: 150, overflowWrap: 'anywhere', fontWeight: 600 })}
            render={(category) => (
              <RowLink to={`/document-categories/${category.id}`}>{category[field]}</RowLink>
            )}
          />
        ))}
        <DataTable.Col<StaffDocumentCategory>
          source="documentCount"
          disableSort
          render={(category) => <RowLink to={documentsOf(category)}>{countOf(category)}</RowLink>}
        />
        <DataTable.Col<StaffDocumentCategory>
          source="isRetired"
          label="resources.document-categories.fields.status"
          disableSort
          field={CategoryStatus}
        />
        <DataTable.Col<StaffDocumentCategory> align="right" label="academy.actions">
          <RowActions>
            <Buttons />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
