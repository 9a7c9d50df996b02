import type { LearningFigures } from '@academy/contracts/http/catalog/learning-figures.ts';
import { learningFiguresReach } from '@academy/contracts/shared/learning-figures.ts';
import { formatPercent } from '@academy/web-kit/format/numbers.ts';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { allCohorts, percentOf } from './all-cohorts.ts';
import { chartLook, lineLook, useChartColours } from './chart-look.ts';
import { cohortTable } from './cohort-table.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { formatWeek } from './format-week.ts';

const { weeksAfter } = learningFiguresReach;
/** The latest of those of which there is something to see, beside all together. */
const drawn = 3;

/** Of those who began in a week, how many still made an attempt in the weeks after. */
export function CohortFigures({ figures }: { figures: LearningFigures }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const colours = useChartColours();
  const text = (key: string, values?: object) =>
    translate(`resources.learning-figures.cohorts.${key}`, values);
  const percent = (value: number | null) => (value === null ? '' : formatPercent(value, language));
  const table = cohortTable(figures, {
    weekOf: (week) => formatWeek(week, language),
    share: (count, of) => `${count} (${formatPercent((count / of) * 100, language)})`,
    began: text('week'),
    learners: text('began'),
    after: (week) => text('after', { week }),
    completed: text('completed'),
    all: text('all'),
  });
  const latest = figures.cohorts.filter(({ active }) => active.length > 1).slice(0, drawn);
  const lines = [
    { label: text('all'), data: allCohorts(figures.cohorts, weeksAfter).map(percentOf) },
    ...latest.map(({ week, began, active }) => ({
      label: text('of', { week: formatWeek(week, language) }),
      data: active.map((count) => percentOf({ of: began, active: count })),
    })),
  ];
  return (
    <FiguresPanel
      name="cohorts"
      courseId={figures.id}
      table={table}
      chart={
        <LineChart
          {...chartLook}
          colors={colours}
          xAxis={[
            {
              scaleType: 'point',
              data: Array.from({ length: weeksAfter }, (_, at) => text('after', { week: at + 1 })),
            },
          ]}
          yAxis={[{ min: 0, max: 100, width: 52, valueFormatter: percent }]}
          series={lines.map((line, at) => ({
            ...line,
            id: String(at),
            ...lineLook(at),
            valueFormatter: percent,
          }))}
        />
      }
    />
  );
}
