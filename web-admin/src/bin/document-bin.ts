import BinIcon from '@mui/icons-material/DeleteOutlined';
import { lazy } from 'react';

export default {
  name: 'document-bin',
  list: lazy(() =>
    import('./document-bin-list.tsx').then(({ DocumentBinList }) => ({ default: DocumentBinList })),
  ),
  icon: BinIcon,
  options: { isSearched: true },
};
