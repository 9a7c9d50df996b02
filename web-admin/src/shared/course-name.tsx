import { ReferenceField } from 'react-admin';
import { ForReaders } from './rights/for-readers.tsx';

/** A course's title, by its id or by the row's; the id where there is no such course, or whoever is here may not read it. */
export const CourseName = ({ id }: { id?: string }) => (
  <ForReaders resource="courses" otherwise={id}>
    <ReferenceField
      source="courseId"
      reference="courses"
      link={false}
      {...(id !== undefined && { record: { id, courseId: id }, emptyText: id })}
    />
  </ForReaders>
);
