import { HelpPage } from '../../features/help/components/help-page.tsx';
import { HiddenPage } from '../hidden-page.tsx';
import { SignInDoors } from '../sign-in-doors.tsx';

export function Component() {
  return (
    <HiddenPage what="help">
      <HelpPage doors={<SignInDoors />} />
    </HiddenPage>
  );
}
