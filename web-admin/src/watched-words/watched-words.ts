import WatchedIcon from '@mui/icons-material/VisibilityOutlined';
import type { WatchedWord } from '@academy/contracts/http/forum/watched-words.ts';
import { lazy } from 'react';

export default {
  name: 'watched-words',
  list: lazy(() =>
    import('./watched-word-list.tsx').then(({ WatchedWordList }) => ({ default: WatchedWordList })),
  ),
  create: lazy(() =>
    import('./watched-word-create.tsx').then(({ WatchedWordCreate }) => ({ default: WatchedWordCreate })),
  ),
  edit: lazy(() =>
    import('./watched-word-edit.tsx').then(({ WatchedWordEdit }) => ({ default: WatchedWordEdit })),
  ),
  icon: WatchedIcon,
  options: { isSearched: true },
  recordRepresentation: ({ phrase }: WatchedWord) => phrase,
};
