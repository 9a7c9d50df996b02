import TutorVoteIcon from '@mui/icons-material/ThumbDownOffAltOutlined';
import { lazy } from 'react';

export default {
  name: 'tutor-votes',
  list: lazy(() => import('./tutor-vote-list.tsx').then(({ TutorVoteList }) => ({ default: TutorVoteList }))),
  icon: TutorVoteIcon,
  options: { isSearched: true },
};
