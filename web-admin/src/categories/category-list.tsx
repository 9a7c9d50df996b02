import type { StaffForumCategory } from '@academy/contracts/http/forum/categories.ts';
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
import { generalCategoryId } from './general-category.ts';

const columns = [
  'id',
  'nameEs',
  'nameEn',
  'descriptionEs',
  'descriptionEn',
  'orderIndex',
  'postCount',
  'isRetired',
];

/** The community's categories in their order, the retired ones too. */
export function CategoryList() {
  const translate = useTranslate();
  const { nameOf, descriptionOf } = useCategoryText();
  const postsOf = ({ postCount }: StaffForumCategory) =>
    translate('resources.categories.posts', { smart_count: postCount });
  return (
    <ResourceList<StaffForumCategory>
      filters={[]}
      sort={{ field: 'orderIndex', order: 'ASC' }}
      columns={columns}
      toRow={withPlace}
      actions={<CreateButton label="resources.categories.action.create" variant="contained" />}
      cards={
        <RecordCards<StaffForumCategory>
          to={({ id }) => `/categories/${id}`}
          title={nameOf}
          detail={(category) => (
            <>
              {descriptionOf(category)}
              <br />
              {postsOf(category)}
            </>
          )}
          tags={() => <CategoryStatus />}
          actions={<RetireButton staysOpen={generalCategoryId} />}
        />
      }
    >
      <DataTable<StaffForumCategory>
        rowClick="edit"
        bulkActionButtons={false}
        empty={<ListNothing text="resources.categories.empty" />}
      >
        {/* A NumberCol takes no render. */}
        <DataTable.Col<StaffForumCategory> source="orderIndex" align="right" render={placeOf} />
        <DataTable.Col<StaffForumCategory>
          source="name"
          disableSort
          cellSx={() => ({ minWidth: 220, overflowWrap: 'anywhere' })}
          render={(category) => (
            <>
              <RowLink to={`/categories/${category.id}`}>
                <strong>{nameOf(category)}</strong>
              </RowLink>
              <br />
              {descriptionOf(category)}
            </>
          )}
        />
        <DataTable.NumberCol<StaffForumCategory> source="postCount" disableSort />
        <DataTable.Col<StaffForumCategory>
          source="isRetired"
          label="resources.categories.fields.status"
          disableSort
          field={CategoryStatus}
        />
        <DataTable.Col<StaffForumCategory> align="right" label="academy.actions">
          <RowActions>
            <RetireButton staysOpen={generalCategoryId} />
          </RowActions>
        </DataTable.Col>
      </DataTable>
    </ResourceList>
  );
}
