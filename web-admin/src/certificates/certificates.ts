import CertificateIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { lazy } from 'react';

export default {
  name: 'certificates',
  list: lazy(() =>
    import('./certificate-list.tsx').then(({ CertificateList }) => ({ default: CertificateList })),
  ),
  icon: CertificateIcon,
  options: { isSearched: true },
};
