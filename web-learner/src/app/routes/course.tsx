import { useParams } from 'react-router-dom';
import { CoursePage } from '../../features/courses/components/course-page.tsx';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <CoursePage key={id} id={id} upgrade={<UpgradeButton type="primary" size="large" />} />;
}
