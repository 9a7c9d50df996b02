import CannedIcon from '@mui/icons-material/QuickreplyOutlined';
import type { CannedAnswer } from '@academy/contracts/http/auth/canned-answers.ts';
import { lazy } from 'react';
import { currentLanguage } from '../app/i18n/current-language.ts';

export default {
  name: 'canned-answers',
  list: lazy(() =>
    import('./canned-answer-list.tsx').then(({ CannedAnswerList }) => ({ default: CannedAnswerList })),
  ),
  create: lazy(() =>
    import('./canned-answer-create.tsx').then(({ CannedAnswerCreate }) => ({ default: CannedAnswerCreate })),
  ),
  edit: lazy(() =>
    import('./canned-answer-edit.tsx').then(({ CannedAnswerEdit }) => ({ default: CannedAnswerEdit })),
  ),
  icon: CannedIcon,
  options: { isSearched: true },
  recordRepresentation: ({ titleEs, titleEn }: CannedAnswer) =>
    currentLanguage() === 'es' ? titleEs : titleEn,
};
