import { HelpPage } from '../../features/help/components/help-page.tsx';
import { SignInDoors } from '../sign-in-doors.tsx';

export function Component() {
  return <HelpPage doors={<SignInDoors />} />;
}
