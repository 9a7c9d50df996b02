import { ReferenceField } from 'react-admin';

/** The course that the row belongs to. */
export const CourseName = () => <ReferenceField source="courseId" reference="courses" link={false} />;
