import type { StaffForumCategory } from '@academy/contracts/http/forum/categories.ts';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { BooleanInput, Edit, ListButton, Toolbar } from 'react-admin';
import { OrderInput } from '../shared/order.tsx';
import { ConsoleForm } from '../shared/console-form.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { CategoryFields } from './category-fields.tsx';
import { generalCategoryId } from './general-category.ts';
import { useCategoryText } from './use-category-text.ts';

function Actions() {
  const { nameOf } = useCategoryText();
  const category = useRecordContext<StaffForumCategory>();
  return (
    <Box sx={{ pb: 1 }}>
      <ListButton sx={{ ml: -1, mb: 1 }} />
      {category ? <PageHeading text={nameOf(category)} /> : null}
    </Box>
  );
}

const EditToolbar = () => (
  <Toolbar>
    <SaveButton type="button" />
  </Toolbar>
);

/** General takes the posts that have no other category, so it cannot be retired. */
function Retired() {
  const isGeneral = useRecordContext<StaffForumCategory>()?.id === generalCategoryId;
  return (
    <BooleanInput
      source="isRetired"
      disabled={isGeneral}
      helperText={`resources.categories.${isGeneral ? 'generalHelp' : 'retiredHelp'}`}
      sx={{ pl: 1 }}
    />
  );
}

/** Renames a category, moves it in the order, retires it or brings it back. */
export function CategoryEdit() {
  const onError = useEditFailure('resources.categories.failures.update');
  return (
    <Edit mutationMode="pessimistic" actions={<Actions />} mutationOptions={{ onError }}>
      <ConsoleForm toolbar={<EditToolbar />}>
        <Box
          sx={{
            display: 'grid',
            width: '100%',
            columnGap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' },
          }}
        >
          <OrderInput source="orderIndex" helperText="resources.categories.orderHelp" />
          <Retired />
        </Box>
        <CategoryFields />
      </ConsoleForm>
    </Edit>
  );
}
