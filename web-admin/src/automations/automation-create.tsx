import { automationTypes } from '@academy/contracts/shared/automation-types.ts';
import Box from '@mui/material/Box';
import { minValue, required, useNotify, useRedirect } from 'ra-core';
import {
  BooleanInput,
  Create,
  ListButton,
  NumberInput,
  SaveButton,
  SelectInput,
  SimpleForm,
  Toolbar,
} from 'react-admin';
import { PageHeading } from '../shared/page-heading.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { chosenUnits, intervalUnits, type IntervalUnit } from './interval.ts';

const typeChoices = automationTypes.map((id) => ({ id, name: `resources.automations.types.${id}` }));
const unitChoices = chosenUnits.map((id) => ({
  id,
  name: `resources.automations.units.${id}`,
}));
const isRequired = required();
const isCount = [required(), minValue(1)];

interface Draft {
  type: string;
  count: number;
  unit: IntervalUnit;
  isActive: boolean;
}

/** The form asks for a number and its unit; the server takes milliseconds. */
const toDraft = ({ type, count, unit, isActive }: Draft) => ({
  type,
  intervalMs: Math.round(count) * intervalUnits[unit],
  isActive,
});

const Actions = () => (
  <Box sx={{ pb: 1 }}>
    <ListButton sx={{ ml: -1, mb: 1 }} />
    <PageHeading text="resources.automations.page.create" />
  </Box>
);

const CreateToolbar = () => (
  <Toolbar>
    <SaveButton type="button" label="resources.automations.action.create" />
  </Toolbar>
);

/** A new automation of a known type; its first run is one interval away. */
export function AutomationCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onError = useEditFailure('resources.automations.failures.create');
  return (
    <Create
      actions={<Actions />}
      transform={toDraft}
      mutationOptions={{
        onError,
        onSuccess() {
          notify('resources.automations.notifications.created', { type: 'success' });
          redirect('list', 'automations');
        },
      }}
    >
      <SimpleForm
        toolbar={<CreateToolbar />}
        defaultValues={{ count: 1, unit: 'days', isActive: true }}
        warnWhenUnsavedChanges
        sx={{ p: { xs: 2, md: 3 } }}
      >
        <SelectInput source="type" choices={typeChoices} validate={isRequired} fullWidth />
        <Box sx={{ display: 'flex', gap: 2, width: '100%' }}>
          <NumberInput
            source="count"
            min={1}
            step={1}
            validate={isCount}
            helperText="resources.automations.intervalHelp"
          />
          <SelectInput source="unit" choices={unitChoices} validate={isRequired} />
        </Box>
        <BooleanInput source="isActive" />
      </SimpleForm>
    </Create>
  );
}
