import { findAutomationKind } from '@academy/contracts/automations/kinds/automation-kinds.ts';
import { automationTypes } from '@academy/contracts/shared/automation-types.ts';
import Box from '@mui/material/Box';
import { required, useNotify, useRedirect } from 'ra-core';
import { BooleanInput, Create, ListButton, SelectInput, Toolbar } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useAutomationName } from '../shared/automation-name.ts';
import { ConsoleForm } from '../shared/console-form.tsx';
import { PageHeading } from '../shared/page-heading.tsx';
import { SaveButton } from '../shared/save-button.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { IntervalInput } from './interval-input.tsx';
import { intervalUnits } from './interval.ts';

const isRequired = required();

const Actions = () => (
  <Box sx={{ pb: 1 }}>
    <ListButton sx={{ ml: -1, mb: 1 }} />
    <PageHeading text="resources.automations.page.create" />
  </Box>
);

const CreateToolbar = () => (
  <Toolbar>
    <SaveButton type="button" label="resources.automations.action.save" />
  </Toolbar>
);

/** What it does; until somebody chooses an interval, it is the one that suits the type. */
function TypeInput() {
  const { getFieldState, setValue } = useFormContext();
  const nameOf = useAutomationName();
  const suit = (type: string) => {
    if (getFieldState('intervalMs').isDirty) return;
    setValue('intervalMs', findAutomationKind(type)?.intervalMs);
  };
  return (
    <SelectInput
      source="type"
      choices={automationTypes.map((id) => ({ id, name: nameOf(id) }))}
      translateChoice={false}
      validate={isRequired}
      fullWidth
      onChange={(event) => suit(event.target.value as string)}
    />
  );
}

/** A new automation of a known type; its first run is one interval away. */
export function AutomationCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useEditFailure('resources.automations.failures.create');
  return (
    <Create
      actions={<Actions />}
      mutationOptions={{
        onError,
        onSuccess() {
          notify('resources.automations.notifications.created', { type: 'success' });
          redirect('list', 'automations');
        },
      }}
    >
      <ConsoleForm
        toolbar={<CreateToolbar />}
        defaultValues={{ intervalMs: intervalUnits.days, isActive: true }}
      >
        <TypeInput />
        <IntervalInput />
        <BooleanInput source="isActive" />
      </ConsoleForm>
    </Create>
  );
}
