import { useGetList, useTranslate, type RaRecord } from 'ra-core';
import { Confirm } from 'react-admin';
import { useOwnText } from '../use-own-text.ts';
import { MoveDialog } from './move-dialog.tsx';
import { lessonOf } from './outline-moves.ts';
import type { Outline, OutlineLesson } from './outline.ts';

/** What is asked before something is done to a row. */
export type OutlineQuestion =
  | { ask: 'delete'; kind: 'lessons' | 'exercises'; id: string; title: string }
  | { ask: 'moveToLesson'; id: string; title: string }
  | { ask: 'moveToCourse'; lesson: OutlineLesson; title: string };

interface OutlineQuestionsProps {
  outline: Outline;
  question: OutlineQuestion | null;
  onClose: () => void;
  onDelete: (kind: 'lessons' | 'exercises', id: string) => void;
  onMoveToLesson: (id: string, lessonId: string) => void;
  onMoveToCourse: (lesson: OutlineLesson, courseId: string) => void;
}

/** The one dialog that is open, if any. */
export function OutlineQuestions(props: OutlineQuestionsProps) {
  const { outline, question, onClose, onDelete, onMoveToLesson, onMoveToCourse } = props;
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const text = (key: string, values: object = {}) => translate(`resources.outline.${key}`, values);
  const answered = (work: () => void) => {
    onClose();
    work();
  };
  if (question?.ask === 'moveToLesson') {
    const home = lessonOf(outline, question.id)?.id;
    return (
      <MoveDialog
        title={text('moveTo.lesson', { title: question.title })}
        text={text('moveTo.lessonText')}
        label={text('moveTo.lessonLabel')}
        choices={outline.lessons
          .filter(({ id }) => id !== home)
          .map((lesson) => ({ id: lesson.id, name: titleOf(lesson) }))}
        onMove={(to) => answered(() => onMoveToLesson(question.id, to))}
        onClose={onClose}
      />
    );
  }
  if (question?.ask === 'moveToCourse') {
    const { lesson, title } = question;
    return (
      <MoveToCourse
        courseId={outline.id}
        title={title}
        isPublished={lesson.status === 'published'}
        onMove={(to) => answered(() => onMoveToCourse(lesson, to))}
        onClose={onClose}
      />
    );
  }
  // Stays mounted, so that its closing is seen and the focus goes back.
  return (
    <Confirm
      isOpen={question !== null}
      title={question ? text(`delete.${question.kind}`, { title: question.title }) : ''}
      content={question ? text(`delete.${question.kind}Text`) : ''}
      translateOptions={{}}
      confirm="ra.action.delete"
      confirmColor="warning"
      onConfirm={() => question && answered(() => onDelete(question.kind, question.id))}
      onClose={onClose}
    />
  );
}

interface MoveToCourseProps {
  courseId: string;
  title: string;
  isPublished: boolean;
  onMove: (to: string) => void;
  onClose: () => void;
}

function MoveToCourse({ courseId, title, isPublished, onMove, onClose }: MoveToCourseProps) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const { data } = useGetList<RaRecord & { titleEs: string; titleEn: string }>('courses', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'orderIndex', order: 'ASC' },
  });
  if (!data) return null;
  return (
    <MoveDialog
      title={translate('resources.outline.moveTo.course', { title })}
      text={translate(`resources.outline.moveTo.${isPublished ? 'courseTextPublished' : 'courseText'}`)}
      label={translate('resources.outline.moveTo.courseLabel')}
      choices={data
        .filter(({ id }) => id !== courseId)
        .map((course) => ({ id: String(course.id), name: titleOf(course) }))}
      onMove={onMove}
      onClose={onClose}
    />
  );
}
