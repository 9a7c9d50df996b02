import { useQuery } from '@tanstack/react-query';
import { CertificateList } from '../features/certificates/components/certificate-list.tsx';
import { progressQuery } from '../features/courses/api/courses.ts';
import { UpgradeButton } from '../features/plans/components/upgrade-button.tsx';

/** The member's certificates, with the offer for what their plan does not certify. */
export function OwnCertificates() {
  const progress = useQuery(progressQuery).data;
  const completed = progress && Object.values(progress).filter((course) => course.completed).length;
  return (
    <CertificateList
      completedCourses={completed}
      upgrade={<UpgradeButton place="settings" type="primary" />}
    />
  );
}
