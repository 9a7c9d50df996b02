import Box from '@mui/material/Box';
import { useNotify, useRedirect } from 'ra-core';
import { Create, ListButton, SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { PageHeading } from '../shared/page-heading.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { CategoryFields } from './category-fields.tsx';

const noDescriptions = { descriptionEs: '', descriptionEn: '' };

const Actions = () => (
  <Box sx={{ pb: 1 }}>
    <ListButton sx={{ ml: -1, mb: 1 }} />
    <PageHeading text="resources.categories.page.create" />
  </Box>
);

const CreateToolbar = () => (
  <Toolbar>
    <SaveButton type="button" label="resources.categories.action.create" />
  </Toolbar>
);

/** A new category, last in the order. Its address is made of its English name. */
export function CategoryCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useEditFailure('resources.categories.failures.create');
  return (
    <Create
      actions={<Actions />}
      mutationOptions={{
        onError,
        onSuccess() {
          notify('resources.categories.notifications.created', { type: 'success' });
          redirect('list', 'categories');
        },
      }}
    >
      <SimpleForm
        toolbar={<CreateToolbar />}
        defaultValues={noDescriptions}
        warnWhenUnsavedChanges
        sx={{ p: { xs: 2, md: 3 } }}
      >
        <CategoryFields />
      </SimpleForm>
    </Create>
  );
}
