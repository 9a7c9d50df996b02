import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { muteDays } from './mute-days.ts';

interface DaysFieldProps {
  typed: string;
  onType: (typed: string) => void;
}

/** For how many days somebody is muted, as it is typed. */
export function DaysField({ typed, onType }: DaysFieldProps) {
  const translate = useTranslate();
  const isRefused = muteDays(typed) === null;
  return (
    <TextField
      label={translate('resources.flags.muteDays.label')}
      type="number"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      required
      sx={{ mb: 2 }}
      error={isRefused}
      helperText={isRefused ? translate('resources.flags.muteDays.refused') : null}
      slotProps={{ htmlInput: { min: 1, max: 365, step: 1, inputMode: 'numeric' } }}
    />
  );
}
