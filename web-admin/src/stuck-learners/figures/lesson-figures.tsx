import type { LearningFigures } from '@academy/contracts/http/catalog/learning-figures.ts';
import { formatPercent } from '@academy/web-kit/format/numbers.ts';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'ra-core';
import { listAddress } from '../../app/list-address.ts';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { useOwnText } from '../../shared/use-own-text.ts';
import { chartLook, useChartColours } from './chart-look.ts';
import { FiguresPanel } from './figures-panel.tsx';
import type { TableCell } from './table-data.ts';

/** Of those who began the course, how many began and completed each lesson. */
export function LessonFigures({ figures: { id: courseId, began, lessons } }: { figures: LearningFigures }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { titleOf } = useOwnText();
  const [ofBegun = '', , ofCompleted = ''] = useChartColours();
  const text = (key: string) => translate(`resources.learning-figures.lessons.${key}`);
  const cell = (count: number, filter: object): TableCell => ({
    text: count,
    shown: `${count} (${formatPercent((count / began) * 100, language)})`,
    ...(count > 0 && { to: listAddress('course-learners', { courseId, ...filter }) }),
  });
  const table = {
    headings: [text('lesson'), text('began'), text('completed'), text('left')],
    rows:
      began === 0
        ? []
        : lessons.map((lesson, at) => [
            { text: `${at + 1}. ${titleOf(lesson)}`, to: `/lessons/${lesson.lessonId}` },
            cell(lesson.began, { lessonBegun: lesson.lessonId }),
            cell(lesson.completed, { lessonCompleted: lesson.lessonId }),
            cell(lesson.began - lesson.completed, { lessonLeft: lesson.lessonId }),
          ]),
  };
  return (
    <FiguresPanel
      name="lessons"
      courseId={courseId}
      table={table}
      chart={
        <BarChart
          {...chartLook}
          colors={[ofBegun, ofCompleted]}
          xAxis={[{ scaleType: 'band', data: lessons.map((_, at) => String(at + 1)) }]}
          yAxis={[{ min: 0, tickMinStep: 1, width: 48 }]}
          series={[
            { label: text('began'), data: lessons.map((lesson) => lesson.began) },
            { label: text('completed'), data: lessons.map((lesson) => lesson.completed) },
          ]}
        />
      }
    />
  );
}
