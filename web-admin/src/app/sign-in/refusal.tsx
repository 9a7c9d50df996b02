import type { User } from '@academy/contracts/http/auth/user.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

/** Somebody is signed in, but neither as an administrator nor as a moderator. */
export function Refusal({ user, onOtherAccount }: { user: User; onOtherAccount: () => void }) {
  const translate = useTranslate();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Stack spacing={1.5} role="alert">
      <Typography variant="overline" sx={{ color: 'error.main', fontWeight: 700, lineHeight: 1 }}>
        {translate('academy.signIn.denied')}
      </Typography>
      <Typography variant="h1" sx={{ fontSize: 25 }}>
        {translate('academy.signIn.notAdministrator')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', pb: 1 }}>
        {translate('academy.signIn.notAdministratorText', { name })}
      </Typography>
      <Button variant="contained" size="large" href="/">
        {translate('academy.toAcademy')}
      </Button>
      <Button variant="outlined" color="inherit" size="large" onClick={onOtherAccount}>
        {translate('academy.signIn.otherAccount')}
      </Button>
    </Stack>
  );
}
