import SubscriptionIcon from '@mui/icons-material/CreditCardOutlined';
import { lazy } from 'react';
import type { StaffSubscription } from '../shared/subscription/types.ts';

export default {
  name: 'subscriptions',
  list: lazy(() =>
    import('./subscription-list.tsx').then(({ SubscriptionList }) => ({ default: SubscriptionList })),
  ),
  show: lazy(() =>
    import('./subscription-show.tsx').then(({ SubscriptionShow }) => ({ default: SubscriptionShow })),
  ),
  icon: SubscriptionIcon,
  options: { isSearched: true, detail: ({ email }: StaffSubscription) => email },
  recordRepresentation: ({ name }: StaffSubscription) => name,
};
