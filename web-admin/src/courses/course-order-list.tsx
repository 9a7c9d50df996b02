import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useCallback, useId, useMemo } from 'react';
import type { AcademyDataProvider } from '../app/data-provider.ts';
import { statusWords } from '../shared/content-status.tsx';
import { Announcer } from '../shared/outline/announcer.tsx';
import { OrderFailure } from '../shared/outline/order-failure.tsx';
import { OrderHead } from '../shared/outline/order-head.tsx';
import { orderList, orderPlace } from '../shared/outline/order-styles.ts';
import { OutlineRow } from '../shared/outline/outline-row.tsx';
import { putBeside, steppedIn, type Step, type Target } from '../shared/outline/outline-moves.ts';
import { useAnnouncement } from '../shared/outline/use-announcement.ts';
import { useFocusedHandle } from '../shared/outline/use-focused-handle.ts';
import { useRowDrag } from '../shared/outline/use-row-drag.ts';
import { useSavedOrder } from '../shared/outline/use-saved-order.ts';
import { useOwnText } from '../shared/use-own-text.ts';
import { createOrderSaver } from './order-saver.ts';
import type { StaffCourse } from './types.ts';

interface CourseOrderListProps {
  saved: StaffCourse[];
  onReload: () => Promise<void>;
}

/** The courses as rows that are dragged, or moved by keys. */
export function CourseOrderList({ saved, onReload }: CourseOrderListProps) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const provider = useDataProvider<AcademyDataProvider>();
  const queries = useQueryClient();
  const help = useId();
  const keepFocus = useFocusedHandle();
  const { said, say } = useAnnouncement();
  const saver = useMemo(
    () => createOrderSaver((body) => provider.put('courses', { id: 'order', body })),
    [provider],
  );
  const save = useCallback(
    async (order: StaffCourse[]) => {
      await saver.save(order);
      await queries.invalidateQueries({ queryKey: ['courses', 'getList'] });
    },
    [queries, saver],
  );
  const { unsaved, failure, isSaving, move, letGo } = useSavedOrder(save);
  const shown = unsaved ?? saved;
  const isFixed = failure !== null;
  const text = (key: string, values: object = {}) => translate(`resources.outline.${key}`, values);
  const nameOf = (course: StaffCourse) => titleOf(course) || text('untitled');

  const take = (order: StaffCourse[], id: string) => {
    const place = order.findIndex((course) => course.id === id);
    const course = order[place];
    if (course) say(text('now.courses', { title: nameOf(course), place: place + 1, all: order.length }));
    keepFocus(id);
    move(order);
  };
  const wish = (order: StaffCourse[] | null, id: string) => {
    if (isFixed) return;
    if (unsaved === null) saver.beginFrom(saved);
    if (order === null) say(text('atEnd'));
    else take(order, id);
  };
  const step = (id: string, by: Step) => wish(steppedIn(shown, id, by), id);
  const drag = useRowDrag((id: string, target: Target) => {
    if ('beside' in target && target.beside !== id) wish(putBeside(shown, id, target), id);
  });

  return (
    <>
      <OrderHead id={help} isSaving={isSaving} />
      <OrderFailure failure={failure} onReload={() => void onReload().then(letGo)} />
      <Box component="ol" sx={orderList}>
        {shown.map((course, index) => (
          <Box
            key={course.id}
            component="li"
            {...drag.placeOf({ id: course.id, kind: 'courses' })}
            sx={{ ...orderPlace, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
          >
            <OutlineRow
              row={{ id: course.id, kind: 'courses' }}
              title={nameOf(course)}
              number={index + 1}
              describedBy={help}
              isFixed={isFixed}
              drag={drag}
              actions={([-1, 1] as const).map((by) => ({
                action: by === -1 ? 'up' : 'down',
                run: () => step(course.id, by),
                isOff: isFixed || steppedIn(shown, course.id, by) === null,
              }))}
              onStep={(by) => step(course.id, by)}
            >
              {course.isPremium ? null : <span className="tag">{text('courseOrder.free')}</span>}
              <span className={course.status === 'published' ? 'tag tag--key' : 'tag'}>
                {translate(`${statusWords.other}.${course.status}`)}
              </span>
            </OutlineRow>
          </Box>
        ))}
      </Box>
      <Announcer text={said} />
    </>
  );
}
