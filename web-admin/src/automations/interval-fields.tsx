import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { chosenUnits, type IntervalUnit } from './interval.ts';

export interface TypedInterval {
  count: string;
  unit: IntervalUnit;
}

interface IntervalFieldsProps {
  value: TypedInterval;
  onChange: (value: TypedInterval) => void;
  onBlur?: () => void;
  /** What is wrong with it, as a sentence. */
  fault?: ReactNode;
  help?: string;
  hasFocus?: boolean;
}

const prefix = 'resources.automations';

/** A number and its unit. */
export function IntervalFields({ value, onChange, onBlur, fault, help, hasFocus }: IntervalFieldsProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: '1fr 1fr', width: '100%' }}>
      <TextField
        autoFocus={hasFocus ?? false}
        fullWidth
        name="intervalMs"
        label={translate(`${prefix}.fields.count`)}
        value={value.count}
        onChange={({ target }) => onChange({ ...value, count: target.value })}
        {...(onBlur && { onBlur })}
        error={Boolean(fault)}
        helperText={fault}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <TextField
        select
        fullWidth
        label={translate(`${prefix}.fields.unit`)}
        value={value.unit}
        onChange={({ target }) => onChange({ ...value, unit: target.value as IntervalUnit })}
      >
        {chosenUnits.map((id) => (
          <MenuItem key={id} value={id}>
            {translate(`${prefix}.units.${id}`)}
          </MenuItem>
        ))}
      </TextField>
      {help === undefined ? null : <FormHelperText sx={{ gridColumn: '1 / -1' }}>{help}</FormHelperText>}
    </Box>
  );
}
