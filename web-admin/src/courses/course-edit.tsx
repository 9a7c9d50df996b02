import Box from '@mui/material/Box';
import { maxLength, maxValue, minValue, required } from 'ra-core';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { ContentEdit } from '../shared/content-edit.tsx';
import { queueableStatusChoices } from '../shared/content-status.tsx';
import { LanguageColumns } from '../shared/language-columns.tsx';
import { OrderInput } from '../shared/order.tsx';
import { iconChoices, levelChoices } from './choices.ts';
import { ContestedCriteria } from './contested-criteria.tsx';

const isRequired = [required()];
const isTitle = [required(), maxLength(120)];
const isDescription = [required(), maxLength(400)];
const isLength = [required(), minValue(1), maxValue(6000)];

/** Changes a course. The server refuses to publish it while a lesson of it misjudges its own samples. */
export function CourseEdit() {
  return (
    <ContentEdit readAt={({ id }) => `/courses/${id}`}>
      <Box
        sx={{
          display: 'grid',
          width: '100%',
          columnGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
        }}
      >
        <SelectInput
          source="status"
          choices={queueableStatusChoices}
          validate={isRequired}
          helperText="resources.courses.statusHelp"
        />
        <SelectInput source="level" choices={levelChoices} validate={isRequired} />
        <SelectInput source="iconName" choices={iconChoices} validate={isRequired} />
        <OrderInput source="orderIndex" helperText="resources.courses.orderHelp" />
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
      <ContestedCriteria />
    </ContentEdit>
  );
}
