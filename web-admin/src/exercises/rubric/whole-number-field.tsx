import TextField from '@mui/material/TextField';

interface WholeNumberFieldProps {
  label: string;
  value: number | undefined;
  most: number;
  fault: string | undefined;
  help?: string;
  onChange: (value: number) => void;
}

/** A whole number from 1; an emptied field holds 0, which no rule of a rubric allows. */
export const WholeNumberField = ({ label, value, most, fault, help, onChange }: WholeNumberFieldProps) => (
  <TextField
    type="number"
    label={label}
    value={value === undefined || value === 0 ? '' : value}
    onChange={({ target }) => onChange(Number(target.value))}
    error={fault !== undefined}
    helperText={fault ?? help}
    slotProps={{ htmlInput: { min: 1, max: most, step: 1 } }}
    sx={{ maxWidth: 260 }}
  />
);
