import NotesIcon from '@mui/icons-material/PostAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy } from 'react';
import { LazyPart } from '../../app/lazy-part.tsx';
import { forWriters } from '../../shared/rights/for-writers.tsx';
import { useOpener } from '../../shared/use-opener.ts';

const NotesPanel = lazy(() => import('./notes-panel.tsx'));

/** Opens the place where the notes of an exercise are pasted as one text. */
export const FillInFromNotes = forWriters(function FillInFromNotes() {
  const translate = useTranslate();
  const { isOpen, opener, close, toggle } = useOpener();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        ref={opener}
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<NotesIcon />}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {translate('resources.rubric.notes.title')}
      </Button>
      {isOpen ? (
        <LazyPart>
          <NotesPanel onClose={close} />
        </LazyPart>
      ) : null}
    </Box>
  );
});
