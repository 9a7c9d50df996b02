import { useQuery } from '@tanstack/react-query';
import { CertificateList } from '../../features/certificates/components/certificate-list.tsx';
import { progressQuery } from '../../features/courses/api/courses.ts';
import { NotificationSettings } from '../../features/notifications/components/notification-settings.tsx';
import { PremiumCard } from '../../features/plans/components/premium-card.tsx';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';
import { PracticeSettings } from '../../features/practice/components/practice-settings.tsx';
import { SettingsPage } from '../../features/settings/components/settings-page.tsx';
import { MyPlan } from '../../features/subscription/components/my-plan.tsx';
import { ConfirmReminderSlot } from '../confirm-reminder-slot.tsx';
import { MembersOnly } from '../members-only.tsx';

export function Component() {
  return (
    <MembersOnly reason="settings">
      <SettingsPage
        confirmReminder={<ConfirmReminderSlot />}
        plan={<MyPlan offer={<PremiumCard place="settings" />} />}
        certificates={<Certificates />}
        notifications={<NotificationSettings />}
        practice={<PracticeSettings />}
      />
    </MembersOnly>
  );
}

function Certificates() {
  const progress = useQuery(progressQuery).data;
  const completed = progress && Object.values(progress).filter((course) => course.completed).length;
  return (
    <CertificateList
      completedCourses={completed}
      upgrade={<UpgradeButton place="settings" type="primary" />}
    />
  );
}
