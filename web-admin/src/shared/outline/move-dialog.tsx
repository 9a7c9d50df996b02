import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useId, useState, type FormEvent } from 'react';

export interface MoveChoice {
  id: string;
  name: string;
  /** How it stands, such as its status. */
  notes: readonly string[];
  /** What moving it there means for learners, in place of what is said before one is chosen. */
  effect?: string;
}

interface MoveDialogProps {
  title: string;
  /** What it means for learners. */
  text: string;
  label: string;
  choices: readonly MoveChoice[];
  onMove: (to: string) => void;
  onClose: () => void;
}

/** Asks where something is moved. */
export function MoveDialog({ title, text, label, choices, onMove, onClose }: MoveDialogProps) {
  const translate = useTranslate();
  const heading = useId();
  const [to, setTo] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (to !== '') onMove(to);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={heading}
      slotProps={{ paper: { component: 'form', onSubmit: submit, noValidate: true } as object }}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText aria-live="polite" sx={{ mb: 2 }}>
          {choices.length === 0
            ? translate('resources.outline.nowhere')
            : (choices.find(({ id }) => id === to)?.effect ?? text)}
        </DialogContentText>
        {choices.length === 0 ? null : (
          <TextField select label={label} value={to} onChange={({ target }) => setTo(target.value)} autoFocus>
            {choices.map(({ id, name, notes }) => (
              <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
                {[name, ...notes].join(' · ')}
              </MenuItem>
            ))}
          </TextField>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={to === ''}>
          {translate('resources.outline.move')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
