import type { ContentStatus } from '@academy/contracts/shared/lists.ts';
import { useGetList, useTranslate, type RaRecord } from 'ra-core';
import { statusWords } from '../content-status.tsx';
import { useOwnText } from '../use-own-text.ts';
import { MoveDialog } from './move-dialog.tsx';

type Course = RaRecord<string> & {
  titleEs: string;
  titleEn: string;
  status: ContentStatus;
  isPremium: boolean;
};

interface MoveToCourseProps {
  courseId: string;
  title: string;
  /** Of the lesson: whether learners notice. */
  isPublished: boolean;
  onMove: (to: string) => void;
  onClose: () => void;
}

/** Asks to which course a lesson goes, and says how each of them stands. */
export function MoveToCourse({ courseId, title, isPublished, onMove, onClose }: MoveToCourseProps) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const { data } = useGetList<Course>('courses', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'orderIndex', order: 'ASC' },
  });
  if (!data) return null;
  const text = (key: string) => translate(`resources.outline.${key}`, { title });
  const effectOf = ({ status }: Course) =>
    text(`moveTo.${status === 'published' ? 'courseTextPublished' : 'courseTextHidden'}`);
  return (
    <MoveDialog
      title={text('moveTo.course')}
      text={text('moveTo.courseText')}
      label={text('moveTo.courseLabel')}
      choices={data
        .filter(({ id }) => id !== courseId)
        .map((course) => ({
          id: course.id,
          name: titleOf(course) || text('untitled'),
          notes: [
            translate(`${statusWords.other}.${course.status}`),
            ...(course.isPremium ? [] : [text('courseOrder.free')]),
          ],
          ...(isPublished && { effect: effectOf(course) }),
        }))}
      onMove={onMove}
      onClose={onClose}
    />
  );
}
