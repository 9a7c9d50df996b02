import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';

/** An address that is wrong, or that somebody with another role works at. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, maxWidth: '60ch' }}>
      <Typography variant="h1">{translate('academy.notFound.title')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('academy.notFound.text')}</Typography>
      <Button component={Link} to="/" variant="contained">
        {translate('academy.notFound.home')}
      </Button>
    </Box>
  );
}
