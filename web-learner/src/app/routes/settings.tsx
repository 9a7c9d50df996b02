import { NotificationSettings } from '../../features/notifications/components/notification-settings.tsx';
import { PremiumCard } from '../../features/plans/components/premium-card.tsx';
import { PracticeSettings } from '../../features/practice/components/practice-settings.tsx';
import { SettingsPage } from '../../features/settings/components/settings-page.tsx';
import { MyPlan } from '../../features/subscription/components/my-plan.tsx';
import { ConfirmReminderSlot } from '../confirm-reminder-slot.tsx';
import { MembersOnly } from '../members-only.tsx';
import { OwnCertificates } from '../own-certificates.tsx';

export function Component() {
  return (
    <MembersOnly reason="settings">
      <SettingsPage
        confirmReminder={<ConfirmReminderSlot />}
        plan={<MyPlan offer={<PremiumCard place="settings" />} />}
        certificates={<OwnCertificates />}
        notifications={<NotificationSettings />}
        practice={<PracticeSettings />}
      />
    </MembersOnly>
  );
}
