import { placePath, type PlaceInCourse } from '@academy/contracts/shared/place-in-course.ts';
import { useTranslate } from 'ra-core';
import { ReferenceField } from 'react-admin';
import { OutwardLink } from '../outward-link.tsx';
import { ForReaders } from '../rights/for-readers.tsx';

/** The exercise, lesson or course that a message is about, as it is called, and where learners see it. */
export function PlaceName({ place }: { place: PlaceInCourse }) {
  const translate = useTranslate();
  const { courseId, lessonId, exerciseId } = place;
  const [reference, id] = exerciseId
    ? ['exercises', exerciseId]
    : lessonId
      ? ['lessons', lessonId]
      : ['courses', courseId];
  return (
    <>
      <ForReaders resource={reference}>
        <ReferenceField
          record={{ id, place: id }}
          source="place"
          reference={reference}
          link={false}
          emptyText={id}
        />{' '}
        ·{' '}
      </ForReaders>
      <OutwardLink href={placePath(place)}>{translate('academy.seeInAcademy')}</OutwardLink>
    </>
  );
}
