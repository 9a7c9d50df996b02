import Box from '@mui/material/Box';
import { useNotify, useRedirect } from 'ra-core';
import { Create, ListButton, Toolbar } from 'react-admin';
import { ConsoleForm } from '../shared/console-form.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { SaveButton } from '../shared/save-button.tsx';
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
    <SaveButton type="button" label="resources.categories.action.save" />
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
      <ConsoleForm toolbar={<CreateToolbar />} defaultValues={noDescriptions}>
        <CategoryFields />
      </ConsoleForm>
    </Create>
  );
}
