import { forWriters } from '../../shared/rights/for-writers.tsx';
import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import type { CriterionId } from '@academy/prompt-rubric/rubric.ts';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useCriterionExample } from './criterion-example.ts';

interface AddCriterionProps {
  ids: readonly CriterionId[];
  isFull: boolean;
  onAdd: (id: CriterionId) => void;
}

/** What can be looked for, each with what it checks and an example. */
export const AddCriterion = forWriters(function AddCriterion({ ids, isFull, onAdd }: AddCriterionProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.rubric.${key}`);
  const exampleOf = useCriterionExample();
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<AddIcon />}
          disabled={isFull}
          onClick={() => setOpen(true)}
        >
          {text('add')}
        </Button>
        {isFull ? <span>{text('addFull')}</span> : null}
      </Box>
      <Dialog open={isOpen} onClose={() => setOpen(false)} maxWidth="sm" fullWidth aria-labelledby={title}>
        <DialogTitle id={title}>{text('addTitle')}</DialogTitle>
        <DialogContent sx={{ px: 1 }}>
          <List disablePadding>
            {ids.map((id) => (
              <li key={id}>
                <ListItemButton
                  onClick={() => {
                    setOpen(false);
                    onAdd(id);
                  }}
                  sx={{ display: 'block', borderRadius: '10px' }}
                >
                  <Box component="strong" sx={{ display: 'block' }}>
                    {text(`criteria.${id}.name`)}
                  </Box>
                  <Box component="span" sx={{ display: 'block' }}>
                    {text(`criteria.${id}.checks`)}
                  </Box>
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 14 }}>
                    {exampleOf(id)}
                  </Box>
                </ListItemButton>
              </li>
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setOpen(false)}>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
});
