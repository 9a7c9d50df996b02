import { useParams } from 'react-router-dom';
import { CertificatePage } from '../../features/certificates/components/certificate-page.tsx';

export function Component() {
  const { code = '' } = useParams();
  return <CertificatePage key={code} code={code} />;
}
