import TutorQuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import { lazy } from 'react';

export default {
  name: 'tutor-questions',
  list: lazy(() =>
    import('./tutor-question-list.tsx').then(({ TutorQuestionList }) => ({ default: TutorQuestionList })),
  ),
  icon: TutorQuestionIcon,
  options: { isSearched: true },
};
