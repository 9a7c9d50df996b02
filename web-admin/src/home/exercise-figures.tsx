import type {
  ExerciseFigure,
  staffLearningEndpoints,
} from '@academy/contracts/http/catalog/staff-learning.ts';
import { exerciseFiguresReach } from '@academy/contracts/shared/exercise-figures.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { client } from '../app/api.ts';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { Panel } from '../shared/panel.tsx';
import { PlainList } from '../shared/plain-list.tsx';
import { byPassRate } from './by-pass-rate.ts';
import { useFigureRow } from './use-figure-row.tsx';

const figuresCall = endpointRef<typeof staffLearningEndpoints.staffExerciseFigures>(
  'GET',
  '/api/admin/exercise-figures',
);
const SHOWN = 10;

/** Where learners fail: each exercise's pass rate and what is missed most in it, the worst first. */
export function ExerciseFigures() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ['exercise-figures', language],
    queryFn: () => client.call(figuresCall, {}),
  });
  const text = (key: string, values?: object) => translate(`academy.home.exercises.${key}`, values);
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title={text('title')} more={{ to: '/exercises', text: text('all') }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {text('help', exerciseFiguresReach)}
        </Typography>
        <Loaded query={query} height={320}>
          {(figures) => <Worst figures={byPassRate(figures)} />}
        </Loaded>
      </Panel>
    </Box>
  );
}

function Worst({ figures }: { figures: readonly ExerciseFigure[] }) {
  const translate = useTranslate();
  const rowOf = useFigureRow();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? figures : figures.slice(0, SHOWN);
  return (
    <>
      <PlainList empty={translate('academy.home.exercises.none')} rows={shown.map(rowOf)} />
      {figures.length > shown.length ? (
        <Button sx={{ mt: 1 }} onClick={() => setWhole(true)}>
          {translate('academy.home.exercises.showAll', { smart_count: figures.length })}
        </Button>
      ) : null}
    </>
  );
}
