import { CourseCertificate } from '../features/certificates/components/course-certificate.tsx';
import { NextCourse } from '../features/courses/components/next-course.tsx';
import { UpgradeButton } from '../features/plans/components/upgrade-button.tsx';
import type { UpgradePlace } from '../features/plans/model/upgrade-place.ts';
import { useEarnsCertificate } from './use-earns-certificate.ts';

/** What completing a course leads on to: its certificate, and the next course. */
export function CourseEnd({ courseId, place }: { courseId: string; place: UpgradePlace }) {
  const isEarned = useEarnsCertificate(courseId);
  const upgrade = <UpgradeButton place={place} size="small" />;
  return (
    <>
      <CourseCertificate courseId={courseId} isEarned={isEarned} upgrade={upgrade} />
      <NextCourse courseId={courseId} upgrade={upgrade} />
    </>
  );
}
