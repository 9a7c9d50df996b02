import { ModerationPage } from '../../features/moderation/components/moderation-page.tsx';
import { StaffOnly } from '../staff-only.tsx';

export function Component() {
  return (
    <StaffOnly>
      <ModerationPage />
    </StaffOnly>
  );
}
