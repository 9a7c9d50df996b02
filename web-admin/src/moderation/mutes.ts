import MuteIcon from '@mui/icons-material/VolumeOffOutlined';
import { lazy } from 'react';

export default {
  name: 'mutes',
  list: lazy(() => import('./mute-list.tsx').then(({ MuteList }) => ({ default: MuteList }))),
  icon: MuteIcon,
};
