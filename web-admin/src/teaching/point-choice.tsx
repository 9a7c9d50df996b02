import type { OfferedAttempt } from '@academy/contracts/http/catalog/teaching.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';

interface PointChoiceProps {
  points: OfferedAttempt['points'];
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

const mostByKey = 9;

/** The points of the verdict, of which one decides: those that would turn it first, with the numbers of their keys. */
export function PointChoice({ points, chosen, onChoose }: PointChoiceProps) {
  const translate = useTranslate();
  return (
    <Box
      role="radiogroup"
      aria-label={translate('resources.taught-exercises.point')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}
    >
      {points.map(({ key, label, status, decides }, at) => (
        <Chip
          key={key}
          role="radio"
          aria-checked={key === chosen}
          clickable
          color={key === chosen ? 'primary' : 'default'}
          variant={decides || key === chosen ? 'filled' : 'outlined'}
          onClick={() => onChoose(key)}
          label={[
            at < mostByKey ? `${at + 1} · ` : '',
            label,
            ` (${translate(`resources.taught-exercises.statuses.${status}`)})`,
          ].join('')}
        />
      ))}
    </Box>
  );
}
