import type { User } from '@academy/contracts/http/auth/user.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

interface PresentSessionProps {
  user: User;
  isPending: boolean;
  onEnter: () => void;
  onOtherAccount: () => void;
}

/** Somebody of the staff who is signed in to the academy already goes in without typing again. */
export function PresentSession({ user, isPending, onEnter, onOtherAccount }: PresentSessionProps) {
  const translate = useTranslate();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Stack spacing={1.5}>
      <Typography sx={{ color: 'text.secondary', pb: 1 }}>
        {translate('academy.signIn.presentSession', { name })}
      </Typography>
      <Button variant="contained" size="large" disabled={isPending} onClick={onEnter} autoFocus>
        {translate('academy.signIn.enter')}
      </Button>
      <Button variant="outlined" color="inherit" size="large" onClick={onOtherAccount}>
        {translate('academy.signIn.otherAccount')}
      </Button>
    </Stack>
  );
}
