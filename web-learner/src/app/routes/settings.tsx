import { SettingsPage } from '../../features/settings/components/settings-page.tsx';
import { MembersOnly } from '../members-only.tsx';

export function Component() {
  return (
    <MembersOnly reason="settings">
      <SettingsPage />
    </MembersOnly>
  );
}
