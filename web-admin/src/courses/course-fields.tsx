import { maxLength, maxValue, minValue, required } from 'ra-core';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { LanguageColumns } from '../shared/language-columns.tsx';
import { asText, neededToPublish } from '../shared/needed-to-publish.ts';
import { iconChoices, levelChoices } from './choices.ts';

const isRequired = [required()];
const isTitle = [neededToPublish, maxLength(120)];
const isDescription = [neededToPublish, maxLength(400)];
const isLength = [required(), minValue(1), maxValue(6000)];

/** How the course is shown, whatever its language. */
export const CourseFacts = () => (
  <>
    <SelectInput source="level" choices={levelChoices} validate={isRequired} />
    <SelectInput source="iconName" choices={iconChoices} validate={isRequired} />
    <NumberInput source="estimatedMinutes" validate={isLength} />
    <BooleanInput source="isPremium" helperText="resources.courses.premiumHelp" sx={{ pl: 1 }} />
  </>
);

/** A course's title and description in both languages. */
export const CourseTexts = () => (
  <LanguageColumns>
    {({ suffix, written }) => (
      <>
        <TextInput source={`title${suffix}`} validate={isTitle} parse={asText} slotProps={written} />
        <TextInput
          source={`description${suffix}`}
          validate={isDescription}
          parse={asText}
          multiline
          minRows={3}
          slotProps={written}
        />
      </>
    )}
  </LanguageColumns>
);
