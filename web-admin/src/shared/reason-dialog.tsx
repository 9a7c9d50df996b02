import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent, type ReactNode } from 'react';

const shortest = 3;
const mostOf = 500;

interface ReasonDialogProps {
  title: string;
  text: string;
  confirm: string;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** Key of another `label` and `help` for what is typed, where it is no reason. */
  field?: string;
  /** Characters of the reason at most. */
  longest?: number;
  /** Marks what cannot be taken back. */
  isDangerous?: boolean;
  /** More to choose, above the reason. */
  children?: ReactNode;
}

/** Asks for the reason of something that concerns a learner. Unmounted when it closes, so that it opens empty. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirm, isPending, onConfirm, onClose, isDangerous = false, children } = props;
  const { field = 'academy.reason', longest = mostOf } = props;
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < shortest;

  function submit(event: FormEvent) {
    event.preventDefault();
    // React's events bubble through portals: the page's own form must not hear of it.
    event.stopPropagation();
    setTried(true);
    if (!isShort) onConfirm(reason.trim());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="reason-title"
      onClick={(event) => event.stopPropagation()}
      slotProps={{ paper: { component: 'form', onSubmit: submit, noValidate: true } as object }}
    >
      <DialogTitle id="reason-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
        {children}
        <TextField
          label={translate(`${field}.label`)}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          autoFocus
          required
          multiline
          minRows={3}
          fullWidth
          error={isTried && isShort}
          helperText={translate(isTried && isShort ? 'academy.reason.short' : `${field}.help`)}
          slotProps={{ htmlInput: { maxLength: longest } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          disabled={isPending}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
