import { useTranslate } from 'ra-core';
import { Confirm } from 'react-admin';
import { statusWords } from '../content-status.tsx';
import { useCourseLearners } from '../use-course-learners.ts';
import { useOwnText } from '../use-own-text.ts';
import { MoveDialog } from './move-dialog.tsx';
import { MoveToCourse } from './move-to-course.tsx';
import { lessonOf, type Target } from './outline-moves.ts';
import type { Outline, OutlineLesson } from './outline.ts';
import { questionWords, type OutlineQuestion } from './question-words.ts';
import type { Versioned } from './use-outline-actions.ts';

interface OutlineQuestionsProps {
  outline: Outline;
  question: OutlineQuestion | null;
  onClose: () => void;
  onDelete: (kind: 'lessons' | 'exercises', row: Versioned) => void;
  onHide: (lesson: OutlineLesson) => void;
  onDuplicate: (exerciseId: string) => void;
  /** Where an exercise is wished: it may be asked about once more. */
  onAim: (id: string, target: Target) => void;
  onPut: (id: string, target: Target) => void;
  onMoveToCourse: (lesson: OutlineLesson, courseId: string) => void;
}

/** The one dialog that is open, if any. */
export function OutlineQuestions(props: OutlineQuestionsProps) {
  const { outline, question, onClose, onDelete, onHide, onDuplicate, onAim, onPut, onMoveToCourse } = props;
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const inProgress = useCourseLearners(outline.id)?.inProgress;
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
          .map((lesson) => ({
            id: lesson.id,
            name: titleOf(lesson) || text('untitled'),
            notes: [translate(`${statusWords.lesson}.${lesson.status}`)],
          }))}
        onMove={(to) => answered(() => onAim(question.id, { into: to }))}
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
  const asked = question && questionWords(outline, question, { text, titleOf, inProgress });
  const act = () => {
    if (question?.ask === 'delete') onDelete(question.kind, question.row);
    if (question?.ask === 'hide') onHide(question.lesson);
    if (question?.ask === 'duplicateLive') onDuplicate(question.id);
    if (question?.ask === 'crossing') onPut(question.id, question.target);
  };
  // Stays mounted, so that its closing is seen and the focus goes back.
  return (
    <Confirm
      isOpen={asked !== null}
      title={asked?.title ?? ''}
      content={asked?.content ?? ''}
      translateOptions={{}}
      confirm={asked?.confirm ?? ''}
      confirmColor="warning"
      onConfirm={() => answered(act)}
      onClose={onClose}
    />
  );
}
