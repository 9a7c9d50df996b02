import type { LearningFigures, MissedPoint } from '@academy/contracts/http/catalog/learning-figures.ts';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { useOwnText } from '../../shared/use-own-text.ts';
import { chartLook, lineLook, useChartColours } from './chart-look.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { pointTable } from './point-table.ts';
import { formatWeek } from './format-week.ts';

/** More lines than these nobody tells apart. */
const drawn = 5;

/** The points that learners missed most, week by week. */
export function PointFigures({ figures }: { figures: LearningFigures }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { titleOf } = useOwnText();
  const colours = useChartColours();
  const text = (key: string, values?: object) =>
    translate(`resources.learning-figures.points.${key}`, values);
  const weekOf = (week: string) => formatWeek(week, language);
  const nameOf = ({ label, exerciseTitleEs, exerciseTitleEn, exerciseId }: MissedPoint) =>
    `${label} · ${titleOf({ titleEs: exerciseTitleEs, titleEn: exerciseTitleEn }) || exerciseId}`;
  const table = pointTable(figures, {
    nameOf,
    weekOf,
    share: (counts) => text('share', counts),
    point: text('point'),
    total: text('total'),
    judged: (heading) => text('judged', { heading }),
  });
  return (
    <FiguresPanel
      name="points"
      courseId={figures.id}
      table={table}
      chart={
        <LineChart
          {...chartLook}
          colors={colours}
          xAxis={[{ scaleType: 'point', data: figures.weeks.map(({ week }) => weekOf(week)) }]}
          yAxis={[{ min: 0, tickMinStep: 1, width: 36 }]}
          series={figures.points.slice(0, drawn).map((point, at) => ({
            id: `${point.exerciseId} ${point.key}`,
            label: nameOf(point),
            data: point.weeks.map(({ missed }) => missed),
            ...lineLook(at),
          }))}
        />
      }
    />
  );
}
