import { DeleteContentButton } from '../shared/delete-content-button.tsx';
import { DuplicateButton } from '../shared/duplicate-button.tsx';
import { CourseFiguresButton } from './course-figures-button.tsx';
import { ExportCourseButton } from './export-course-button.tsx';

const toList = () => 'courses';

/** What can be done with a course beside changing it. */
export const CourseActions = () => (
  <>
    <CourseFiguresButton />
    <DuplicateButton />
    <ExportCourseButton />
    <DeleteContentButton backTo={toList} />
  </>
);
