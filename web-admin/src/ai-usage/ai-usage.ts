import UsageIcon from '@mui/icons-material/DataUsageOutlined';
import { lazy } from 'react';

export default {
  name: 'ai-usage',
  list: lazy(() => import('./ai-usage-list.tsx').then(({ AiUsageList }) => ({ default: AiUsageList }))),
  icon: UsageIcon,
};
