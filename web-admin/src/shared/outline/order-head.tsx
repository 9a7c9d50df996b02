import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

/** Says how rows are moved, by the id that their handles refer to, and that a move is being saved. */
export function OrderHead({ id, isSaving }: { id: string; isSaving: boolean }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1.5 }}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('resources.outline.help')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }} aria-hidden>
        {isSaving ? translate('resources.outline.saving') : ''}
      </Typography>
    </Box>
  );
}
