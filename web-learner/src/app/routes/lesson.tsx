import { useParams } from 'react-router-dom';
import { LessonPage } from '../../features/lessons/components/lesson-page.tsx';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';
import { MembersOnly } from '../members-only.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <MembersOnly reason="lesson">
      <LessonPage key={id} id={id} upgrade={<UpgradeButton type="primary" />} />
    </MembersOnly>
  );
}
