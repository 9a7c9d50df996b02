import { ConfigProvider } from 'antd';
import { NotificationSettings } from '../../features/notifications/components/notification-settings.tsx';
import { PremiumCard } from '../../features/plans/components/premium-card.tsx';
import { PracticeSettings } from '../../features/practice/components/practice-settings.tsx';
import { SettingsPage } from '../../features/settings/components/settings-page.tsx';
import { MyPlan } from '../../features/subscription/components/my-plan.tsx';
import { isViewing } from '../../shared/viewing/is-viewing.ts';
import { ConfirmReminderSlot } from '../confirm-reminder-slot.tsx';
import { MembersOnly } from '../members-only.tsx';
import { OwnCertificates } from '../own-certificates.tsx';

/** Every field is one to change something by: an administrator who views the academy as the member sees them off. */
export function Component() {
  return (
    <MembersOnly reason="settings">
      <ConfigProvider componentDisabled={isViewing}>
        <SettingsPage
          confirmReminder={!isViewing && <ConfirmReminderSlot />}
          plan={<MyPlan offer={<PremiumCard place="settings" />} />}
          certificates={<OwnCertificates />}
          notifications={<NotificationSettings />}
          practice={<PracticeSettings />}
        />
      </ConfigProvider>
    </MembersOnly>
  );
}
