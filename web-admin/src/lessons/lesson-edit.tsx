import Box from '@mui/material/Box';
import {
  maxLength,
  maxValue,
  minValue,
  required,
  useGetOne,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'ra-core';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { useParams } from 'react-router';
import { ContentEdit } from '../shared/content-edit.tsx';
import { contentStatusChoices } from '../shared/content-status.tsx';
import { DeleteContentButton } from '../shared/delete-content-button.tsx';
import { DuplicateButton } from '../shared/duplicate-button.tsx';
import { LanguageColumns } from '../shared/language-columns.tsx';
import { withConcerned } from '../shared/learners-concerned.ts';
import { MarkdownInput } from '../shared/markdown/markdown-input.tsx';
import { asText, neededToPublish } from '../shared/needed-to-publish.ts';
import { CourseOutline } from '../shared/outline/course-outline.tsx';
import { FollowOutline } from '../shared/outline/follow-outline.tsx';
import { useCourseLearners } from '../shared/use-course-learners.ts';
import { useOwnText } from '../shared/use-own-text.ts';
import type { StaffLesson } from './types.ts';

const isRequired = [required()];
const isTitle = [neededToPublish, maxLength(120)];
const isContent = [neededToPublish, maxLength(100_000)];
const isLength = [required(), minValue(1), maxValue(600)];

function Exercises() {
  const lesson = useRecordContext<StaffLesson>();
  return lesson ? <CourseOutline courseId={lesson.courseId} lessonId={lesson.id} /> : null;
}

function FollowExercises() {
  const courseId = useRecordContext<StaffLesson>()?.courseId;
  return courseId === undefined ? null : <FollowOutline courseId={courseId} />;
}

const toCourse = ({ courseId }: RaRecord) => `courses/${courseId}`;

/** A lesson with its exercises. The server publishes it only if each of them passes its self-test. */
export function LessonEdit() {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const { id } = useParams<'id'>();
  // Known where the page has been loaded; the form is not shown before.
  const { data: lesson } = useGetOne<StaffLesson>('lessons', { id: id ?? '' }, { enabled: id !== undefined });
  const learners = useCourseLearners(lesson?.courseId);
  const ask = (before: RaRecord, after: RaRecord) => {
    if (before.status !== 'published' || after.status === 'published') return null;
    const text = (key: string, values: object = {}) => translate(`resources.outline.ask.${key}`, values);
    return {
      title: text('lesson.title'),
      content: withConcerned(
        text('lesson.content', { title: titleOf(before as StaffLesson) }),
        learners?.inProgress,
        (values) => text('lesson.concerns', values),
      ),
      confirm: text('confirm.lesson'),
    };
  };
  return (
    <ContentEdit
      readAt={({ id }) => `/lessons/${id}`}
      ask={ask}
      actions={
        <>
          <DuplicateButton />
          <DeleteContentButton backTo={toCourse} />
        </>
      }
      above={<Exercises />}
    >
      <FollowExercises />
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
            <TextInput source={`title${suffix}`} validate={isTitle} parse={asText} slotProps={written} />
            <MarkdownInput source={`content${suffix}`} lang={language} validate={isContent} />
          </>
        )}
      </LanguageColumns>
    </ContentEdit>
  );
}
