import { ForWriters } from '../rights/for-writers.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useOwnText } from '../use-own-text.ts';
import { AddRow } from './add-row.tsx';
import { Announcer } from './announcer.tsx';
import { orderList, orderPlace } from './order-styles.ts';
import { OrderFailure } from './order-failure.tsx';
import { OrderHead } from './order-head.tsx';
import { crossingOf, type Target } from './outline-moves.ts';
import { OutlineQuestions } from './outline-questions.tsx';
import { OutlineRow } from './outline-row.tsx';
import { outlineRowActions } from './outline-row-actions.ts';
import type { Outline, OutlineExercise, OutlineLesson } from './outline.ts';
import type { OutlineQuestion } from './question-words.ts';
import { ExerciseTags, LessonTags } from './row-tags.tsx';
import { useOutlineActions } from './use-outline-actions.ts';
import { useOutlineOrder } from './use-outline-order.ts';
import { useRowDrag } from './use-row-drag.ts';

interface OutlineTreeProps {
  saved: Outline;
  /** Shows the exercises of this lesson only. */
  lessonId?: string;
}

/** A course's lessons with their exercises, each of which can be moved, duplicated and deleted, and what adds to them. */
export function OutlineTree({ saved, lessonId }: OutlineTreeProps) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const help = useId();
  const order = useOutlineOrder(saved);
  const { shown } = order;
  const actions = useOutlineActions(order.reload);
  const [question, setQuestion] = useState<OutlineQuestion | null>(null);
  /** Asks first where learners notice it. */
  const put = (id: string, target: Target) => {
    if (crossingOf(shown, id, target)) setQuestion({ ask: 'crossing', id, target });
    else order.put(id, target);
  };
  const drag = useRowDrag(put);
  const isFixed = order.failure !== null;
  const text = (key: string, values: object = {}) => translate(`resources.outline.${key}`, values);
  const nameOf = (row: OutlineLesson | OutlineExercise) => titleOf(row) || text('untitled');
  const menu = outlineRowActions({
    order,
    ask: setQuestion,
    duplicate: (kind, id) => void actions.duplicate(kind, id),
    publish: (lesson) => void actions.publish(lesson),
    nameOf,
  });

  const exercisesOf = (lesson: OutlineLesson) => (
    <>
      {lesson.exercises.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 0.5 }}>
          {text('noExercises')}
        </Typography>
      ) : (
        <Box component="ol" sx={orderList}>
          {lesson.exercises.map((exercise) => (
            <Box
              key={exercise.id}
              component="li"
              {...drag.placeOf({ id: exercise.id, kind: 'exercises' })}
              sx={{
                ...orderPlace,
                borderTop: 1,
                borderColor: 'divider',
                '&:first-of-type': { borderTop: 0 },
              }}
            >
              <OutlineRow
                row={{ id: exercise.id, kind: 'exercises' }}
                title={nameOf(exercise)}
                describedBy={help}
                isFixed={isFixed}
                drag={drag}
                actions={menu.ofExercise(exercise, lesson)}
                onStep={(step) => order.step(exercise.id, step)}
              >
                <ExerciseTags exercise={exercise} />
              </OutlineRow>
            </Box>
          ))}
        </Box>
      )}
      {/* What has a title alone never passes the self-test that a published lesson asks of it. */}
      <ForWriters>
        {lesson.status === 'published' ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', py: 0.5 }}>
            {text('newInDraft')}
          </Typography>
        ) : (
          <AddRow
            kind="exercises"
            onAdd={async (titles) => {
              await actions.addExercise(lesson.id, titles);
              order.say(text('added.exercises', { title: titleOf(titles), lesson: nameOf(lesson) }));
            }}
          />
        )}
      </ForWriters>
    </>
  );

  const only = shown.lessons.find(({ id }) => id === lessonId);
  return (
    <>
      <ForWriters>
        <OrderHead id={help} isSaving={order.isSaving} />
      </ForWriters>
      <OrderFailure failure={order.failure} onReload={() => void order.takeSaved()} />
      {lessonId !== undefined ? (
        only && exercisesOf(only)
      ) : (
        <>
          {shown.lessons.length === 0 ? (
            <Typography sx={{ color: 'text.secondary', py: 1 }}>{text('noLessons')}</Typography>
          ) : (
            <Box component="ol" sx={orderList}>
              {shown.lessons.map((lesson, index) => (
                <Box
                  key={lesson.id}
                  component="li"
                  {...drag.placeOf({ id: lesson.id, kind: 'lessons' })}
                  sx={{ ...orderPlace, borderTop: 1, borderColor: 'divider', py: 0.75 }}
                >
                  <OutlineRow
                    row={{ id: lesson.id, kind: 'lessons' }}
                    title={nameOf(lesson)}
                    number={index + 1}
                    describedBy={help}
                    isFixed={isFixed}
                    drag={drag}
                    actions={menu.ofLesson(lesson)}
                    onStep={(step) => order.step(lesson.id, step)}
                  >
                    <LessonTags lesson={lesson} />
                  </OutlineRow>
                  <Box sx={{ pl: { xs: 1.5, sm: 5 } }}>{exercisesOf(lesson)}</Box>
                </Box>
              ))}
            </Box>
          )}
          <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
            <AddRow
              kind="lessons"
              onAdd={async (titles) => {
                await actions.addLesson(shown.id, titles);
                order.say(text('added.lessons', { title: titleOf(titles) }));
              }}
            />
          </Box>
        </>
      )}
      <Announcer text={order.said} />
      <OutlineQuestions
        outline={shown}
        question={question}
        onClose={() => setQuestion(null)}
        onDelete={(kind, row) => void actions.remove(kind, row)}
        onHide={(lesson) => void actions.hide(lesson)}
        onDuplicate={(id) => void actions.duplicate('exercises', id)}
        onAim={put}
        onPut={order.put}
        onMoveToCourse={(lesson, to) => void actions.moveToCourse(lesson, to)}
      />
    </>
  );
}
