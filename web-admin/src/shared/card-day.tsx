import Typography from '@mui/material/Typography';
import { DayField } from './day-field.tsx';

/** When the record was made, at the right of its card. */
export const CardDay = () => (
  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
    <DayField source="createdAt" />
  </Typography>
);
