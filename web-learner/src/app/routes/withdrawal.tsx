import { PolicyPage } from '../../features/policies/components/policy-page.tsx';

export function Component() {
  return <PolicyPage name="withdrawal" />;
}
