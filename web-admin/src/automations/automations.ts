import AutomationIcon from '@mui/icons-material/ScheduleOutlined';
import { lazy } from 'react';

export default {
  name: 'automations',
  list: lazy(() =>
    import('./automation-list.tsx').then(({ AutomationList }) => ({ default: AutomationList })),
  ),
  create: lazy(() =>
    import('./automation-create.tsx').then(({ AutomationCreate }) => ({ default: AutomationCreate })),
  ),
  icon: AutomationIcon,
};
