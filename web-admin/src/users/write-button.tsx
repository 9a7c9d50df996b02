import type { User } from '@academy/contracts/http/auth/user.ts';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { writeAddress } from '../shared/messages/write-address.ts';

/** Leads to the page that writes to somebody. */
export function WriteButton({ user: { id, firstName } }: { user: User }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={writeAddress(id)} variant="outlined" size="small" color="inherit">
      {translate('resources.messages.writeTo', { name: firstName })}
    </Button>
  );
}
