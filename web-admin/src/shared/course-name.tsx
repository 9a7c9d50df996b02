import { ReferenceField } from 'react-admin';

/** A course's title, by its id or by the row's; the id where there is no such course. */
export const CourseName = ({ id }: { id?: string }) => (
  <ReferenceField
    source="courseId"
    reference="courses"
    link={false}
    {...(id !== undefined && { record: { id, courseId: id }, emptyText: id })}
  />
);
