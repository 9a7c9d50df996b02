import { ForReaders } from '../shared/rights/for-readers.tsx';
import SubscriptionIcon from '@mui/icons-material/CreditCardOutlined';
import type { User } from '@academy/contracts/http/auth/user.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';

interface SubscriptionButtonProps {
  isIcon?: boolean;
}

/** Leads to what the user pays, or was given. A row has room for the icon only. */
export const SubscriptionButton = (props: SubscriptionButtonProps) => (
  <ForReaders resource="subscriptions">
    <ToSubscription {...props} />
  </ForReaders>
);

function ToSubscription({ isIcon = false }: SubscriptionButtonProps) {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (!user) return null;
  const label = translate('resources.subscriptions.toSubscription');
  const to = `/subscriptions/${user.id}/show`;
  return isIcon ? (
    <Tooltip title={label}>
      <IconButton component={Link} to={to} aria-label={label} size="small" color="inherit">
        <SubscriptionIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  ) : (
    <Button component={Link} to={to} startIcon={<SubscriptionIcon />} color="inherit">
      {label}
    </Button>
  );
}
