import ParkedIcon from '@mui/icons-material/MoveToInboxOutlined';
import { lazy } from 'react';

export default {
  name: 'parked-events',
  list: lazy(() =>
    import('./parked-event-list.tsx').then(({ ParkedEventList }) => ({ default: ParkedEventList })),
  ),
  show: lazy(() =>
    import('./parked-event-show.tsx').then(({ ParkedEventShow }) => ({ default: ParkedEventShow })),
  ),
  icon: ParkedIcon,
};
