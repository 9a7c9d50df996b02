import { HelpPage } from '../../features/help/components/help-page.tsx';
import { MembersOnly } from '../members-only.tsx';

export function Component() {
  return (
    <MembersOnly reason="help">
      <HelpPage />
    </MembersOnly>
  );
}
