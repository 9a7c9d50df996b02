import Typography from '@mui/material/Typography';
import { maxLength, required, useTranslate, type RaRecord } from 'ra-core';
import { TextInput } from 'react-admin';
import { ContentEdit } from '../shared/content-edit.tsx';
import { LanguageColumns } from '../shared/language-columns.tsx';
import { SelfTestPanel } from './self-test-panel.tsx';
import { toChange, type ExerciseForm } from './form-values.ts';
import { RubricInput } from './rubric-input.tsx';
import { SamplesInput } from './samples-input.tsx';

const isTitle = [required(), maxLength(120)];
const isPrompt = [required(), maxLength(2000)];
const hints = [
  { name: 'nudge', validate: [required(), maxLength(600)] },
  { name: 'targeted', validate: [required(), maxLength(800)] },
  { name: 'example', validate: [required(), maxLength(2000)] },
];

const read = ({ lessonId }: RaRecord) => `/lessons/${lessonId}`;

/** Changes an exercise: its texts, rubric, hints and the samples that its rubric must judge rightly. */
export function ExerciseEdit() {
  return (
    <ContentEdit readAt={read} transform={(form: ExerciseForm) => toChange(form)}>
      <Heading text="resources.exercises.rubric" />
      <RubricInput />
      <LanguageColumns>
        {({ language, suffix, written }) => (
          <>
            <TextInput source={`title${suffix}`} validate={isTitle} slotProps={written} />
            <TextInput
              source={`prompt${suffix}`}
              validate={isPrompt}
              multiline
              minRows={4}
              slotProps={written}
            />
            {hints.map(({ name, validate }) => (
              <TextInput
                key={name}
                source={`hints.${name}.${language}`}
                label={`resources.exercises.hints.${name}`}
                validate={validate}
                multiline
                minRows={2}
                slotProps={written}
              />
            ))}
            <SamplesInput kind="good" language={language} />
            <SamplesInput kind="weak" language={language} />
          </>
        )}
      </LanguageColumns>
      <SelfTestPanel />
    </ContentEdit>
  );
}

function Heading({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Typography variant="h2" sx={{ mb: 1 }}>
      {translate(text)}
    </Typography>
  );
}
