import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { PlainList } from '../shared/plain-list.tsx';
import type { Undecided } from './decide-all.ts';

interface UndecidedDialogProps {
  undecided: readonly Undecided<ModerationCase>[];
  onClose: () => void;
}

/** Which of the chosen cases could not be decided, and why. */
export function UndecidedDialog({ undecided, onClose }: UndecidedDialogProps) {
  const translate = useTranslate();
  const reasonOf = (error: unknown) => {
    const message = error instanceof Error ? error.message : '';
    return translate(message || 'ra.notification.http_error', { _: message });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="undecided-title">
      <DialogTitle id="undecided-title">
        {translate('resources.flags.undecided', { smart_count: undecided.length })}
      </DialogTitle>
      <DialogContent>
        <UndecidedList undecided={undecided} reasonOf={reasonOf} onLeave={onClose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface UndecidedListProps {
  undecided: readonly Undecided<ModerationCase>[];
  reasonOf: (error: unknown) => string;
  onLeave: () => void;
}

/** Each with its title, the way to it and what the server said. */
export function UndecidedList({ undecided, reasonOf, onLeave }: UndecidedListProps) {
  const translate = useTranslate();
  return (
    <PlainList
      empty=""
      rows={undecided.map(({ item, error }) => ({
        key: item.id,
        head: (
          <Link className="text-link" to={`/flags/${item.id}/show`} onClick={onLeave}>
            {item.title || translate('resources.flags.noTitle')}
          </Link>
        ),
        detail: reasonOf(error),
      }))}
    />
  );
}
