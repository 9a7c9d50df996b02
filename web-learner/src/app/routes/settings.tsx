import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { NotificationSettings } from '../../features/notifications/components/notification-settings.tsx';
import { PremiumCard } from '../../features/plans/components/premium-card.tsx';
import { PracticeSettings } from '../../features/practice/components/practice-settings.tsx';
import { SettingsPage } from '../../features/settings/components/settings-page.tsx';
import { MyPlan } from '../../features/subscription/components/my-plan.tsx';
import { isViewing } from '../../shared/viewing/is-viewing.ts';
import { ConfirmReminderSlot } from '../confirm-reminder-slot.tsx';
import { MembersOnly } from '../members-only.tsx';
import { OwnCertificates } from '../own-certificates.tsx';

/** Every control of the settings changes something: an administrator who views the academy as the member sees them off. */
function Changeable({ children }: { children: ReactNode }) {
  if (!isViewing) return children;
  return (
    <ConfigProvider componentDisabled>
      <fieldset disabled style={{ display: 'contents' }}>
        {children}
      </fieldset>
    </ConfigProvider>
  );
}

export function Component() {
  return (
    <MembersOnly reason="settings">
      <Changeable>
        <SettingsPage
          confirmReminder={!isViewing && <ConfirmReminderSlot />}
          plan={<MyPlan offer={<PremiumCard place="settings" />} />}
          certificates={<OwnCertificates />}
          notifications={<NotificationSettings />}
          practice={<PracticeSettings />}
        />
      </Changeable>
    </MembersOnly>
  );
}
