import { ModerationPage } from '../../features/moderation/components/moderation-page.tsx';
import { ModeratorsOnly } from '../moderators-only.tsx';

export function Component() {
  return (
    <ModeratorsOnly>
      <ModerationPage />
    </ModeratorsOnly>
  );
}
