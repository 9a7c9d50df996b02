import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { ForReaders } from '../shared/rights/for-readers.tsx';

/** Leads from an exercise's samples to the cases that teachers judged, and to what there is to judge. */
export function TaughtLink() {
  const translate = useTranslate();
  const exercise = useRecordContext();
  if (!exercise) return null;
  return (
    <ForReaders resource="taught-exercises">
      <Typography sx={{ mt: 2 }}>
        <Link component={RouterLink} to={`/taught-exercises/${exercise.id}/judge`}>
          {translate('resources.taught-exercises.fromExercise')}
        </Link>
      </Typography>
    </ForReaders>
  );
}
