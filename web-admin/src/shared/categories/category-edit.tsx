import Box from '@mui/material/Box';
import { useRecordContext, useResourceContext, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { BooleanInput, Edit, ListButton, Toolbar } from 'react-admin';
import { ConsoleForm } from '../console-form.tsx';
import { OrderInput } from '../order.tsx';
import { PageHeading } from '../page-heading.tsx';
import { SaveButton } from '../save-button.tsx';
import { useEditFailure } from '../use-edit-failure.ts';
import { useCategoryText } from './use-category-text.ts';

function Actions() {
  const { nameOf } = useCategoryText();
  const category = useRecordContext<RaRecord & { nameEs: string; nameEn: string }>();
  return (
    <Box sx={{ pb: 1 }}>
      <ListButton sx={{ ml: -1, mb: 1 }} />
      {category ? <PageHeading text={nameOf(category)} /> : null}
    </Box>
  );
}

interface RetiredProps {
  /** The id of one that cannot be retired, and the key of why. */
  staysOpen?: { id: string; help: string } | undefined;
}

function Retired({ staysOpen }: RetiredProps) {
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id;
  const stays = staysOpen !== undefined && id === staysOpen.id;
  return (
    <BooleanInput
      source="isRetired"
      disabled={stays}
      helperText={stays ? staysOpen.help : `resources.${resource}.retiredHelp`}
      sx={{ pl: 1 }}
    />
  );
}

/** Renames a category, moves it in the order, retires it or brings it back. */
export function EditedCategory({ staysOpen, children }: RetiredProps & { children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const onError = useEditFailure(`resources.${resource}.failures.update`);
  return (
    <Edit mutationMode="pessimistic" actions={<Actions />} mutationOptions={{ onError }}>
      <ConsoleForm
        toolbar={
          <Toolbar>
            <SaveButton type="button" />
          </Toolbar>
        }
      >
        <Box
          sx={{
            display: 'grid',
            width: '100%',
            columnGap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' },
          }}
        >
          <OrderInput source="orderIndex" helperText={`resources.${resource}.orderHelp`} />
          <Retired staysOpen={staysOpen} />
        </Box>
        {children}
      </ConsoleForm>
    </Edit>
  );
}
