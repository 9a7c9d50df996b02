import Box from '@mui/material/Box';
import { required, useRecordContext } from 'ra-core';
import { lazy } from 'react';
import { useParams } from 'react-router';
import { SelectInput } from 'react-admin';
import { LazyPart } from '../app/lazy-part.tsx';
import { ContentEdit } from '../shared/content-edit.tsx';
import { queueableStatusChoices } from '../shared/content-status.tsx';
import { CourseOutline } from '../shared/outline/course-outline.tsx';
import { FollowOutline } from '../shared/outline/follow-outline.tsx';
import { ContestedCriteria } from './contested-criteria.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseFacts, CourseTexts } from './course-fields.tsx';
import type { StaffCourse } from './types.ts';
import { useAccessQuestion } from './use-access-question.ts';

const CoverSection = lazy(() => import('./cover/cover-section.tsx'));

const isRequired = [required()];

function OwnOutline() {
  const id = useRecordContext<StaffCourse>()?.id;
  return id === undefined ? null : <CourseOutline courseId={id} />;
}

function FollowOwnOutline() {
  const id = useRecordContext<StaffCourse>()?.id;
  return id === undefined ? null : <FollowOutline courseId={id} />;
}

/** A course with its outline. The server refuses to publish it while a lesson of it misjudges its own samples. */
export function CourseEdit() {
  const { id = '' } = useParams<'id'>();
  const ask = useAccessQuestion(id);
  return (
    <ContentEdit
      readAt={({ id }) => `/courses/${id}`}
      ask={(before, after) => ask(before as StaffCourse, after as StaffCourse)}
      actions={<CourseActions />}
      above={<OwnOutline />}
    >
      <FollowOwnOutline />
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
        <CourseFacts />
      </Box>
      <CourseTexts />
      <LazyPart>
        <CoverSection />
      </LazyPart>
      <ContestedCriteria />
    </ContentEdit>
  );
}
