import KnownQuestionIcon from '@mui/icons-material/MarkChatReadOutlined';
import { lazy } from 'react';

export default {
  name: 'known-questions',
  list: lazy(() =>
    import('./known-question-list.tsx').then(({ KnownQuestionList }) => ({ default: KnownQuestionList })),
  ),
  icon: KnownQuestionIcon,
  options: { isSearched: true },
};
