import { useQuery } from '@tanstack/react-query';
import { CertificateList } from '../../features/certificates/components/certificate-list.tsx';
import { progressQuery } from '../../features/courses/api/courses.ts';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';
import { SettingsPage } from '../../features/settings/components/settings-page.tsx';
import { MembersOnly } from '../members-only.tsx';

export function Component() {
  return (
    <MembersOnly reason="settings">
      <SettingsPage certificates={<Certificates />} />
    </MembersOnly>
  );
}

function Certificates() {
  const progress = useQuery(progressQuery).data;
  const completed = progress && Object.values(progress).filter((course) => course.completed).length;
  return <CertificateList completedCourses={completed} upgrade={<UpgradeButton type="primary" />} />;
}
