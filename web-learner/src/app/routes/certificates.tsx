import { VerifyPage } from '../../features/certificates/components/verify-page.tsx';
import { OwnCertificates } from '../own-certificates.tsx';

export function Component() {
  return <VerifyPage own={<OwnCertificates />} />;
}
