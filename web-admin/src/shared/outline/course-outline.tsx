import { Loaded } from '../loaded.tsx';
import { Panel } from '../panel.tsx';
import { useTranslate } from 'ra-core';
import { OutlineTree } from './outline-tree.tsx';
import { useOutline } from './use-outline.ts';

interface CourseOutlineProps {
  courseId: string;
  /** Shows the exercises of this lesson only. */
  lessonId?: string;
}

/** The part of a course's or a lesson's page that shows what it is made of. */
export function CourseOutline({ courseId, lessonId }: CourseOutlineProps) {
  const translate = useTranslate();
  const query = useOutline(courseId);
  return (
    <Panel title={translate(`resources.outline.${lessonId === undefined ? 'title' : 'exercises'}`)}>
      <Loaded query={query} height={240}>
        {(outline) => (
          <OutlineTree key={courseId} saved={outline} {...(lessonId !== undefined && { lessonId })} />
        )}
      </Loaded>
    </Panel>
  );
}
