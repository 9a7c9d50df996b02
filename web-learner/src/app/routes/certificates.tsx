import { VerifyPage } from '../../features/certificates/components/verify-page.tsx';

export function Component() {
  return <VerifyPage />;
}
