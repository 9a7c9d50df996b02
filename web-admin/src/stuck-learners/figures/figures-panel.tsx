import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Panel } from '../../shared/panel.tsx';
import { downloadTable } from './download-table.ts';
import { FiguresTable } from './figures-table.tsx';
import type { TableData } from './table-data.ts';

interface FiguresPanelProps {
  /** Of the resource's texts: `title`, `help` and `none` stand below it. */
  name: 'points' | 'lessons' | 'cohorts';
  courseId: string;
  table: TableData;
  chart: ReactNode;
}

/** A chart for the eye and below it the same figures as a table, which is what a screen reader reads. */
export function FiguresPanel({ name, courseId, table, chart }: FiguresPanelProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.learning-figures.${name}.${key}`);
  return (
    <Panel title={text('title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, maxWidth: '72ch' }}>
        {text('help')}
      </Typography>
      {table.rows.length === 0 ? (
        <Typography>{text('none')}</Typography>
      ) : (
        <>
          <Box aria-hidden="true" sx={{ mb: 1 }}>
            {chart}
          </Box>
          <FiguresTable name={text('title')} table={table} />
          <Button
            variant="outlined"
            color="inherit"
            sx={{ mt: 1.5 }}
            aria-label={`${translate('ra.action.export')}: ${text('title')}`}
            onClick={() => downloadTable(table, { name, courseId })}
          >
            {translate('ra.action.export')}
          </Button>
        </>
      )}
    </Panel>
  );
}
