import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { maxLength, maxValue, minValue, required, useRecordContext, useTranslate } from 'ra-core';
import { NumberInput, ReferenceArrayField, SelectInput, SingleFieldList, TextInput } from 'react-admin';
import { ContentEdit } from '../shared/content-edit.tsx';
import { contentStatusChoices } from '../shared/content-status.tsx';
import { LanguageColumns } from '../shared/language-columns.tsx';
import { MarkdownInput } from '../shared/markdown/markdown-input.tsx';
import type { StaffLesson } from './types.ts';

const isRequired = [required()];
const isTitle = [required(), maxLength(120)];
const isContent = [required(), maxLength(100_000)];
const isLength = [required(), minValue(1), maxValue(600)];

function Exercises() {
  const translate = useTranslate();
  const lesson = useRecordContext<StaffLesson>();
  if (!lesson || lesson.exerciseIds.length === 0) return null;
  return (
    <Box sx={{ width: '100%', mb: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {translate('resources.lessons.fields.exerciseIds')}
      </Typography>
      <ReferenceArrayField source="exerciseIds" reference="exercises">
        <SingleFieldList linkType="edit" />
      </ReferenceArrayField>
    </Box>
  );
}

/** Changes a lesson. The server publishes it only if each of its exercises passes its self-test. */
export function LessonEdit() {
  return (
    <ContentEdit readAt={({ id }) => `/lessons/${id}`}>
      <Exercises />
      <Box
        sx={{
          display: 'grid',
          width: '100%',
          columnGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        <SelectInput
          source="status"
          choices={contentStatusChoices}
          validate={isRequired}
          helperText="resources.lessons.statusHelp"
        />
        <NumberInput source="estimatedMinutes" validate={isLength} />
      </Box>
      <LanguageColumns>
        {({ language, suffix, written }) => (
          <>
            <TextInput source={`title${suffix}`} validate={isTitle} slotProps={written} />
            <MarkdownInput source={`content${suffix}`} lang={language} validate={isContent} />
          </>
        )}
      </LanguageColumns>
    </ContentEdit>
  );
}
