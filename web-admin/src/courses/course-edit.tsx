import Box from '@mui/material/Box';
import { maxLength, maxValue, minValue, required } from 'ra-core';
import { useState } from 'react';
import {
  BooleanInput,
  Edit,
  NumberInput,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
} from 'react-admin';
import { ContentHead } from '../shared/content-edit.tsx';
import { contentStatusChoices } from '../shared/content-tags.tsx';
import { LanguageColumns } from '../shared/language-columns.tsx';
import { RefusalList } from '../shared/refusal-list.tsx';
import { useEditFailure } from '../shared/use-edit-failure.ts';
import { iconChoices, levelChoices } from './choices.ts';

const isRequired = [required()];
const isTitle = [required(), maxLength(120)];
const isDescription = [required(), maxLength(400)];
const isOrder = [required(), minValue(0)];
const isLength = [required(), minValue(1), maxValue(6000)];

const EditToolbar = () => (
  <Toolbar>
    <SaveButton type="button" />
  </Toolbar>
);

/** Changes a course. The server refuses to publish it while a lesson of it misjudges its own samples. */
export function CourseEdit() {
  const showFailure = useEditFailure('resources.courses.failures.update');
  const [refusal, setRefusal] = useState<unknown>(null);
  const onError = (error: unknown) => {
    setRefusal(error);
    showFailure(error);
  };
  return (
    <Edit
      mutationMode="pessimistic"
      actions={<ContentHead readAt={({ id }) => `/courses/${id}`} />}
      mutationOptions={{ onError }}
    >
      <SimpleForm toolbar={<EditToolbar />} warnWhenUnsavedChanges sx={{ p: { xs: 2, md: 3 } }}>
        <Box
          sx={{
            display: 'grid',
            width: '100%',
            columnGap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          }}
        >
          <SelectInput source="status" choices={contentStatusChoices} validate={isRequired} />
          <SelectInput source="level" choices={levelChoices} validate={isRequired} />
          <SelectInput source="iconName" choices={iconChoices} validate={isRequired} />
          <NumberInput source="orderIndex" validate={isOrder} helperText="resources.courses.orderHelp" />
          <NumberInput source="estimatedMinutes" validate={isLength} />
          <BooleanInput source="isPremium" helperText="resources.courses.premiumHelp" sx={{ pl: 1 }} />
        </Box>
        <LanguageColumns>
          {({ suffix, written }) => (
            <>
              <TextInput source={`title${suffix}`} validate={isTitle} slotProps={written} />
              <TextInput
                source={`description${suffix}`}
                validate={isDescription}
                multiline
                minRows={3}
                slotProps={written}
              />
            </>
          )}
        </LanguageColumns>
        <RefusalList title="resources.courses.failures.update" error={refusal} />
      </SimpleForm>
    </Edit>
  );
}
