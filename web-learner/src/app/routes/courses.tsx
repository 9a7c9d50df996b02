import { CoursesPage } from '../../features/courses/components/courses-page.tsx';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';

export function Component() {
  return <CoursesPage upgrade={<UpgradeButton place="courses" size="small" />} />;
}
