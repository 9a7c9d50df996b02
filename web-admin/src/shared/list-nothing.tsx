import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

/** In place of rows when none match. */
export function ListNothing({ text }: { text: string }) {
  const translate = useTranslate();
  return <Typography sx={{ p: 4, color: 'text.secondary' }}>{translate(text)}</Typography>;
}
