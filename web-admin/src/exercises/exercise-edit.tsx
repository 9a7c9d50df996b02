import Typography from '@mui/material/Typography';
import { maxLength, useTranslate, type RaRecord } from 'ra-core';
import { TextInput } from 'react-admin';
import { ContentEdit } from '../shared/content-edit.tsx';
import { DeleteContentButton } from '../shared/delete-content-button.tsx';
import { DuplicateButton } from '../shared/duplicate-button.tsx';
import { LanguageColumns } from '../shared/language-columns.tsx';
import { asText, neededToPublish } from '../shared/needed-to-publish.ts';
import { BesideForm } from './as-learner/beside-form.tsx';
import { LiveJudge } from './live/live-judge.tsx';
import { LiveVerdicts } from './live/live-verdicts.tsx';
import { SampleTips } from './live/sample-tips.tsx';
import { ToSolve } from './live/to-solve.tsx';
import { useApplyTurn } from './live/use-apply-turn.ts';
import { SelfTestTools } from './self-test-tools.tsx';
import { SelfTestPanel } from './self-test-panel.tsx';
import { FillInFromNotes } from './notes/fill-in-from-notes.tsx';
import { TaughtLink } from './taught-link.tsx';
import { SelfTestRun } from './self-test-run.tsx';
import { toChange, type ExerciseForm } from './form-values.ts';
import { RubricInput } from './rubric/rubric-input.tsx';
import { StillToWrite } from './still-to-write.tsx';
import { SamplesInput } from './samples-input.tsx';

const isTitle = [neededToPublish, maxLength(120)];
const isPrompt = [neededToPublish, maxLength(2000)];
const hints = [
  { name: 'nudge', validate: [neededToPublish, maxLength(600)] },
  { name: 'targeted', validate: [neededToPublish, maxLength(800)] },
  { name: 'example', validate: [neededToPublish, maxLength(2000)] },
];

const read = ({ lessonId }: RaRecord) => `/lessons/${lessonId}`;
const toLesson = ({ lessonId }: RaRecord) => `lessons/${lessonId}`;

/** Changes an exercise: its texts, rubric, hints and the samples that its rubric must judge rightly. */
export function ExerciseEdit() {
  return (
    <SelfTestRun>
      <LiveVerdicts>
        <ContentEdit
          readAt={read}
          transform={(form: ExerciseForm) => toChange(form)}
          actions={
            <>
              <DuplicateButton />
              <DeleteContentButton backTo={toLesson} />
            </>
          }
          tools={<SelfTestTools />}
        >
          <LiveJudge />
          <BesideForm>
            <FillInFromNotes />
            <StillToWrite />
            <Texts />
            <Heading text="resources.exercises.rubric" />
            <RubricInput />
            <Heading text="resources.exercises.hintsTitle" />
            <Hints />
            <Heading text="resources.exercises.samplesTitle" />
            <Samples />
            <SelfTestPanel />
            <TaughtLink />
          </BesideForm>
        </ContentEdit>
      </LiveVerdicts>
    </SelfTestRun>
  );
}

const Texts = () => (
  <LanguageColumns>
    {({ suffix, written }) => (
      <>
        <TextInput source={`title${suffix}`} validate={isTitle} parse={asText} slotProps={written} />
        <TextInput
          source={`prompt${suffix}`}
          validate={isPrompt}
          parse={asText}
          multiline
          minRows={4}
          slotProps={written}
        />
      </>
    )}
  </LanguageColumns>
);

const Hints = () => (
  <LanguageColumns>
    {({ language, written }) =>
      hints.map(({ name, validate }) => (
        <TextInput
          key={name}
          source={`hints.${name}.${language}`}
          label={`resources.exercises.hints.${name}`}
          helperText={name === 'example' ? 'resources.exercises.exampleHelp' : false}
          validate={validate}
          parse={asText}
          multiline
          minRows={2}
          slotProps={written}
        />
      ))
    }
  </LanguageColumns>
);

function Samples() {
  const apply = useApplyTurn();
  return (
    <>
      <SampleTips />
      <ToSolve onApply={apply} />
      <LanguageColumns>
        {({ language }) => (
          <>
            <SamplesInput kind="good" language={language} />
            <SamplesInput kind="weak" language={language} />
          </>
        )}
      </LanguageColumns>
    </>
  );
}

function Heading({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
      {translate(text)}
    </Typography>
  );
}
