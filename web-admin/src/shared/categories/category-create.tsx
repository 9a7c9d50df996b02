import Box from '@mui/material/Box';
import { useNotify, useRedirect, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { Create, ListButton, Toolbar } from 'react-admin';
import { ConsoleForm } from '../console-form.tsx';
import { PageHeading } from '../page-heading.tsx';
import { SaveButton } from '../save-button.tsx';
import { useEditFailure } from '../use-edit-failure.ts';

interface NewCategoryProps {
  defaultValues?: Record<string, unknown>;
  /** The inputs. */
  children: ReactNode;
}

/** A new category, last in the order. Its address is made of its English name. */
export function NewCategory({ defaultValues, children }: NewCategoryProps) {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useEditFailure(`resources.${resource}.failures.create`);
  return (
    <Create
      actions={
        <Box sx={{ pb: 1 }}>
          <ListButton sx={{ ml: -1, mb: 1 }} />
          <PageHeading text={`resources.${resource}.page.create`} />
        </Box>
      }
      mutationOptions={{
        onError,
        onSuccess() {
          notify(`resources.${resource}.notifications.created`, { type: 'success' });
          redirect('list', resource);
        },
      }}
    >
      <ConsoleForm
        toolbar={
          <Toolbar>
            <SaveButton type="button" label={`resources.${resource}.action.save`} />
          </Toolbar>
        }
        {...(defaultValues && { defaultValues })}
      >
        {children}
      </ConsoleForm>
    </Create>
  );
}
